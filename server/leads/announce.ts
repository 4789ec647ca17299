import type { Transaction } from 'kysely';
import { enqueue } from '../mail/outbox.ts';
import type { LeadRow, Tables } from '../store/database.ts';
import { mailboxDigest } from './digests.ts';
import { reserve } from './submission-keys.ts';

/** A mailbox gets no second confirmation before: nobody can fill a stranger's mailbox through the site. */
const CONFIRMATION_INTERVAL = { hours: 24 };

/** What the mails about leads have in common. */
export interface Mailing {
  /** Addresses that receive the notice of each lead. */
  leadsTo: readonly string[];
  /** Host name on the right of the @ in each mail's Message-ID. */
  mailDomain: string;
}

/** Writes the mails about an accepted lead: a notice to each address, and the confirmation unless its mailbox had one lately. */
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
  // One mail each: an address that refuses it keeps it from no other.
  for (const recipient of leadsTo) await enqueue(transaction, { ...mail, message: 'notice', recipient });
}
