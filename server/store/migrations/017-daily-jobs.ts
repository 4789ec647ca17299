import type { Kysely } from 'kysely';

/** The table holds when each daily job was last done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chores').renameTo('daily_jobs').execute();
}
