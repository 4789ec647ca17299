import { errorCopy } from 'content-collections';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fillElements } from '../../content/sentence.ts';
import { Button } from '../ui/button.tsx';
import { MailboxLink, PhoneLink } from '../ui/contact-link.tsx';

/** Why a screen cannot be shown: no network, or an error on our side, with the server's message if any. */
export type ScreenFault = { isOffline: true } | { isOffline: false; message: string | null };

/** The error screen; its button loads the same address again. */
export function ErrorScreen({ fault, cause }: { fault: ScreenFault; cause: unknown }) {
  const { pathname, search } = useLocation();
  const { title, text } = wordsFor(fault);
  // Errors that reached the server are in its log too.
  // biome-ignore lint/suspicious/noConsole: there is no other log in a browser
  useEffect(() => console.error('Page not shown', cause), [cause]);
  return (
    <section className="grid min-h-[70svh] content-center pt-header">
      <div className="column max-w-2xl py-content">
        <h1 className="text-3xl desktop:text-5xl">{title}</h1>
        <p className="mt-6 text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button routerLink={pathname + search} label="Réessayer" />
          <Button routerLink="/" color="black-outline" label="Retour à l’accueil" />
        </div>
        <p className="mt-8">
          {fillElements(errorCopy.failure.reach, { phone: <PhoneLink />, mailbox: <MailboxLink /> })}
        </p>
      </div>
    </section>
  );
}

function wordsFor(fault: ScreenFault): { title: string; text: string } {
  if (fault.isOffline) return errorCopy.failure.offline;
  return { title: errorCopy.failure.broken.title, text: fault.message ?? errorCopy.failure.broken.text };
}
