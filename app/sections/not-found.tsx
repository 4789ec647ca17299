import { Button } from '../ui/button.tsx';

/** What stands at an address that does not exist (specification, section 2). */
export function NotFound() {
  return (
    <section className="on-dark grid min-h-[80svh] content-center panes bg-forest pt-header text-white">
      <div className="column py-20 text-center">
        <p
          className="font-title text-[clamp(7rem,24vw,16rem)] leading-none font-bold text-mint"
          aria-hidden="true"
        >
          404
        </p>
        <h1 className="mx-auto mt-4 max-w-2xl text-2xl desktop:text-4xl">
          <span className="sr-only">404. </span>
          Oups ! La page que vous cherchez n’existe pas.
        </h1>
        <div className="mt-10">
          <Button routerLink="/" color="white" size="large" label="Retour à l’accueil" />
        </div>
      </div>
    </section>
  );
}
