import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { LeadRow, Tables } from '../store/database.ts';

/** How long the digests of an erased lead are kept: the longest period that a limit counts. */
const MEMORY = { hours: 24 };

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

/** Whether a lead from this mailbox was erased within `MEMORY`. */
export async function hasErasedLately(
  database: Kysely<Tables>,
  mailboxDigest: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const erased = await database
    .selectFrom('erased_leads')
    .select('id')
    .where('created_at', '>', toStored(now.subtract(MEMORY)))
    .where('mailbox_digest', '=', mailboxDigest)
    .executeTakeFirst();
  return erased !== undefined;
}

/** Deletes the digests older than `MEMORY`. */
export async function forgetErased(database: Kysely<Tables>, now: Temporal.Instant): Promise<void> {
  await database
    .deleteFrom('erased_leads')
    .where('created_at', '<=', toStored(now.subtract(MEMORY)))
    .execute();
}
