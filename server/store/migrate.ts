import { sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Logger } from 'pino';
import {
  type Database,
  type DatabaseLocation,
  isPostgres,
  openForMigrations,
  type Tables,
} from './database.ts';
import { migrations } from './migrations/index.ts';

/** How often a migration that goes on says so (ms). */
const STILL_INTERVAL = 10_000;
/** How long a start waits for the file before it says so (ms). */
const SILENT_WAIT = 4000;
/** Kysely's own key, so that earlier versions, which hold it by their session, wait too. */
const LOCK = 3_853_314_791_062_309_107n;

type Progress = Pick<Logger, 'debug' | 'info'>;
const SILENT: Progress = { debug() {}, info() {} };

/** `migrate` for the start of a site: over a connection of its own, without time limits. */
export async function migrateAtStart(
  database: Database,
  location: DatabaseLocation,
  logger: Progress,
): Promise<void> {
  const own = openForMigrations(location);
  if (!own) return migrate(database, logger);
  try {
    await migrate(own, logger);
  } finally {
    await own.destroy();
  }
}

/**
 * Runs the pending migrations in one transaction, under a lock: processes that start together wait for the first.
 * @throws Error of the first failed migration, with its name; all are rolled back
 */
export async function migrate(database: Database, logger: Progress = SILENT): Promise<void> {
  // SQLite's transactions are locks.
  const waiting = isPostgres(database) ? undefined : sayWaiting(logger);
  const run = database.transaction().execute(async (transaction) => {
    waiting?.abort();
    if (isPostgres(transaction)) await waitForLock(transaction, logger);
    const all = await migratorOf(transaction).getMigrations();
    const pending = all.filter(({ executedAt }) => executedAt === undefined);
    const isNew = pending.length === all.length;
    // As Kysely does, which would look again after a failure, in the failed transaction, and hide the reason.
    if (isNew)
      await sql`create table if not exists kysely_migration
        (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(transaction);
    // The first start says one line.
    const say = isNew ? logger.debug.bind(logger) : logger.info.bind(logger);
    const start = performance.now();
    const { error, results } = await migratorOf(transaction, saying(say)).migrateToLatest();
    if (error) {
      const failed = results?.find((result) => result.status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? 'set-up'} failed`, { cause: error });
    }
    if (pending.length > 0)
      logger.info({ migrations: pending.length, seconds: secondsSince(start) }, 'database migrated');
  });
  await run.finally(() => waiting?.abort());
}

export async function isMigrated(database: Database): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

/** Says after a while, and then again and again until aborted, that the file is locked. */
function sayWaiting(logger: Progress): AbortController {
  const ending = new AbortController();
  const say = () => logger.info('waiting for another process that has the database locked');
  const first = setTimeout(() => {
    say();
    const again = setInterval(say, STILL_INTERVAL);
    ending.signal.addEventListener('abort', () => clearInterval(again));
  }, SILENT_WAIT);
  ending.signal.addEventListener('abort', () => clearTimeout(first));
  return ending;
}

async function waitForLock(transaction: Transaction<Tables>, logger: Progress): Promise<void> {
  // Also where the role or the database has limits of its own; until the end of the transaction.
  await sql`set local statement_timeout = 0; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as taken`.execute(transaction);
  if (rows[0]?.taken) return;
  logger.info('waiting for the migrations of another process');
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
}

function migratorOf(database: Database, wrap = (_name: string, migration: Migration) => migration): Migrator {
  const wrapped = Object.entries(migrations).map(
    ([name, migration]) => [name, wrap(name, migration)] as const,
  );
  const provider = { getMigrations: async () => Object.fromEntries(wrapped) };
  // Merged branches can bring their numbers in any order.
  return new Migrator({ db: database, provider, allowUnorderedMigrations: true });
}

/** Has each migration logged as it begins, and while it goes on. */
function saying(say: (fields: object, message: string) => void) {
  return (name: string, { up }: Migration): Migration => ({
    async up(db) {
      say({ migration: name }, 'migrating');
      const start = performance.now();
      const still = setInterval(
        () => say({ migration: name, seconds: secondsSince(start) }, 'still migrating'),
        STILL_INTERVAL,
      );
      try {
        await up(db);
      } finally {
        clearInterval(still);
      }
    },
  });
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 100) / 10;
}
