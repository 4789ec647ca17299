import type { Kysely, Transaction } from 'kysely';
import { inParis } from '../../domain/dates.ts';
import { toStored } from '../clock.ts';
import type { Database, Tables } from './database.ts';

/** A job done after this was done by a wrong clock, which must not keep it from being done until then. */
function latest(now: Temporal.Instant): string {
  return toStored(now.add({ hours: 24 }));
}

/**
 * Takes a daily job for today (in Paris), in the transaction that does it: true for one node only. Another
 * node that asks meanwhile waits for the commit, and gets the job if the first one fails.
 */
export async function isFirstToday(
  transaction: Transaction<Tables>,
  name: string,
  now: Temporal.Instant,
): Promise<boolean> {
  return isFirstSince(transaction, name, now, startOfDay(now));
}

/** The first instant of the day, in Paris. */
export function startOfDay(now: Temporal.Instant): Temporal.Instant {
  return inParis(now).startOfDay().toInstant();
}

/** Takes a job if it was last done before `since`; see `isFirstToday`. */
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
        .where((job) =>
          job.or([
            job('daily_jobs.done_at', '<', toStored(since)),
            job('daily_jobs.done_at', '>', latest(now)),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return first !== undefined;
}

/** When any node last did a job; `null` if none did. */
export async function lastDone(
  database: Database,
  name: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  const job = await database
    .selectFrom('daily_jobs')
    .select('done_at')
    .where('name', '=', name)
    .where('done_at', '<=', latest(now))
    .executeTakeFirst();
  return job ? Temporal.Instant.from(job.done_at) : null;
}

/**
 * Checks that the database accepts writes, by committing one.
 * @throws the engine's error: locked, full, read-only or gone
 */
export function proveWritable(database: Database, now: Temporal.Instant): Promise<void> {
  return markDone(database, 'write-proof', now);
}

/** In a transaction, others that mark the same job wait for its commit. */
export async function markDone(database: Kysely<Tables>, name: string, now: Temporal.Instant): Promise<void> {
  const done = { done_at: toStored(now) };
  await database
    .insertInto('daily_jobs')
    .values({ name, ...done })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(done))
    .execute();
}
