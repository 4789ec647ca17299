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
  const today = now.toZonedDateTimeISO('Europe/Paris').startOfDay().toInstant();
  const claimed = await transaction
    .insertInto('chores')
    .values({ name, done_at: toStored(now) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_at: toStored(now) })
        .where('chores.done_at', '<', toStored(today)),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
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
