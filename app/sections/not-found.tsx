import { errorCopy } from 'content-collections';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';

/** The 404 page (specification, section 2). */
export function NotFound() {
  return (
    <section className="on-dark relative isolate grid overflow-hidden bg-ink pt-header text-white desktop:min-h-[min(100svh,60rem)] desktop:content-center">
      <Picture
        src="/assets/ecrans/vitre-brisee.svg"
        alt=""
        width={1600}
        height={1000}
        eager
        className="-z-10 aspect-square w-full object-cover object-[53%_50%] desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:aspect-auto desktop:h-full desktop:w-[72%]"
      />
      <div className="absolute inset-y-0 left-[28%] -z-10 hidden w-1/3 bg-linear-to-r from-ink to-transparent desktop:block" />
      <div className="column pt-8 pb-20 desktop:py-24">
        <div className="desktop:max-w-[26rem]">
          <p
            className="font-title text-[clamp(6rem,17vw,13rem)] leading-[0.8] font-bold tracking-tighter text-lime"
            aria-hidden="true"
          >
            404
          </p>
          <h1 className="mt-8 text-3xl desktop:text-4xl">
            <span className="sr-only">404. </span>
            {errorCopy.notFound.title}
          </h1>
          <div className="mt-9">
            <Button routerLink="/" color="white" size="large" label="Retour à l’accueil" />
          </div>
        </div>
      </div>
    </section>
  );
}
