import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Tables } from '../store/database.ts';

/** What the sender of a lead is given back; a repeat of the same submission gets the same. */
export interface AcceptedLead {
  id: string;
  reference: string;
}

interface Reservation {
  key: string;
  leadId: string;
  fingerprint: string;
  now: Temporal.Instant;
  /** After how long the key is free again. */
  lifetime: Temporal.DurationLike;
}

/** True for the first to reserve the key; a parallel reservation waits for the first one's commit, then gets false. */
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

/** The lead that has the key, and the fingerprint under which it reserved it. */
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

/** Gives a key that this transaction reserved to another lead. */
export async function handOver(transaction: Transaction<Tables>, key: string, leadId: string): Promise<void> {
  await transaction.updateTable('submission_keys').set({ lead_id: leadId }).where('key', '=', key).execute();
}
