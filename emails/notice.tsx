import { subjectLines } from '../content/free-pages.ts';
import { momentInParis } from '../domain/dates.ts';
import { LEAD_KINDS, type LeadInput } from '../domain/leads/lead.ts';
import { type LeadOrigin, originLines } from '../domain/leads/origin.ts';
import { DETAIL_NAMES } from '../domain/leads/shown-fields.ts';
import { MailLayout, MailLink, withLineBreaks } from './layout.tsx';
import { Additions, Lines, type MailedAddition, SenderLines } from './visitor-act.tsx';

interface NoticeProps extends LeadInput {
  reference: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** The promised answer time; ISO 8601. */
  answerBy: string;
  /** What the visitor added before the mail was rendered. */
  additions: readonly MailedAddition[];
  origin: LeadOrigin;
  /** URL of the lead’s page. */
  page: string;
}

export function noticeSubject({ kind, reference, name }: LeadInput & { reference: string }): string {
  return `${LEAD_KINDS[kind].name} ${reference} : ${name}`;
}

/** Mail to the agency with everything the visitor sent. `<bdi>` isolates right-to-left text. */
export function Notice(lead: NoticeProps) {
  const { name, received } = LEAD_KINDS[lead.kind];
  return (
    <MailLayout preview={`${name} de ${lead.name}`}>
      <p>
        <strong>
          {name} {lead.reference}
        </strong>
        , {received} le {momentInParis(lead.created_at)}.
      </p>
      <p>
        <SenderLines sender={lead} names={['name', ...DETAIL_NAMES]} />
      </p>
      <p>
        <bdi>{withLineBreaks(lead.message)}</bdi>
      </p>
      <Additions additions={lead.additions} />
      <p>
        <Lines lines={[...subjectLines(lead.origin.page), ...originLines(lead.origin)]} />
      </p>
      <p>
        Réponse promise avant le <strong>{momentInParis(lead.answerBy)}</strong>.
      </p>
      <p>
        <MailLink href={lead.page}>Ouvrir {lead.reference} et répondre</MailLink>
      </p>
      <p>Répondez à ce message : votre réponse part directement au visiteur.</p>
    </MailLayout>
  );
}

interface AssignedProps extends Pick<LeadInput, 'name' | 'email' | 'phone'> {
  reference: string;
  /** The promised answer time, ISO 8601; `null` where nothing is due any more. */
  answerBy: string | null;
  /** URL of the lead’s page. */
  page: string;
}

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
          {momentInParis(answered_at)}, depuis que ce rappel a été préparé.
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
