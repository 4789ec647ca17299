import { claimRegister } from 'content-collections';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { forgetConfirmation } from '../forms/draft/chunk-load-recovery.ts';
import { endDraftsOf } from '../forms/draft/forget-draft.ts';
import type { LeadReceipt } from '../services.ts';
import { Button } from '../ui/button.tsx';

const TEXTS: Record<LeadKind, { title: string; text: string }> = {
  devis: {
    title: 'Demande de devis envoyée !',
    text: 'Votre demande va être analysée et vous serez contacté très prochainement.',
  },
  contact: {
    title: 'Message envoyé !',
    text: `Une réponse vous parvient dans les ${claimRegister.promises.replyWithin}.`,
  },
};

const NEXT_STEPS = [
  {
    title: 'Un e-mail de confirmation',
    // True of every lead: the second in 24 hours brings no other, and one in quarantine none before it is released.
    text: 'Le plus souvent en quelques minutes. Vous n’en recevez qu’un par 24 heures, et certaines demandes sont relues avant.',
  },
  {
    title: 'L’analyse de votre demande',
    text: 'Nous lisons ce que vous avez écrit et préparons nos questions.',
  },
  {
    title: 'Le contact d’un expert',
    text: 'La personne qui suivra votre projet vous appelle ou vous écrit.',
  },
];

interface ConfirmationProps {
  kind: LeadKind;
  /** Nothing when the page is opened by itself. */
  receipt: LeadReceipt | null;
}

/** The form-success screen (specification, section 2). */
export function Confirmation({ kind, receipt }: ConfirmationProps) {
  const { title, text } = TEXTS[kind];
  // A form that the browser sent itself, before the script ran, could not end its draft.
  useEffect(() => {
    if (receipt) endDraftsOf(kind);
  }, [kind, receipt]);
  useEffect(forgetConfirmation, []);
  return (
    <section className="pt-header">
      <div className="column grid gap-12 py-content desktop:grid-cols-[5fr_6fr] desktop:gap-20 desktop:pb-28">
        <div>
          <CircleCheck className="size-14 text-emerald" strokeWidth={1.5} aria-hidden="true" />
          <h1 className="mt-6 text-4xl desktop:text-6xl">{title}</h1>
          <p className="mt-6 text-xl">{text}</p>
          {receipt ? (
            <div className="mt-6 grid gap-2 border-l-4 border-emerald py-1 pl-5 text-xl">
              {receipt.answerBy ? (
                <p>
                  Réponse promise avant le <strong>{momentInParis(receipt.answerBy)}</strong>.
                </p>
              ) : null}
              <p>
                Votre référence : <strong className="whitespace-nowrap">{receipt.reference}</strong>
              </p>
              <p className="text-base text-stone">
                Notez-la : elle suffit pour retrouver votre demande, même sans e-mail.
              </p>
            </div>
          ) : null}
          <div className="mt-10">
            <Button routerLink="/" size="large" label="Retour à l’accueil" />
          </div>
        </div>
        <div className="self-center border border-ink bg-white">
          <h2 className="border-b border-ink px-7 py-5 text-xl">Et maintenant ?</h2>
          <ol>
            {NEXT_STEPS.map((step, index) => (
              <li key={step.title} className="flex gap-6 border-line px-7 py-6 not-last:border-b">
                <span
                  className="w-8 shrink-0 font-title text-4xl leading-none font-bold text-emerald"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-lg">{step.title}</h3>
                  <p className="mt-1.5 text-stone">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
