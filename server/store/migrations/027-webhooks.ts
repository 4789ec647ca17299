import type { Kysely } from 'kysely';

/** Where events of leads are sent; a delivery is a row of the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('former_secret', 'text')
    .addColumn('former_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('gone_at', 'text')
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('webhook_id', 'text', (column) => column.references('webhooks.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('outbox_by_webhook')
    .on('outbox')
    .columns(['webhook_id', 'created_at'])
    .where('webhook_id', 'is not', null)
    .execute();
}
