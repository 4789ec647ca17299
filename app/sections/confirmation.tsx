import { claimRegister, confirmationCopy } from 'content-collections';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { fillElements, fillText } from '../../content/sentence.ts';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { isTrackingLink } from '../../domain/leads/tracking.ts';
import { forgetConfirmation } from '../forms/draft/chunk-load-recovery.ts';
import { endDraftsOf } from '../forms/draft/draft.ts';
import type { LeadReceipt } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { GlassHouse } from '../ui/glass-house.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import Sundial from '../ui/sundial.tsx';

const { replyWithin } = claimRegister.promises;

const texts = (): Record<LeadKind, { title: string; text: string; follow: string }> => ({
  devis: confirmationCopy.quote,
  contact: { ...confirmationCopy.contact, text: fillText(confirmationCopy.contact.text, { replyWithin }) },
});

/** All panes are set, even without a phone number: the form was sent. */
const WHOLE = [true, true, true, true];

interface ConfirmationProps {
  kind: LeadKind;
  /** `null` when the page was opened without sending a form. */
  receipt: LeadReceipt | null;
  /** Those of the page with the form, if it has its own. */
  thanks?: string | undefined;
}

/** The form-success screen (specification, section 2). */
export function Confirmation({ kind, receipt, thanks }: ConfirmationProps) {
  const { title, text } = texts()[kind];
  // A form that the browser submitted itself, before hydration, did not clear its draft.
  useEffect(() => {
    if (receipt) endDraftsOf(kind);
  }, [kind, receipt]);
  useEffect(forgetConfirmation, []);
  const link = useTrackingLink();
  return (
    <>
      <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white">
        <div className="column grid gap-10 py-content desktop:min-h-[38rem] desktop:grid-cols-2 desktop:pb-24">
          <div className="desktop:pr-8">
            <GlassHouse fields={WHOLE} isLit className="w-36 text-ink" />
            <h1 className="mt-8 text-4xl desktop:text-5xl wide:text-6xl">{title}</h1>
            <p className="mt-6 text-xl text-mint">{thanks ?? text}</p>
            {receipt ? <Receipt {...receipt} /> : null}
            <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-3">
              <Button routerLink="/" size="large" color="white" label="Retour à l’accueil" />
              {link ? (
                // A full page load, so that the page's own headers apply (`Referrer-Policy: no-referrer`).
                <a href={link} className="inline-flex min-h-11 items-center underline">
                  {texts()[kind].follow}
                </a>
              ) : null}
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
      <NextSteps />
    </>
  );
}

/** Link to the tracking page, which the form's script passes in the navigation state. */
function useTrackingLink(): string | null {
  const { state } = useLocation();
  const [link, setLink] = useState<string | null>(null);
  // After hydration: the server does not know the link.
  useEffect(() => {
    const known: unknown = state?.link;
    setLink(typeof known === 'string' && isTrackingLink(known) ? known : null);
  }, [state]);
  return link;
}

/** Receipt of a sent form: the promised answer time, in words and on a sundial, and the reference. */
function Receipt({ reference, answerBy, dial, closedUntil }: LeadReceipt) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 border-l-4 border-lime py-1 pl-5">
      {dial ? (
        <div className="w-44 shrink-0">
          <Sundial {...dial} />
        </div>
      ) : null}
      <div className="grid min-w-0 flex-1 basis-64 gap-2 text-xl">
        {answerBy ? (
          <p>
            {fillElements(confirmationCopy.receipt.answerBy, {
              moment: <strong>{momentInParis(answerBy)}</strong>,
            })}
          </p>
        ) : null}
        {closedUntil ? <p>{fillText(confirmationCopy.receipt.closed, { day: closedUntil })}</p> : null}
        <p>
          {fillElements(confirmationCopy.receipt.reference, {
            reference: <strong className="whitespace-nowrap">{reference}</strong>,
          })}
        </p>
        <p className="text-base text-mint">{confirmationCopy.receipt.advice}</p>
      </div>
    </div>
  );
}

function NextSteps() {
  return (
    <Section tone="paper" labelledBy="et-maintenant">
      <h2 id="et-maintenant" className="heading">
        {confirmationCopy.next.title}
      </h2>
      <ol className="mt-8 grid border border-ink bg-white desktop:mt-10 desktop:grid-cols-3">
        {[confirmationCopy.next.mail, confirmationCopy.next.reading, confirmationCopy.next.call].map(
          (step, index) => (
            <li
              key={step.title}
              className="border-ink p-7 print:p-3 not-last:border-b desktop:p-8 desktop:not-last:border-r desktop:not-last:border-b-0"
            >
              <span className="font-title text-5xl leading-none font-bold text-emerald" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="mt-5 text-xl">{step.title}</h3>
              <p className="mt-2 text-stone">{step.text}</p>
            </li>
          ),
        )}
      </ol>
    </Section>
  );
}
