import { agency } from 'content-collections';
import { momentInParis } from '../../domain/dates.ts';
import type { TrackedLead } from '../services.ts';
import type { ActFault } from '../tracking/read-act.ts';
import { Sundial } from '../ui/sundial.tsx';
import { leadWords } from './tracked-lead-words.ts';
import { TrackingForms } from './tracking-forms.tsx';

const DONE: Readonly<Record<string, string>> = {
  complete: 'Votre précision est ajoutée, et notre équipe en est prévenue.',
  correct: 'Vos coordonnées sont corrigées.',
};

interface TrackedLeadPageProps {
  lead: TrackedLead;
  /** The act that was just done, as the address says it. */
  done: string | null;
  fault: ActFault | null;
}

/** A lead in its sender's own hands: where it stands, what was sent, and what can be done with it. */
export function TrackedLeadPage({ lead, done, fault }: TrackedLeadPageProps) {
  const isOver = lead.standing.step === 'withdrawn';
  const notice = done === null ? undefined : DONE[done];
  return (
    <>
      <section className="on-dark panes bg-ink pt-header text-white">
        <div className="column grid items-center gap-x-16 gap-y-8 py-content desktop:grid-cols-[1fr_20rem] desktop:pb-20">
          <div>
            <p className="text-mint">
              Référence <strong className="whitespace-nowrap text-white">{lead.reference}</strong>
            </p>
            <h1 className="mt-3 text-4xl desktop:text-6xl">{leadWords(lead).title}</h1>
            <p className="mt-6 max-w-2xl text-xl text-mint">{standingSentence(lead)}</p>
            <PromisedAnswer lead={lead} />
          </div>
          {lead.promise && !lead.promise.isOver ? (
            <div className="w-full max-w-60 desktop:max-w-none">
              <Sundial {...lead.promise.dial} />
            </div>
          ) : null}
          {isOver ? null : <Way lead={lead} />}
        </div>
      </section>
      <section id="suite" aria-label="Ce que vous avez envoyé" className="band bg-paper">
        {notice && !fault ? (
          <p role="status" className="mb-8 border-l-4 border-emerald bg-mint px-5 py-4 font-semibold">
            {notice}
          </p>
        ) : null}
        {fault?.alert ? (
          <p
            role="alert"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: without the script, brings the answer into view
            autoFocus
            className="mb-8 border-l-4 border-alert bg-alert/8 px-5 py-4 font-semibold"
          >
            {fault.alert}
          </p>
        ) : null}
        <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[1fr_22rem]">
          <TrackingForms lead={lead} isOver={isOver} fault={fault} />
        </div>
      </section>
    </>
  );
}

function standingSentence(lead: TrackedLead): string {
  const { your, it, past } = leadWords(lead);
  const { step, since } = lead.standing;
  const named = your.replace('v', 'V');
  switch (step) {
    case 'received':
      return `${named} est bien arrivé${past}. Personne ne l’a encore pris${past} en charge.`;
    case 'taken':
      return `Une personne de l’équipe s’occupe de ${your}.`;
    case 'answered':
      return `Nous vous avons répondu le ${momentInParis(since)}.`;
    case 'withdrawn':
      return `Vous avez retiré ${your} le ${momentInParis(since)}. Nous n’y répondrons pas, et vous pouvez ${it} effacer.`;
  }
}

function PromisedAnswer({ lead: { promise } }: { lead: TrackedLead }) {
  if (!promise) return null;
  const moment = <strong className="text-white">{momentInParis(promise.answerBy)}</strong>;
  return (
    <p className="mt-6 max-w-2xl border-l-4 border-lime py-1 pl-5 text-xl">
      Réponse promise avant le {moment}.
      {promise.isOver ? (
        <>
          {' '}
          Nous sommes en retard : appelez-nous au{' '}
          <a href={`tel:${agency.phone.international}`} className="whitespace-nowrap underline">
            {agency.phone.display}
          </a>
          .
        </>
      ) : null}
    </p>
  );
}

/** The three panes that a lead goes through. */
function Way({ lead }: { lead: TrackedLead }) {
  const { past } = leadWords(lead);
  const steps = [
    { step: 'received', name: `Reçu${past}`, text: momentInParis(lead.createdAt) },
    { step: 'taken', name: `Pris${past} en charge`, text: 'par une personne de l’équipe' },
    {
      step: 'answered',
      name: 'Réponse',
      text: lead.standing.since === null ? 'par e-mail ou par téléphone' : momentInParis(lead.standing.since),
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
