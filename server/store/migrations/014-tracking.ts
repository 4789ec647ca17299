import type { Kysely } from 'kysely';

/** Tracking pages for senders of leads: the links that open them, and the messages that they add. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_links')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_links_by_lead').on('lead_links').column('lead_id').execute();

  await db.schema
    .createTable('lead_additions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_additions_by_lead')
    .on('lead_additions')
    .columns(['lead_id', 'created_at'])
    .execute();

  // Digests only, nothing that the sender wrote.
  await db.schema
    .createTable('erased_leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('network_digest', 'text')
    .addColumn('block_digest', 'text')
    .addColumn('text_digest', 'text')
    .addColumn('mailbox_digest', 'text')
    .execute();
  await db.schema.createIndex('erased_leads_by_time').on('erased_leads').columns(['created_at']).execute();

  await db.schema.alterTable('leads').addColumn('withdrawn_at', 'text').execute();
  // For a mail about an erased lead.
  await db.schema.alterTable('outbox').addColumn('reference', 'text').execute();
}
