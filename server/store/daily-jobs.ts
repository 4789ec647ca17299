import type { Transaction } from 'kysely';
import { toStored } from '../clock.ts';
import type { Database, Tables } from './database.ts';

/**
 * Whether a daily job is still to be done today (in Paris), asked in the transaction that does it: true once, on
 * whichever node. Another node that asks meanwhile waits for the commit, and after a failure is the first in turn.
 */
export async function isFirstToday(
  transaction: Transaction<Tables>,
  name: string,
  now: Temporal.Instant,
): Promise<boolean> {
  return isFirstSince(
    transaction,
    name,
    now,
    now.toZonedDateTimeISO('Europe/Paris').startOfDay().toInstant(),
  );
}

/** The same for a job that was not done since a moment. */
export async function isFirstSince(
  transaction: Transaction<Tables>,
  name: string,
  now: Temporal.Instant,
  since: Temporal.Instant,
): Promise<boolean> {
  const first = await transaction
    .insertInto('daily_jobs')
    .values({ name, done_at: toStored(now) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ done_at: toStored(now) })
        .where('daily_jobs.done_at', '<', toStored(since)),
    )
    .returning('name')
    .executeTakeFirst();
  return first !== undefined;
}

/** When a job was last done, by whichever node; `null` when it never was. */
export async function lastDone(database: Database, name: string): Promise<Temporal.Instant | null> {
  const job = await database
    .selectFrom('daily_jobs')
    .select('done_at')
    .where('name', '=', name)
    .executeTakeFirst();
  return job ? Temporal.Instant.from(job.done_at) : null;
}

/**
 * Writes a row for good.
 * @throws the engine's error when the database does not take it: locked, full, read-only or gone
 */
export async function proveWritable(database: Database, now: Temporal.Instant): Promise<void> {
  const done = { done_at: toStored(now) };
  await database
    .insertInto('daily_jobs')
    .values({ name: 'write-proof', ...done })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
    .execute();
}
