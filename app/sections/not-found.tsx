import { errorCopy } from 'content-collections';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';

/** Pages that every agency's site has. */
const LINKS = [
  ['/services', 'Services'],
  ['/realisations', 'Réalisations'],
  ['/recherche', 'Recherche'],
  ['/plan-du-site', 'Plan du site'],
  ['/obtenir-un-devis', 'Devis gratuit'],
  ['/contact', 'Contact'],
] as const;

/** The 404 page (specification, section 2). */
export function NotFound() {
  return (
    <section className="on-dark relative isolate grid overflow-hidden bg-ink pt-header text-white desktop:min-h-[min(100svh,60rem)] desktop:content-center">
      <Picture
        src="/assets/ecrans/carreau-absent.svg"
        alt=""
        width={1600}
        height={1000}
        eager
        className="-z-10 aspect-square w-full object-cover object-[53%_50%] desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:aspect-auto desktop:h-full desktop:w-[72%] desktop:object-[35%_50%] wide:w-[60%] wide:object-center"
      />
      <div className="absolute inset-y-0 left-[28%] -z-10 hidden w-1/3 bg-linear-to-r from-ink to-transparent desktop:block wide:left-[40%] wide:w-1/4" />
      <div className="column pt-8 pb-20 desktop:py-24">
        <div className="desktop:max-w-[23rem] wide:max-w-[36rem]">
          <p
            className="font-title text-[clamp(6rem,17vw,13rem)] leading-[0.8] font-bold tracking-tighter text-lime"
            aria-hidden="true"
          >
            404
          </p>
          <h1 className="mt-8 text-3xl desktop:text-4xl wide:text-5xl">
            <span className="sr-only">404. </span>
            {errorCopy.notFound.title}
          </h1>
          <div className="mt-9">
            <Button routerLink="/" color="white" size="large" label="Retour à l’accueil" />
          </div>
          <ul className="mt-9 grid max-w-[26rem] grid-cols-2 gap-x-6 border-t border-white/30">
            {LINKS.map(([path, label]) => (
              <li key={path} className="border-b border-white/30">
                <Link
                  to={path}
                  className="flex min-h-12 items-center font-semibold underline-offset-4 hover:text-lime hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
