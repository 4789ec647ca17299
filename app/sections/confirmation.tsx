import { claimRegister, confirmationCopy } from 'content-collections';
import { useEffect } from 'react';
import { fillElements, fillText } from '../../content/sentence.ts';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { forgetConfirmation } from '../forms/draft/chunk-load-recovery.ts';
import { endDraftsOf } from '../forms/draft/forget-draft.ts';
import type { LeadReceipt } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { GlassHouse } from '../ui/glass-house.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

const { quote, contact, receipt: copy, next } = confirmationCopy;
const { replyWithin } = claimRegister.promises;

const TEXTS: Record<LeadKind, { title: string; text: string }> = {
  devis: quote,
  contact: { title: contact.title, text: fillText(contact.text, { replyWithin }) },
};

const NEXT_STEPS = [next.mail, next.reading, next.call];

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
                    {fillElements(copy.answerBy, {
                      moment: <strong>{momentInParis(receipt.answerBy)}</strong>,
                    })}
                  </p>
                ) : null}
                <p>
                  {fillElements(copy.reference, {
                    reference: <strong className="whitespace-nowrap">{receipt.reference}</strong>,
                  })}
                </p>
                <p className="text-base text-mint">{copy.advice}</p>
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
          {next.title}
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
