import { type Kysely, sql } from 'kysely';

/** What the agency's people make of a lead: its stage, notes, and the answers they write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One statement a column: SQLite adds no more at once.
  await db.schema
    .alterTable('leads')
    .addColumn('stage', 'text', (column) =>
      column
        .notNull()
        .defaultTo('new')
        .check(sql`stage in ('new', 'taken', 'answered', 'waiting', 'won', 'lost', 'spam')`),
    )
    .execute();
  await db.schema
    .alterTable('leads')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['waits_until', 'answer_due_at', 'answered_at', 'reminded_at', 'page', 'search_text'])
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  await db.schema
    .alterTable('leads')
    .addColumn('taken_by', 'text', (column) => column.references('staff.id'))
    .execute();
  await db.schema
    .createIndex('leads_by_stage')
    .on('leads')
    .columns(['status', 'stage', 'answer_due_at'])
    .execute();
  // The order of the inbox: see `server/leads/lead-list.ts`, which must name the same expression.
  await sql`create index leads_by_attention on leads (status, (coalesce(
    case
      when stage in ('new', 'taken') then answer_due_at || created_at
      when stage = 'waiting' then waits_until || created_at
    end, '9'
  )), created_at desc)`.execute(db);

  await db.schema
    .createTable('lead_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_notes_by_lead')
    .on('lead_notes')
    .columns(['lead_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('lead_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_replies_by_lead')
    .on('lead_replies')
    .columns(['lead_id', 'created_at'])
    .execute();
  await db.schema
    .alterTable('outbox')
    .addColumn('reply_id', 'text', (column) => column.references('lead_replies.id').onDelete('cascade'))
    .execute();

  await db.schema
    .createTable('reply_drafts')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_drafts_key', ['lead_id', 'staff_id'])
    .execute();

  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull().unique())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  // How each person's last act is taken back.
  await db.schema
    .createTable('lead_undos')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('taken_by', 'text', (column) => column.references('staff.id'))
    .addColumn('waits_until', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_undos_by_lead').on('lead_undos').column('lead_id').execute();

  await db.schema.createIndex('staff_journal_by_subject').on('staff_journal').column('subject').execute();
}
