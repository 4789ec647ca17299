import { momentInParis } from '../domain/dates.ts';
import type { LeadInput } from '../domain/leads/lead.ts';
import { DETAIL_NAMES } from '../domain/leads/shown-fields.ts';
import { MailLayout } from './layout.tsx';
import { withLineBreaks } from './line-breaks.tsx';
import { Additions, type MailedAddition, SenderLines } from './visitor-act.tsx';

interface NoticeProps extends LeadInput {
  reference: string;
  /** ISO 8601, UTC. */
  created_at: string;
  /** The promised answer time; ISO 8601. */
  answerBy: string;
  /** What the visitor added before the mail was rendered. */
  additions: readonly MailedAddition[];
}

const KINDS = {
  devis: { title: 'Demande de devis', received: 'reçue' },
  contact: { title: 'Message', received: 'reçu' },
} as const;

/** Subject of the mail to the agency. */
export function noticeSubject({ kind, reference, name }: LeadInput & { reference: string }): string {
  return `${KINDS[kind].title} ${reference} : ${name}`;
}

/** Mail to the agency with everything the visitor sent. `<bdi>` isolates right-to-left text. */
export function Notice(lead: NoticeProps) {
  const { title, received } = KINDS[lead.kind];
  return (
    <MailLayout preview={`${title} de ${lead.name}`}>
      <p>
        <strong>
          {title} {lead.reference}
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
        Réponse promise avant le <strong>{momentInParis(lead.answerBy)}</strong>.
      </p>
      <p>Répondre à ce message écrit directement au visiteur.</p>
    </MailLayout>
  );
}
