import { createElement, type ReactElement } from 'react';
import type { Facts } from '../../content/facts.ts';
import { Confirmation, confirmationSubject } from '../../emails/confirmation.tsx';
import { MailAgency } from '../../emails/mail-agency.ts';
import { Notice, noticeSubject } from '../../emails/notice.tsx';
import { QuarantineDigest, quarantineSubject } from '../../emails/quarantine-digest.tsx';
import { Reminder, reminderSubject } from '../../emails/reminder.tsx';
import { Reply, replyText } from '../../emails/reply.tsx';
import {
  Erased,
  erasedSubject,
  VisitorAct,
  type VisitorActProps,
  visitorActSubject,
} from '../../emails/visitor-act.tsx';
import { WaitingDigest, waitingSubject } from '../../emails/waiting-digest.tsx';
import type { Addition } from '../leads/additions.ts';
import { promiseOf } from '../leads/promised-answer.ts';
import { type QuarantineSummary, REASON_TEXTS } from '../leads/quarantine.ts';
import type { WaitingLeads } from '../leads/waiting.ts';
import type { LeadRow } from '../store/database.ts';

/** The content of a mail, without sender, recipient and Message-ID. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  /** Message-IDs for `In-Reply-To` and `References`. */
  inReplyTo?: string;
  references?: string;
  headers?: Record<string, string>;
}

/** The answer of a member of the staff. */
export interface MailedReply {
  body: string;
  /** E-mail address of its author. */
  author: string;
  /** Message-ID of the visitor’s confirmation, if one was sent. */
  inReplyTo: string | null;
}

/** The data of a mail about one lead. */
interface LeadSubject {
  lead: LeadRow;
  /** The answer to send; `null` in other mails. */
  reply: MailedReply | null;
  /** What the visitor added to the lead. */
  additions: readonly Addition[];
  /** URL of the lead in the staff area. */
  page: string;
  /** URL of the visitor's tracking page, in mails that link to it. */
  tracking: string | null;
}

/** The data of a mail: one lead, the quarantine, or the waiting leads. */
export type MailSubject =
  | LeadSubject
  | { quarantine: QuarantineSummary }
  /** A lead that its sender erased, and when (ISO 8601). */
  | { erased: { reference: string; at: string } }
  /** With the URL of the list of leads. */
  | { waiting: WaitingLeads; page: string };

type Agency = Facts['agency'];
type Composer = (subject: LeadSubject, agency: Agency) => Promise<ComposedMail>;

/** Marks automatic mail (RFC 3834). */
const BY_PROGRAM = { 'Auto-Submitted': 'auto-generated' };

/** The mails about one lead, by their name in the outbox. */
const composers = {
  /**
   * To the visitor. Contains none of the visitor’s own words, so that nobody can send a text to somebody else
   * through it.
   */
  confirmation: async ({ lead, tracking }, agency) => ({
    subject: confirmationSubject(lead),
    ...(await rendered(
      Confirmation({
        ...lead,
        answerBy: promiseIn(lead, agency),
        tracking,
        phone: agency.phone.display,
      }),
      agency,
    )),
    replyTo: { name: agency.brand, address: agency.mailboxes.general },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }),
  /** To the agency; a reply goes to the visitor. */
  notice: async ({ lead, additions }, agency) => ({
    subject: noticeSubject(lead),
    ...(await rendered(Notice({ ...lead, additions, answerBy: promiseIn(lead, agency) }), agency)),
    replyTo: { name: lead.name, address: lead.email },
    headers: BY_PROGRAM,
  }),
  /** To the agency, about what the visitor did with the lead since. */
  completed: (subject, agency) => visitorAct('completed', subject, agency),
  corrected: (subject, agency) => visitorAct('corrected', subject, agency),
  withdrawn: (subject, agency) => visitorAct('withdrawn', subject, agency),
  /** To the visitor, from a member of the staff, in the thread of the confirmation if there is one. */
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
  /** To the agency, shortly before the promised time. */
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
export type MessageName = keyof typeof composers | 'quarantine' | 'waiting' | 'erased';

/** The mails to visitors; all others go to the agency. */
export const VISITOR_MESSAGES = ['confirmation', 'reply'] as const satisfies readonly MessageName[];

/** Loads the rendering code ahead of the first mail. */
export function readRenderer() {
  return import('@react-email/render');
}

/**
 * Renders the mail `name`.
 * @throws Error when no mail on such data has that name.
 */
export async function compose(
  name: string,
  subject: MailSubject,
  { agency }: Pick<Facts, 'agency'>,
): Promise<ComposedMail> {
  if ('quarantine' in subject && name === 'quarantine') return quarantineDigest(subject.quarantine, agency);
  if ('erased' in subject && name === 'erased') {
    const { erased } = subject;
    return {
      subject: erasedSubject(erased),
      ...(await rendered(Erased(erased), agency)),
      headers: BY_PROGRAM,
    };
  }
  if ('waiting' in subject && name === 'waiting') return waitingDigest(subject.waiting, subject.page, agency);
  if ('lead' in subject && isAboutLead(name)) return composers[name](subject, agency);
  throw new Error(`No mail is called « ${name} »`);
}

async function visitorAct(
  act: VisitorActProps['act'],
  { lead, additions, page }: LeadSubject,
  agency: Agency,
): Promise<ComposedMail> {
  const done = { ...lead, act, additions, page };
  return {
    subject: visitorActSubject(done),
    ...(await rendered(VisitorAct(done), agency)),
    replyTo: { name: lead.name, address: lead.email },
    headers: BY_PROGRAM,
  };
}

/** To the agency. Contains nothing that visitors wrote. */
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

/** To the agency. Contains nothing that visitors wrote. */
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
