import { createElement, type ReactElement } from 'react';
import type { Facts } from '../../content/facts.ts';
import { personName } from '../../domain/person-name.ts';
import { Confirmation, confirmationSubject } from '../../emails/confirmation.tsx';
import { QuarantineDigest, quarantineSubject, WaitingDigest, waitingSubject } from '../../emails/digests.tsx';
import { MailAgency } from '../../emails/layout.tsx';
import { MonthlyFigures, monthlyFiguresSubject } from '../../emails/monthly-figures.tsx';
import {
  Assigned,
  assignedSubject,
  Notice,
  noticeSubject,
  Reminder,
  reminderSubject,
} from '../../emails/notice.tsx';
import { Reply, replySubject, replyText } from '../../emails/reply.tsx';
import {
  Erased,
  erasedSubject,
  VisitorAct,
  type VisitorActProps,
  visitorActSubject,
} from '../../emails/visitor-act.tsx';
import { closureAt, promiseOf } from '../leads/promised-answer.ts';
import { REASON_TEXTS, summarizeQuarantine } from '../leads/quarantine.ts';
import { summarizeWaiting } from '../leads/waiting.ts';
import type { LeadRow } from '../store/database.ts';
import { readMonthlyFigures } from '../visits/monthly-figures.ts';
import {
  type LeadSubject,
  type MailSource,
  readAnsweredLead,
  readLead,
  readTrackedLead,
} from './mail-subject.ts';

/** The content of a mail, without sender, recipient and Message-ID. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  /** Name beside the agency’s address, if not the configured one. */
  sender?: string;
  replyTo?: { name: string; address: string };
  /** Message-IDs for `In-Reply-To` and `References`. */
  inReplyTo?: string;
  references?: string;
  headers?: Record<string, string>;
  /** Address of who gets a copy. */
  cc?: string;
  attachments?: { filename: string; content: Buffer }[];
}

type Agency = Facts['agency'];
type Read<Data> = (source: MailSource) => Promise<Data>;
type Write<Data> = (data: Data, agency: Agency) => Promise<ComposedMail>;

interface Mail {
  to: 'visitor' | 'agency' | 'colleague';
  /** Reads its data, and returns what writes it: the fault of a database is not that of a mail. */
  read: Read<(agency: Agency) => Promise<ComposedMail>>;
}

function mailTo<Data>(to: Mail['to'], read: Read<Data>, write: Write<Data>): Mail {
  return {
    to,
    async read(source) {
      const data = await read(source);
      return (agency) => write(data, agency);
    },
  };
}

/** Marked as automatic (RFC 3834). */
const automaticTo =
  (to: Mail['to']) =>
  <Data>(read: Read<Data>, write: Write<Data>) =>
    mailTo(to, read, async (data, agency) => ({
      ...(await write(data, agency)),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }));
/** To the addresses of `LEADS_TO`. */
const toAgency = automaticTo('agency');
/** To one person’s own address. */
const toColleague = automaticTo('colleague');

/** Every mail the site sends, by its name in the outbox. */
const MAILS = {
  /** Contains none of the visitor’s own words, so that nobody can send a text to somebody else through it. */
  confirmation: mailTo('visitor', readTrackedLead, async ({ lead, tracking, now }, agency) => {
    const { hours, phone, brand, mailboxes } = agency;
    const due = promiseOf(lead, hours);
    // As when it waited in quarantine, or for the mail server: nobody is told of a moment that has passed.
    const isOver = Temporal.Instant.compare(due, now) <= 0;
    const closedUntil = isOver ? null : closureAt(Temporal.Instant.from(lead.created_at), due, hours);
    const confirmed = { ...lead, answerBy: isOver ? null : due.toString(), closedUntil, tracking };
    return {
      ...(await written(
        { ...confirmed, phone: phone.display },
        { subject: confirmationSubject, body: Confirmation },
        agency,
      )),
      replyTo: { name: brand, address: mailboxes.general },
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    };
  }),
  /** A reply to it goes to the visitor. */
  notice: toAgency(readLead, async ({ lead, additions, page }, agency) => ({
    ...(await written(
      { ...lead, origin: lead, additions, page, answerBy: promiseIn(lead, agency) },
      { subject: noticeSubject, body: Notice },
      agency,
    )),
    replyTo: { name: lead.name, address: lead.email },
  })),
  /** What the visitor did with the lead since. */
  completed: toAgency(readLead, visitorAct('completed')),
  corrected: toAgency(readLead, visitorAct('corrected')),
  withdrawn: toAgency(readLead, visitorAct('withdrawn')),
  /** About a lead that its sender erased, of which only the reference is known. */
  erased: toAgency(
    async ({ mail }) => ({ reference: mail.reference ?? '', at: mail.created_at }),
    (erased, agency) => written(erased, { subject: erasedSubject, body: Erased }, agency),
  ),
  /** From a member of the staff, in the thread of the confirmation if there is one. */
  reply: mailTo('visitor', readAnsweredLead, async ({ lead, reply, files, inReplyTo, replyTo }, agency) => {
    const written = { ...reply, phone: agency.phone.display };
    return {
      subject: replySubject(lead),
      html: await renderedHtml(Reply(written)),
      text: replyText(written),
      sender: `${personName(reply.author)}, ${agency.brand}`,
      replyTo: { name: personName(reply.author), address: replyTo },
      ...(inReplyTo === null ? {} : { inReplyTo, references: inReplyTo }),
      ...(reply.copy_to === null ? {} : { cc: reply.copy_to }),
      attachments: files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
    };
  }),
  /** To the colleague who is given a lead. */
  assigned: toColleague(readLead, ({ lead, page }, agency) => {
    const given = { ...lead, page, answerBy: lead.answered_at === null ? promiseIn(lead, agency) : null };
    return written(given, { subject: assignedSubject, body: Assigned }, agency);
  }),
  /** Shortly before the promised time. */
  reminder: toAgency(readLead, ({ lead, page }, agency) => {
    const reminder = { ...lead, answerBy: promiseIn(lead, agency), page };
    return written(reminder, { subject: reminderSubject, body: Reminder }, agency);
  }),
  /** Contains nothing that visitors wrote. */
  quarantine: toAgency(
    async ({ database, publicUrl }) => ({
      ...(await summarizeQuarantine(database)),
      page: new URL('/equipe/quarantaine', publicUrl).href,
    }),
    ({ reasons, named, page }, agency) => {
      const digest = {
        page,
        reasons: reasons.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
        named: named.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
        isOverflowing: reasons.some(({ reason }) => reason === 'global_limit'),
      };
      return written(digest, { subject: quarantineSubject, body: QuarantineDigest }, agency);
    },
  ),
  /** Contains nothing that visitors wrote. */
  waiting: toAgency(
    async ({ database, publicUrl, now }) => ({
      ...(await summarizeWaiting(database, now)),
      page: new URL('/equipe', publicUrl).href,
    }),
    (waiting, agency) => written(waiting, { subject: waitingSubject, body: WaitingDigest }, agency),
  ),
  /** To the owners. */
  figures: toColleague(readMonthlyFigures, (figures, agency) =>
    written(figures, { subject: monthlyFiguresSubject, body: MonthlyFigures }, agency),
  ),
} satisfies Record<string, Mail>;

