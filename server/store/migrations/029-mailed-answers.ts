import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Mails about leads that were read in the agency’s mailbox, and how far it has been read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('lead_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quoted', 'text')
    .addColumn('remark', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_messages_by_lead')
    .on('lead_messages')
    .columns(['lead_id', 'received_at'])
    .execute();
  await db.schema
    .createTable('lead_message_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message', 'text', (column) =>
      column.notNull().references('lead_messages.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_message_files_by_message')
    .on('lead_message_files')
    .column('message')
    .execute();
  await db.schema
    .createTable('mailbox_folders')
    .addColumn('folder', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text')
    .addColumn('last_uid', 'integer', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('failing_since', 'text')
    .execute();
}
