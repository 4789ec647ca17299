import type { Kysely } from 'kysely';

/** A mail can be about several leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .alterColumn('lead_id', (column) => column.dropNotNull())
    .execute();
}
