import { type Kysely, sql } from 'kysely';

/**
 * What colleagues do with leads: leads entered by hand, a next step, news of the sender since the answer, and acts on
 * several leads that one undo takes back (`lead_undos` had one lead a person).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['channel', 'next_step', 'news_at'])
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  await db.schema
    .createTable('lead_act_undos')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('taken_by', 'text', (column) => column.references('staff.id'))
    .addColumn('waits_until', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('next_step', 'text')
    .addColumn('news_at', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_act_undos_key', ['staff_id', 'lead_id'])
    .execute();
  await db.schema.createIndex('lead_act_undos_by_lead').on('lead_act_undos').column('lead_id').execute();
  // The order of the inbox, with news first; `server/leads/lead-list.ts` sorts by the same expression. The indexes of the
  // version before stay for its processes.
  await sql`create index leads_by_need on leads (status, (coalesce(
    case
      when news_at is not null then news_at || created_at
      when stage in ('new', 'taken') then answer_due_at || created_at
      when stage = 'waiting' then waits_until || created_at
    end, '9'
  )), created_at desc)`.execute(db);
  await sql`create index leads_of_stage_by_need on leads (status, stage, (coalesce(
    case
      when news_at is not null then news_at || created_at
      when stage in ('new', 'taken') then answer_due_at || created_at
      when stage = 'waiting' then waits_until || created_at
    end, '9'
  )), created_at desc, kind, taken_by)`.execute(db);
  await sql`create index leads_with_news on leads (status) where news_at is not null`.execute(db);
}
