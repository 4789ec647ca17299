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
  /** Where it came from. */
  origin: LeadOrigin;
  /** URL of the lead’s page. */
  page: string;
}

/** Subject of the mail to the agency. */
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
        <Lines lines={originLines(lead.origin)} />
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
