import type { Transaction } from 'kysely';
import type { MessageName } from '../mail/messages.ts';
import { enqueue } from '../mail/outbox.ts';
import type { Mailing } from '../parts.ts';
import type { LeadRow, Tables } from '../store/database.ts';
import { tellWebhooks } from '../webhooks/lead-events.ts';
import { mailboxDigest } from './digests.ts';
import { hasErasedLately } from './erased-leads.ts';
import { reserve } from './submission-keys.ts';

/** Shortest time between two confirmations to one mailbox: nobody can flood a stranger’s mailbox through the site. */
const CONFIRMATION_INTERVAL = { hours: 24 };

/**
 * Enqueues the event and the mails about an accepted lead: a notice to each address of the agency, and a confirmation unless its
 * mailbox had one lately.
 */
export async function announce(
  transaction: Transaction<Tables>,
  lead: LeadRow,
  mailing: Mailing,
  now: Temporal.Instant,
): Promise<void> {
  await confirm(transaction, lead, mailing, now);
  await tellAgency(transaction, lead, 'notice', mailing, now);
  await tellWebhooks(transaction, 'lead.created', [lead], now);
}

/** Writes the confirmation to the visitor, unless their mailbox had one lately. */
export async function confirm(
  transaction: Transaction<Tables>,
  lead: Pick<LeadRow, 'id' | 'email'>,
  { mailDomain }: Mailing,
  now: Temporal.Instant,
): Promise<void> {
  const mailbox = mailboxDigest(lead.email);
  // The reservation went with the lead that had it.
  if (await hasErasedLately(transaction, mailbox, now)) return;
  const mayConfirm = await reserve(transaction, {
    key: `confirmation:${mailbox}`,
    leadId: lead.id,
    fingerprint: mailbox,
    now,
    lifetime: CONFIRMATION_INTERVAL,
  });
  if (!mayConfirm) return;
  const mail = { leadId: lead.id, now, mailDomain };
  await enqueue(transaction, { ...mail, message: 'confirmation', recipient: lead.email });
}

/** Enqueues a mail about a lead to each address of the agency: one that refuses it does not keep it from the others. */
export async function tellAgency(
  transaction: Transaction<Tables>,
  { id, reference }: Pick<LeadRow, 'id' | 'reference'>,
  message: Extract<MessageName, 'notice' | 'completed' | 'corrected' | 'withdrawn' | 'erased'>,
  { leadsTo, mailDomain }: Mailing,
  now: Temporal.Instant,
): Promise<void> {
  // The mail about an erasure outlives the lead, and knows only its reference.
  const subject = message === 'erased' ? { leadId: null, reference } : { leadId: id };
  for (const recipient of leadsTo)
    await enqueue(transaction, { ...subject, message, recipient, mailDomain, now });
}
