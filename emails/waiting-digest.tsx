import { momentInParis } from '../domain/dates.ts';
import type { LeadKind } from '../domain/leads/lead.ts';
import { counted } from '../domain/plural.ts';
import { MailLayout, MailLink } from './layout.tsx';

interface Waiting {
  leads: number;
  /** A selection of them. */
  named: readonly { reference: string; kind: LeadKind; answer_due_at: string | null }[];
}

interface WaitingProps {
  /** Leads without the promised answer. */
  unanswered: Waiting;
  /** Leads postponed until today. */
  returning: Waiting;
  /** Leads whose last answer was not delivered. */
  undelivered: Waiting;
}

const KINDS = { devis: 'devis', contact: 'message' } as const;

/** Subject of the morning's mail to the agency. */
export function waitingSubject({ unanswered, returning, undelivered }: WaitingProps): string {
  const count = unanswered.leads + returning.leads + undelivered.leads;
  if (count === 0) return 'Plus aucune demande n’attend';
  return counted(count, 'demande vous attend', 'demandes vous attendent');
}

/** Daily mail to the agency about leads that need attention. Contains nothing that visitors wrote. */
export function WaitingDigest({ page, ...waiting }: WaitingProps & { page: string }) {
  const subject = waitingSubject(waiting);
  return (
    <MailLayout preview={subject}>
      <p>
        <strong>{subject}</strong>.
      </p>
      <WaitingList title="Sans réponse, avec l’heure promise" {...waiting.unanswered} />
      <WaitingList title="À reprendre aujourd’hui" {...waiting.returning} />
      <WaitingList title="Réponse non remise par la messagerie" {...waiting.undelivered} />
      <p>
        <MailLink href={page}>Ouvrir la liste des demandes</MailLink>
      </p>
    </MailLayout>
  );
}

function WaitingList({ title, leads, named }: Waiting & { title: string }) {
  if (leads === 0) return null;
  return (
    <>
      <p>{title} :</p>
      <ul>
        {named.map(({ reference, kind, answer_due_at }) => (
          <li key={reference}>
            {reference}, {KINDS[kind]}
            {answer_due_at === null ? '' : `, avant le ${momentInParis(answer_due_at)}`}
          </li>
        ))}
        {leads > named.length && <li>et {leads - named.length} de plus</li>}
      </ul>
    </>
  );
}
