import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Files and copies of answers, and signatures of one's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('reply_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('reply_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('reply_files_by_lead')
    .on('reply_files')
    .columns(['lead_id', 'created_at'])
    .execute();
  await db.schema.alterTable('lead_replies').addColumn('copy_to', 'text').execute();
  await db.schema.alterTable('staff').addColumn('signature', 'text').execute();
}
