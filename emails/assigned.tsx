import { momentInParis } from '../domain/dates.ts';
import type { LeadInput } from '../domain/leads/lead.ts';
import { MailLayout, MailLink } from './layout.tsx';
import { SenderLines } from './visitor-act.tsx';

interface AssignedProps extends Pick<LeadInput, 'name' | 'email' | 'phone'> {
  reference: string;
  /** The promised answer time, ISO 8601; `null` where nothing is due any more. */
  answerBy: string | null;
  /** URL of the lead’s page. */
  page: string;
}

/** Subject of the mail to the colleague who is given a lead. */
export function assignedSubject({ reference, name }: AssignedProps): string {
  return `Pour vous : ${reference}, ${name}`;
}

/** Mail to the colleague who is given a lead. Notes about it stay on its page. */
export function Assigned(lead: AssignedProps) {
  const { name, reference, answerBy, page } = lead;
  return (
    <MailLayout preview={assignedSubject(lead)}>
      <p>
        La demande <strong>{reference}</strong> de <bdi>{name}</bdi> vous est confiée.
      </p>
      {answerBy === null ? null : (
        <p>
          Réponse promise avant le <strong>{momentInParis(answerBy)}</strong>.
        </p>
      )}
      <p>
        <SenderLines sender={lead} />
      </p>
      <p>
        <MailLink href={page}>Ouvrir {reference}</MailLink>
      </p>
    </MailLayout>
  );
}
