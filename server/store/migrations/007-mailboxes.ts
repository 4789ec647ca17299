import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('mailbox_digest', 'text').execute();
  await db.schema
    .createIndex('leads_by_mailbox')
    .on('leads')
    .columns(['mailbox_digest', 'created_at'])
    .execute();
}
