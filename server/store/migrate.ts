import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date, under a lock: processes that start together wait for the first.
 * @throws the first failed migration's error, with its name; nothing of it is left behind.
 */
export async function migrate(database: Database): Promise<void> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration ${failed ?? 'set-up'} failed`, { cause: error });
  }
}

/** Whether the tables are as this version of the site expects them. */
export async function isMigrated(database: Database): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

function migratorOf(database: Database): Migrator {
  const provider = { getMigrations: async () => migrations };
  // Branches that are merged bring their numbers in any order.
  return new Migrator({ db: database, provider, allowUnorderedMigrations: true });
}
