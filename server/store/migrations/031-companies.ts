import type { Kysely } from 'kysely';

/** The company of a lead’s sender; `null` where nobody has noted one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('company', 'text').execute();
}