export type MessageName = keyof typeof MAILS;

/** What each mail is called. */
const NAMES: Readonly<Record<MessageName, string>> = {
  confirmation: 'Confirmation au visiteur',
  notice: 'Avis à l’agence',
  completed: 'Avis : précision du visiteur',
  corrected: 'Avis : coordonnées corrigées',
  withdrawn: 'Avis : demande retirée',
  erased: 'Avis : demande effacée',
  reply: 'Réponse',
  assigned: 'Avis au collègue chargé de la demande',
  reminder: 'Rappel à l’agence',
  quarantine: 'Bilan de la quarantaine',
  waiting: 'Bilan des demandes en attente',
  figures: 'Chiffres du mois',
};

/** The name of a mail of the outbox, for staff and for the person whom it is about. */
export function mailName(message: string): string {
  return isKnown(message) ? NAMES[message] : message;
}

/** The mails to visitors; all others go to the agency or its staff. */
export const VISITOR_MESSAGES = messagesTo('visitor');
/** The mails to the addresses of `LEADS_TO`. */
export const AGENCY_MESSAGES = messagesTo('agency');

function messagesTo(recipient: Mail['to']): string[] {
  return Object.entries(MAILS)
    .filter(([, { to }]) => to === recipient)
    .map(([name]) => name);
}

/**
 * Reads the data of a mail.
 * @returns what writes it; rejects when no mail has that name
 * @throws Kysely’s error if the lead or the answer was deleted, or the database fails
 */
export async function readMail(source: MailSource): ReturnType<Mail['read']> {
  const name = source.mail.message;
  if (isKnown(name)) return MAILS[name].read(source);
  return () => Promise.reject(new Error(`No mail is called « ${name} »`));
}

function isKnown(name: string): name is MessageName {
  return Object.hasOwn(MAILS, name);
}

function promiseIn(lead: LeadRow, { hours }: Agency): string {
  return promiseOf(lead, hours).toString();
}

/** Loads the rendering code ahead of the first mail. */
export function readRenderer() {
  return import('@react-email/render');
}

function visitorAct(act: VisitorActProps['act']): Write<LeadSubject> {
  return async ({ lead, additions, page }, agency) => {
    return {
      ...(await written(
        { ...lead, act, additions, page },
        { subject: visitorActSubject, body: VisitorAct },
        agency,
      )),
      replyTo: { name: lead.name, address: lead.email },
    };
  };
}

async function written<Props>(
  props: Props,
  { subject, body }: { subject: (props: Props) => string; body: (props: Props) => ReactElement },
  agency: Agency,
): Promise<Pick<ComposedMail, 'subject' | 'html' | 'text'>> {
  const { toPlainText } = await readRenderer();
  const html = await renderedHtml(createElement(MailAgency, { value: agency }, body(props)));
  return { subject: subject(props), html, text: toPlainText(html) };
}

async function renderedHtml(element: ReactElement): Promise<string> {
  const { render } = await readRenderer();
  return render(element);
}
