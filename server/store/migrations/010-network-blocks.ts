import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('block_digest', 'text').execute();
  await db.schema.createIndex('leads_by_block').on('leads').columns(['block_digest', 'created_at']).execute();
}
