import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Tables } from '../store/database.ts';

/** How long an Idempotency-Key is remembered. */
export const KEY_LIFETIME = { hours: 7 * 24 };

/** The answer to a submission; a repeat gets the same. */
export interface AcceptedLead {
  id: string;
  reference: string;
}

interface Reservation {
  key: string;
  leadId: string;
  fingerprint: string;
  now: Temporal.Instant;
  /** How long the key is held. */
  lifetime: Temporal.DurationLike;
}

/** Reserves a key; false when it is taken. A parallel reservation of the same key waits for the first one’s commit. */
export async function reserve(
  transaction: Transaction<Tables>,
  { key, leadId, fingerprint, now, lifetime }: Reservation,
): Promise<boolean> {
  const row = { lead_id: leadId, fingerprint, created_at: toStored(now) };
  const reserved = await transaction
    .insertInto('submission_keys')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where('submission_keys.created_at', '<', toStored(now.subtract(lifetime))),
    )
    .returning('lead_id')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** The lead stored under a key, and the fingerprint of its content. */
export async function holderOf(
  transaction: Transaction<Tables>,
  key: string,
): Promise<AcceptedLead & { fingerprint: string }> {
  return transaction
    .selectFrom('submission_keys')
    .innerJoin('leads', 'leads.id', 'submission_keys.lead_id')
    .select(['leads.id', 'leads.reference', 'submission_keys.fingerprint'])
    .where('submission_keys.key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Points a key reserved by this transaction to another lead. */
export async function handOver(transaction: Transaction<Tables>, key: string, leadId: string): Promise<void> {
  await transaction.updateTable('submission_keys').set({ lead_id: leadId }).where('key', '=', key).execute();
}
