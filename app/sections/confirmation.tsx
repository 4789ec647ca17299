import { claimRegister } from 'content-collections';
import { useEffect } from 'react';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { forgetConfirmation } from '../forms/draft/chunk-load-recovery.ts';
import { endDraftsOf } from '../forms/draft/forget-draft.ts';
import type { LeadReceipt } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { GlassHouse } from '../ui/glass-house.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

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

/** All panes of the house are set, whether the telephone was said or not: it was sent. */
const WHOLE = [true, true, true, true];

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
    <>
      <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
        <div className="column grid gap-10 py-content desktop:min-h-[38rem] desktop:grid-cols-2 desktop:pb-24">
          <div className="desktop:pr-8">
            <GlassHouse panes={WHOLE} isLit className="w-36 text-ink" />
            <h1 className="mt-8 text-4xl desktop:text-6xl">{title}</h1>
            <p className="mt-6 text-xl text-mint">{text}</p>
            {receipt ? (
              <div className="mt-6 grid gap-2 border-l-4 border-lime py-1 pl-5 text-xl">
                {receipt.answerBy ? (
                  <p>
                    Réponse promise avant le <strong>{momentInParis(receipt.answerBy)}</strong>.
                  </p>
                ) : null}
                <p>
                  Votre référence : <strong className="whitespace-nowrap">{receipt.reference}</strong>
                </p>
                <p className="text-base text-mint">
                  Notez-la : elle suffit pour retrouver votre demande, même sans e-mail.
                </p>
              </div>
            ) : null}
            <div className="mt-10">
              <Button routerLink="/" size="large" color="white" label="Retour à l’accueil" />
            </div>
          </div>
        </div>
        <Picture
          src="/assets/ecrans/fenetre-allumee.svg"
          alt=""
          width={1200}
          height={1400}
          eager
          className="-z-10 aspect-square w-full object-cover object-[50%_55%] desktop:absolute desktop:inset-y-0 desktop:right-0 desktop:aspect-auto desktop:h-full desktop:w-[46%]"
        />
        <div className="absolute inset-y-0 right-[34%] -z-10 hidden w-[13%] bg-linear-to-r from-ink to-transparent desktop:block" />
      </section>
      <Section tone="paper" labelledBy="et-maintenant">
        <h2 id="et-maintenant" className="text-3xl desktop:text-4xl">
          Et maintenant ?
        </h2>
        <ol className="mt-8 grid border border-ink bg-white desktop:mt-10 desktop:grid-cols-3">
          {NEXT_STEPS.map((step, index) => (
            <li
              key={step.title}
              className="border-ink p-7 not-last:border-b desktop:p-8 desktop:not-last:border-r desktop:not-last:border-b-0"
            >
              <span className="font-title text-5xl leading-none font-bold text-emerald" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="mt-5 text-xl">{step.title}</h3>
              <p className="mt-2 text-stone">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
