import { agency } from 'content-collections';
import { Button } from '../ui/button.tsx';

/** What a visitor sees when a screen cannot be shown; `message` is the server's own sentence, if it had one. */
export function ErrorScreen({ message }: { message: string | null }) {
  return (
    <section className="grid min-h-[70svh] content-center pt-header">
      <div className="column max-w-2xl py-20">
        <h1 className="text-3xl desktop:text-5xl">Cette page n’a pas pu s’afficher</h1>
        <p className="mt-6 text-lg">
          {message ?? 'Une erreur est survenue de notre côté. Réessayez dans un instant.'}
        </p>
        <p className="mt-3">
          Vous pouvez aussi nous joindre au{' '}
          <a href={`tel:${agency.phone.international}`} className="underline">
            {agency.phone.display}
          </a>{' '}
          ou à{' '}
          <a href={`mailto:${agency.mailboxes.general}`} className="underline">
            {agency.mailboxes.general}
          </a>
          .
        </p>
        <div className="mt-8">
          <Button routerLink="/" label="Retour à l’accueil" />
        </div>
      </div>
    </section>
  );
}
