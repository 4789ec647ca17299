import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Instant } from '../clock.ts';
import { toStored } from '../clock.ts';
import type { ErasedLeadRow, LeadRow, Tables } from '../store/database.ts';

/** How long the digests of an erased lead are kept: the longest period that a limit counts. */
const MEMORY = { hours: 24 };
/** Maximum number of erased leads read for one check. */
const MOST_READ = 1000;

export type ErasedLead = Omit<ErasedLeadRow, 'id'>;

/**
 * Keeps the digests of a lead that is about to be erased, so that the limits still count it: erasing a lead must not
 * reset them. Leads older than `MEMORY` are not kept.
 */
export async function rememberErased(
  transaction: Transaction<Tables>,
  { created_at, status, network_digest, block_digest, text_digest, mailbox_digest }: LeadRow,
  now: Temporal.Instant,
): Promise<void> {
  if (created_at <= toStored(now.subtract(MEMORY))) return;
  await transaction
    .insertInto('erased_leads')
    .values({
      id: randomUUID(),
      created_at,
      status,
      network_digest,
      block_digest,
      text_digest,
      mailbox_digest,
    })
    .execute();
}

/** The digests of erased leads that were received after `since`, newest first. */
export async function erasedSince(database: Kysely<Tables>, since: Instant): Promise<ErasedLead[]> {
  return database
    .selectFrom('erased_leads')
    .select(['created_at', 'status', 'network_digest', 'block_digest', 'text_digest', 'mailbox_digest'])
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute();
}

/** Whether a lead from this mailbox was erased within `MEMORY`. */
export async function hasErasedLately(
  database: Kysely<Tables>,
  mailboxDigest: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const erased = await erasedSince(database, toStored(now.subtract(MEMORY)));
  return erased.some(({ mailbox_digest }) => mailbox_digest === mailboxDigest);
}

/** Deletes the digests older than `MEMORY`. */
export async function forgetErased(database: Kysely<Tables>, now: Temporal.Instant): Promise<void> {
  await database
    .deleteFrom('erased_leads')
    .where('created_at', '<=', toStored(now.subtract(MEMORY)))
    .execute();
}
