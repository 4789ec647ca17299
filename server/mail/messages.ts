import { agency } from 'content-collections';
import type { ReactElement } from 'react';
import { Confirmation, confirmationSubject } from '../../emails/confirmation.tsx';
import { Notice, noticeSubject } from '../../emails/notice.tsx';
import { promisedAnswer } from '../leads/promised-answer.ts';
import type { LeadRow } from '../store/database.ts';

/** A mail ready to be handed to a transport, but for its sender, recipient and Message-ID. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

type Composer = (lead: LeadRow) => Promise<ComposedMail>;

/** Every mail the site sends, by the name under which the outbox knows it. */
const composers = {
  /** To the visitor. It holds none of the visitor's own words, so it cannot carry someone else's message. */
  confirmation: async (lead) => ({
    subject: confirmationSubject(lead),
    ...(await rendered(Confirmation({ ...lead, answerBy: promisedBy(lead) }))),
    replyTo: { name: agency.brand, address: agency.mailboxes.general },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }),
  /** To the agency; answering it writes to the visitor. */
  notice: async (lead) => ({
    subject: noticeSubject(lead),
    ...(await rendered(Notice({ ...lead, answerBy: promisedBy(lead) }))),
    replyTo: { name: lead.name, address: lead.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }),
} satisfies Record<string, Composer>;

export type MessageName = keyof typeof composers;

/** The one mail that goes to the visitor; all others go to the agency. */
export const VISITOR_MESSAGE = 'confirmation' satisfies MessageName;

/** Reads the code that mails are written with, for the first of them; the site's start need not wait for it. */
export function readRenderer() {
  return import('@react-email/render');
}

/**
 * Writes the mail called `name` about `lead`.
 * @throws Error when no mail has that name.
 */
export async function compose(name: string, lead: LeadRow): Promise<ComposedMail> {
  const composer: Composer | undefined = isMessageName(name) ? composers[name] : undefined;
  if (!composer) throw new Error(`No mail is called « ${name} »`);
  return composer(lead);
}

/** Until when the sender of `lead` was promised an answer. */
function promisedBy(lead: LeadRow): string {
  return promisedAnswer(Temporal.Instant.from(lead.created_at)).toString();
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(composers, name);
}

async function rendered(element: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await readRenderer();
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
