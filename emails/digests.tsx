import { momentInParis } from '../domain/dates.ts';
import { LEAD_KINDS, type LeadKind } from '../domain/leads/lead.ts';
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
            {reference}, {LEAD_KINDS[kind].short.toLowerCase()}
            {answer_due_at === null ? '' : `, avant le ${momentInParis(answer_due_at)}`}
          </li>
        ))}
        {leads > named.length && <li>et {leads - named.length} de plus</li>}
      </ul>
    </>
  );
}

interface QuarantineDigestProps {
  /** Number of leads for each reason, and date of the oldest (ISO 8601). */
  reasons: readonly { text: string; leads: number; oldest: string }[];
  /** A selection of them. */
  named: readonly { reference: string; created_at: string; text: string }[];
  /** Whether some were quarantined for the hourly limit alone. */
  isOverflowing: boolean;
  /** URL of the page on which they are read. */
  page: string;
}

export function quarantineSubject({ reasons }: Pick<QuarantineDigestProps, 'reasons'>): string {
  const count = total(reasons);
  if (count === 0) return 'Plus aucune demande mise de côté n’attend';
  return counted(
    count,
    'demande mise de côté attend votre lecture',
    'demandes mises de côté attendent votre lecture',
  );
}

/** Mail to the agency about quarantined leads. Contains nothing that visitors wrote. */
export function QuarantineDigest({ reasons, named, isOverflowing, page }: QuarantineDigestProps) {
  const subject = quarantineSubject({ reasons });
  const [oldest] = reasons.map((reason) => reason.oldest).toSorted();
  const unnamed = total(reasons) - named.length;
  if (oldest === undefined) {
    return (
      <MailLayout preview={subject}>
        <p>{subject} : vous les avez traitées depuis que cet e-mail a été préparé.</p>
      </MailLayout>
    );
  }
  return (
    <MailLayout preview={subject}>
      <p>
        <strong>{subject}</strong>, depuis le {momentInParis(oldest)} pour la plus ancienne.
      </p>
      {isOverflowing && (
        <p>
          Certaines ont pour seul tort d’être arrivées trop nombreuses en une heure : de vrais visiteurs en
          ont peut-être écrit, et une réponse leur est promise. Lisez celles-là d’abord.
        </p>
      )}
      <ul>
        {reasons.map(({ text, leads }) => (
          <li key={text}>
            {leads} : {text}
          </li>
        ))}
      </ul>
      <ul>
        {named.map(({ reference, created_at, text }) => (
          <li key={reference}>
            {reference}, {momentInParis(created_at)} : {text}
          </li>
        ))}
        {unnamed > 0 && <li>et {unnamed} de plus</li>}
      </ul>
      <p>
        <MailLink href={page}>Lire les demandes mises de côté</MailLink>
        <br />
        Libérée, une demande rejoint les autres et ses e-mails partent.
      </p>
    </MailLayout>
  );
}

function total(reasons: QuarantineDigestProps['reasons']): number {
  return reasons.reduce((sum, { leads }) => sum + leads, 0);
}
