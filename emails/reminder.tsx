import { momentInParis } from '../domain/dates.ts';
import { LEAD_KINDS, type LeadInput } from '../domain/leads/lead.ts';
import { MailLayout, MailLink } from './layout.tsx';
import { SenderLines } from './visitor-act.tsx';

interface ReminderProps extends Pick<LeadInput, 'kind' | 'name' | 'phone'> {
  reference: string;
  /** ISO 8601, UTC; `answerBy` is the promised answer time. */
  created_at: string;
  answerBy: string;
  /** Set when the lead was answered before this mail was rendered. */
  answered_at: string | null;
  /** URL of the lead’s page. */
  page: string;
}

/** Subject of the mail to the agency shortly before a promise ends. */
export function reminderSubject({ reference, name, answered_at }: ReminderProps): string {
  return answered_at === null
    ? `Réponse attendue : ${reference}, ${name}`
    : `Réponse envoyée : ${reference}, ${name}`;
}

/** Mail to the agency about a lead not answered yet, shortly before the promised time. */
export function Reminder(lead: ReminderProps) {
  const { kind, name, phone, reference, created_at, answerBy, answered_at, page } = lead;
  return (
    <MailLayout preview={reminderSubject(lead)}>
      {answered_at === null ? (
        <p>
          {LEAD_KINDS[kind].definite} {reference} de <bdi>{name}</bdi> n’a pas encore de réponse. Celle-ci est
          promise avant le <strong>{momentInParis(answerBy)}</strong>.
        </p>
      ) : (
        <p>
          {LEAD_KINDS[kind].definite} {reference} de <bdi>{name}</bdi> a eu sa réponse le{' '}
          {momentInParis(answered_at)}, depuis que ce rappel a été demandé.
        </p>
      )}
      <p>
        Arrivée : {momentInParis(created_at)}
        <br />
        <SenderLines sender={{ phone }} names={['phone']} />
      </p>
      <p>
        <MailLink href={page}>Ouvrir {reference} et répondre</MailLink>
      </p>
    </MailLayout>
  );
}
