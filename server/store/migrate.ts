import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Runs the pending migrations under a lock: processes that start together wait for the first.
 * @throws Error of the first failed migration, with its name; it is rolled back
 */
export async function migrate(database: Database): Promise<void> {
  const { error, results } = await migratorOf(database).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration ${failed ?? 'set-up'} failed`, { cause: error });
  }
}

/** Whether every migration of this version has run. */
export async function isMigrated(database: Database): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every(({ executedAt }) => executedAt !== undefined);
}

function migratorOf(database: Database): Migrator {
  const provider = { getMigrations: async () => migrations };
  // Merged branches can bring their numbers in any order.
  return new Migrator({ db: database, provider, allowUnorderedMigrations: true });
}
