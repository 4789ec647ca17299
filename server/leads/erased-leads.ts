import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { ErasedLeadRow, LeadRow, Tables } from '../store/database.ts';
import type { Instant } from '../store/instant.ts';

/** For how long the limits remember a lead that its sender erased; none of them looks further back. */
const MEMORY = { hours: 24 };
/** Most of them that are looked at; nobody erases so many. */
const MOST_READ = 1000;

export type ErasedLead = Omit<ErasedLeadRow, 'id'>;

/**
 * Remembers of a lead that is about to go what the limits count: whoever sends, erases and sends again is no newcomer.
 * Nothing of a lead that is older than they look back.
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

/** What is remembered of the leads that came after a moment and were erased. */
export async function erasedSince(database: Kysely<Tables>, since: Instant): Promise<ErasedLead[]> {
  return database
    .selectFrom('erased_leads')
    .select(['created_at', 'status', 'network_digest', 'block_digest', 'text_digest', 'mailbox_digest'])
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(MOST_READ)
    .execute();
}

/** Whether a mailbox had a lead lately that its sender erased. */
export async function hasErasedLately(
  database: Kysely<Tables>,
  mailboxDigest: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const erased = await erasedSince(database, toStored(now.subtract(MEMORY)));
  return erased.some(({ mailbox_digest }) => mailbox_digest === mailboxDigest);
}

/** Forgets those whose day is over. */
export async function forgetErased(database: Kysely<Tables>, now: Temporal.Instant): Promise<void> {
  await database
    .deleteFrom('erased_leads')
    .where('created_at', '<=', toStored(now.subtract(MEMORY)))
    .execute();
}
