import { createElement, type ReactElement } from 'react';
import type { Facts } from '../../content/facts.ts';
import { Confirmation, confirmationSubject } from '../../emails/confirmation.tsx';
import { MailAgency } from '../../emails/mail-agency.ts';
import { Notice, noticeSubject } from '../../emails/notice.tsx';
import { QuarantineDigest, quarantineSubject } from '../../emails/quarantine-digest.tsx';
import { Reminder, reminderSubject } from '../../emails/reminder.tsx';
import { Reply, replyText } from '../../emails/reply.tsx';
import { WaitingDigest, waitingSubject } from '../../emails/waiting-digest.tsx';
import { promiseOf } from '../leads/promised-answer.ts';
import { type QuarantineSummary, REASON_TEXTS } from '../leads/quarantine.ts';
import type { WaitingLeads } from '../leads/waiting.ts';
import type { LeadRow } from '../store/database.ts';

/** A mail ready to be handed to a transport, but for its sender, recipient and Message-ID. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Message-IDs of the mails that it follows on from. */
  inReplyTo?: string;
  references?: string;
  headers?: Record<string, string>;
}

/** An answer as it is mailed. */
export interface MailedReply {
  body: string;
  /** E-mail address of the person who wrote it. */
  author: string;
  /** Message-ID of the confirmation that the visitor had, if one was sent. */
  inReplyTo: string | null;
}

/** What a mail about one lead is written from. */
interface LeadSubject {
  lead: LeadRow;
  /** The answer that the mail carries. */
  reply: MailedReply | null;
  /** Address of the lead's page in the agency's room. */
  page: string;
}

/** What a mail is about: its lead, or all leads in quarantine, or all that wait for somebody. */
export type MailSubject =
  | LeadSubject
  | { quarantine: QuarantineSummary }
  /** With the address of the list of leads. */
  | { waiting: WaitingLeads; page: string };

type Agency = Facts['agency'];
type Composer = (subject: LeadSubject, agency: Agency) => Promise<ComposedMail>;

/** What a program sends says so (RFC 3834). */
const BY_PROGRAM = { 'Auto-Submitted': 'auto-generated' };

/** Every mail about one lead, by the name under which the outbox knows it. */
const composers = {
  /** To the visitor. It holds none of the visitor's own words, so it cannot carry someone else's message. */
  confirmation: async ({ lead }, agency) => ({
    subject: confirmationSubject(lead),
    ...(await rendered(
      Confirmation({ ...lead, answerBy: promiseIn(lead, agency), phone: agency.phone.display }),
      agency,
    )),
    replyTo: { name: agency.brand, address: agency.mailboxes.general },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }),
  /** To the agency; answering it writes to the visitor. */
  notice: async ({ lead }, agency) => ({
    subject: noticeSubject(lead),
    ...(await rendered(Notice({ ...lead, answerBy: promiseIn(lead, agency) }), agency)),
    replyTo: { name: lead.name, address: lead.email },
    headers: BY_PROGRAM,
  }),
  /** To the visitor, from a person of the agency: their words as they stand, below the confirmation where there was one. */
  reply: async ({ lead, reply }, agency) => {
    if (!reply) throw new Error('The mail carries no answer');
    const { inReplyTo, author } = reply;
    const written = { ...reply, phone: agency.phone.display };
    return {
      subject: `Re: ${confirmationSubject(lead)}`,
      html: await renderedHtml(Reply(written)),
      text: replyText(written),
      replyTo: { name: agency.brand, address: author },
      ...(inReplyTo === null ? {} : { inReplyTo, references: inReplyTo }),
    };
  },
  /** To the agency, shortly before a promise ends. */
  reminder: async ({ lead, page }, agency) => {
    const reminder = { ...lead, answerBy: promiseIn(lead, agency), page };
    return {
      subject: reminderSubject(reminder),
      ...(await rendered(Reminder(reminder), agency)),
      headers: BY_PROGRAM,
    };
  },
} satisfies Record<string, Composer>;

function promiseIn(lead: LeadRow, { hours }: Agency): string {
  return promiseOf(lead, hours).toString();
}

/** Every mail the site sends. */
export type MessageName = keyof typeof composers | 'quarantine' | 'waiting';

/** The mails that go to visitors; all others go to the agency. */
export const VISITOR_MESSAGES = ['confirmation', 'reply'] as const satisfies readonly MessageName[];

/** Reads the code that mails are written with, for the first of them; the site's start need not wait for it. */
export function readRenderer() {
  return import('@react-email/render');
}

/**
 * Writes the mail called `name`, with what the agency says of itself now.
 * @throws Error when no mail about such a subject has that name.
 */
export async function compose(
  name: string,
  subject: MailSubject,
  { agency }: Pick<Facts, 'agency'>,
): Promise<ComposedMail> {
  if ('quarantine' in subject && name === 'quarantine') return quarantineDigest(subject.quarantine, agency);
  if ('waiting' in subject && name === 'waiting') return waitingDigest(subject.waiting, subject.page, agency);
  if ('lead' in subject && isAboutLead(name)) return composers[name](subject, agency);
  throw new Error(`No mail is called « ${name} »`);
}

/** To the agency. It holds nothing that visitors wrote. */
async function quarantineDigest(
  { reasons, named }: QuarantineSummary,
  agency: Agency,
): Promise<ComposedMail> {
  const digest = {
    reasons: reasons.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
    named: named.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
    isOverflowing: reasons.some(({ reason }) => reason === 'global_limit'),
  };
  return {
    subject: quarantineSubject(digest),
    ...(await rendered(QuarantineDigest(digest), agency)),
    headers: BY_PROGRAM,
  };
}

/** The same. */
async function waitingDigest(waiting: WaitingLeads, page: string, agency: Agency): Promise<ComposedMail> {
  return {
    subject: waitingSubject(waiting),
    ...(await rendered(WaitingDigest({ ...waiting, page }), agency)),
    headers: BY_PROGRAM,
  };
}

function isAboutLead(name: string): name is keyof typeof composers {
  return Object.hasOwn(composers, name);
}

async function rendered(element: ReactElement, agency: Agency): Promise<{ html: string; text: string }> {
  const { toPlainText } = await readRenderer();
  const html = await renderedHtml(createElement(MailAgency, { value: agency }, element));
  return { html, text: toPlainText(html) };
}

async function renderedHtml(element: ReactElement): Promise<string> {
  const { render } = await readRenderer();
  return render(element);
}
