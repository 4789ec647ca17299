import { trackingCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { fillElements, fillText } from '../../content/sentence.ts';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import type { TrackedLead } from '../services.ts';
import { PhoneLink } from '../ui/contact-link.tsx';
import Sundial from '../ui/sundial.tsx';

/** Status of a lead as its sender sees it, with the promised answer time. */
export function TrackedLeadHead({ lead }: { lead: TrackedLead }) {
  const { step } = lead.standing;
  const dial = lead.promise?.isOver === false ? lead.promise.dial : null;
  return (
    <section className="on-dark panes bg-ink pt-header text-white">
      <div className="column grid items-center gap-x-16 gap-y-8 py-content desktop:grid-cols-[1fr_auto] desktop:pb-20">
        <div className="min-w-0">
          <p className="text-mint">
            Référence <strong className="whitespace-nowrap text-white">{lead.reference}</strong>
          </p>
          <h1 className="mt-3 text-4xl desktop:text-5xl wide:text-6xl">{leadWords(lead).title}</h1>
          <p className="mt-6 max-w-2xl text-xl text-mint">{standingSentence(lead)}</p>
          <PromisedAnswer lead={lead} />
        </div>
        {dial ? (
          <div className="w-60 wide:w-80">
            <Sundial {...dial} />
          </div>
        ) : null}
        {step === 'withdrawn' || step === 'closed' ? null : <Way lead={lead} />}
      </div>
    </section>
  );
}

function standingSentence(lead: TrackedLead): ReactNode {
  const { received, taken, closed, withdrawn } = leadWords(lead);
  const { step, since } = lead.standing;
  switch (step) {
    case 'received':
      return received;
    case 'taken':
      return taken;
    case 'answered':
      return fillText(trackingCopy.answered, { moment: momentInParis(since) });
    case 'closed':
      return fillElements(closed, { phone: <PhoneLink /> });
    case 'withdrawn':
      return fillText(withdrawn, { moment: momentInParis(since) });
  }
}

function PromisedAnswer({ lead: { promise } }: { lead: TrackedLead }) {
  if (!promise) return null;
  const moment = <strong className="text-white">{momentInParis(promise.answerBy)}</strong>;
  return (
    <p className="mt-6 max-w-2xl border-l-4 border-lime py-1 pl-5 text-xl">
      {fillElements(trackingCopy.promise.answerBy, { moment })}
      {promise.isOver ? <> {fillElements(trackingCopy.promise.late, { phone: <PhoneLink /> })}</> : null}
    </p>
  );
}

/** The three steps of a lead. */
function Way({ lead }: { lead: TrackedLead }) {
  const { received, taken } = leadWords(lead).steps;
  const steps = [
    { step: 'received', name: received, text: momentInParis(lead.createdAt) },
    { step: 'taken', name: taken, text: trackingCopy.steps.taken },
    {
      step: 'answered',
      name: trackingCopy.steps.answered,
      text: lead.standing.since === null ? trackingCopy.steps.answeredBy : momentInParis(lead.standing.since),
    },
  ];
  const now = steps.findIndex(({ step }) => step === lead.standing.step);
  return (
    <ol className="grid gap-0.5 desktop:col-span-2 desktop:mt-6 desktop:grid-cols-3">
      {steps.map(({ step, name, text }, index) => (
        <li
          key={step}
          className={`way-pane ${index < now ? 'way-pane-lit' : ''}`}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="block font-title text-xl font-semibold">{name}</span>
          <span className="block">{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The texts that differ between quote requests and contact messages. */
export function leadWords({ kind }: { kind: LeadKind }): typeof trackingCopy.quote {
  return { devis: trackingCopy.quote, contact: trackingCopy.contact }[kind];
}
