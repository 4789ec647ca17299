import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Database, Tables } from './database.ts';

/**
 * Claims a chore that is done once a day, in the transaction that does it: true for the first of the day (in Paris), on
 * whichever node. Another node that asks meanwhile waits for the commit, and after a failure is the first in turn.
 */
export async function claimToday(
  transaction: Transaction<Tables>,
  name: string,
  now: Temporal.Instant,
): Promise<boolean> {
  return claimSince(transaction, name, now, now.toZonedDateTimeISO('Europe/Paris').startOfDay().toInstant());
}

/** The same for a chore that was not done since a moment. */
export async function claimSince(
  transaction: Transaction<Tables>,
  name: string,
  now: Temporal.Instant,
  since: Temporal.Instant,
): Promise<boolean> {
  const claimed = await transaction
    .insertInto('chores')
    .values({ name, done_at: toStored(now) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_at: toStored(now) })
        .where('chores.done_at', '<', toStored(since)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** When a chore was last done, by whichever node; `null` when it never was. */
export async function lastDone(database: Database, name: string): Promise<Temporal.Instant | null> {
  const chore = await database
    .selectFrom('chores')
    .select('done_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return chore ? Temporal.Instant.from(chore.done_at) : null;
}

/**
 * Writes a row for good.
 * @throws the engine's error when the database does not take it: locked, full, read-only or gone
 */
export async function proveWritable(database: Database, now: Temporal.Instant): Promise<void> {
  const done = { done_at: toStored(now) };
  await database
    .insertInto('chores')
    .values({ name: 'write-proof', ...done })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
    .execute();
}
