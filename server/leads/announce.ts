import type { Transaction } from 'kysely';
import { enqueue } from '../mail/outbox.ts';
import type { LeadRow, Tables } from '../store/database.ts';
import { mailboxDigest } from './digests.ts';
import { reserve } from './submission-keys.ts';

/** Shortest time between two confirmations to one mailbox: nobody can flood a stranger’s mailbox through the site. */
const CONFIRMATION_INTERVAL = { hours: 24 };

/** Settings shared by all mails about leads. */
export interface Mailing {
  /** Addresses that receive the notice of each lead. */
  leadsTo: readonly string[];
  /** Host part of each mail’s Message-ID. */
  mailDomain: string;
}

/**
 * Enqueues the mails about an accepted lead: a notice to each address of the agency, and a confirmation unless its
 * mailbox had one lately.
 */
export async function announce(
  transaction: Transaction<Tables>,
  lead: LeadRow,
  { leadsTo, mailDomain }: Mailing,
  now: Temporal.Instant,
): Promise<void> {
  const mailbox = mailboxDigest(lead.email);
  const mail = { leadId: lead.id, now, mailDomain };
  const mayConfirm = await reserve(transaction, {
    key: `confirmation:${mailbox}`,
    leadId: lead.id,
    fingerprint: mailbox,
    now,
    lifetime: CONFIRMATION_INTERVAL,
  });
  if (mayConfirm) await enqueue(transaction, { ...mail, message: 'confirmation', recipient: lead.email });
  // One mail each: an address that refuses it does not keep it from the others.
  for (const recipient of leadsTo) await enqueue(transaction, { ...mail, message: 'notice', recipient });
}
