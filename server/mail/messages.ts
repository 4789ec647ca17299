import { agency } from 'content-collections';
import type { ReactElement } from 'react';
import { Confirmation, confirmationSubject } from '../../emails/confirmation.tsx';
import { Notice, noticeSubject } from '../../emails/notice.tsx';
import { QuarantineDigest, quarantineSubject } from '../../emails/quarantine-digest.tsx';
import { promiseOf } from '../leads/promised-answer.ts';
import { type QuarantineSummary, REASON_TEXTS } from '../leads/quarantine.ts';
import type { LeadRow } from '../store/database.ts';

/** A mail ready to be handed to a transport, but for its sender, recipient and Message-ID. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

/** What a mail is about: its lead, or all leads in quarantine where it has none. */
export type MailSubject = { lead: LeadRow } | { quarantine: QuarantineSummary };

type Composer = (lead: LeadRow) => Promise<ComposedMail>;

/** Every mail about one lead, by the name under which the outbox knows it. */
const composers = {
  /** To the visitor. It holds none of the visitor's own words, so it cannot carry someone else's message. */
  confirmation: async (lead) => ({
    subject: confirmationSubject(lead),
    ...(await rendered(Confirmation({ ...lead, answerBy: promiseOf(lead).toString() }))),
    replyTo: { name: agency.brand, address: agency.mailboxes.general },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }),
  /** To the agency; answering it writes to the visitor. */
  notice: async (lead) => ({
    subject: noticeSubject(lead),
    ...(await rendered(Notice({ ...lead, answerBy: promiseOf(lead).toString() }))),
    replyTo: { name: lead.name, address: lead.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }),
} satisfies Record<string, Composer>;

/** Every mail the site sends. */
export type MessageName = keyof typeof composers | 'quarantine';

/** The one mail that goes to the visitor; all others go to the agency. */
export const VISITOR_MESSAGE = 'confirmation' satisfies MessageName;

/** Reads the code that mails are written with, for the first of them; the site's start need not wait for it. */
export function readRenderer() {
  return import('@react-email/render');
}

/**
 * Writes the mail called `name`.
 * @throws Error when no mail about such a subject has that name.
 */
export async function compose(name: string, subject: MailSubject): Promise<ComposedMail> {
  if ('quarantine' in subject && name === 'quarantine') return quarantineDigest(subject.quarantine);
  if ('lead' in subject && isAboutLead(name)) return composers[name](subject.lead);
  throw new Error(`No mail is called « ${name} »`);
}

/** To the agency. It holds nothing that visitors wrote. */
async function quarantineDigest({ reasons, named }: QuarantineSummary): Promise<ComposedMail> {
  const digest = {
    reasons: reasons.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
    named: named.map((row) => ({ ...row, text: REASON_TEXTS[row.reason] })),
    isOverflowing: reasons.some(({ reason }) => reason === 'global_limit'),
  };
  return {
    subject: quarantineSubject(digest),
    ...(await rendered(QuarantineDigest(digest))),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function isAboutLead(name: string): name is keyof typeof composers {
  return Object.hasOwn(composers, name);
}

async function rendered(element: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await readRenderer();
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
