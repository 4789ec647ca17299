import { momentInParis } from '../domain/dates.ts';
import type { LeadInput } from '../domain/leads/lead.ts';
import { MailLayout, MailLink } from './layout.tsx';

interface ReminderProps extends Pick<LeadInput, 'kind' | 'name' | 'phone'> {
  reference: string;
  /** ISO 8601, UTC; when the answer is due, too. */
  created_at: string;
  answerBy: string;
  /** When somebody answered after all, before this mail left. */
  answered_at: string | null;
  /** Address of the lead's page. */
  page: string;
}

/** Subject of the mail to the agency shortly before a promise ends. */
export function reminderSubject({ reference, name, answered_at }: ReminderProps): string {
  return answered_at === null
    ? `Réponse attendue : ${reference}, ${name}`
    : `Réponse envoyée : ${reference}, ${name}`;
}

/** Mail to the agency about a lead that nobody has answered. */
export function Reminder(lead: ReminderProps) {
  const { kind, name, phone, reference, created_at, answerBy, answered_at, page } = lead;
  const what = kind === 'devis' ? 'La demande de devis' : 'Le message';
  return (
    <MailLayout preview={reminderSubject(lead)}>
      {answered_at === null ? (
        <p>
          {what} {reference} de <bdi>{name}</bdi> n’a pas encore de réponse. Elle est promise avant le{' '}
          <strong>{momentInParis(answerBy)}</strong>.
        </p>
      ) : (
        <p>
          {what} {reference} de <bdi>{name}</bdi> a eu sa réponse le {momentInParis(answered_at)}, depuis que
          ce rappel a été demandé.
        </p>
      )}
      <p>
        Arrivée : {momentInParis(created_at)}
        <br />
        Téléphone : <bdi>{phone ?? 'non indiqué'}</bdi>
      </p>
      <p>
        <MailLink href={page}>Ouvrir {reference} et répondre</MailLink>
      </p>
    </MailLayout>
  );
}
