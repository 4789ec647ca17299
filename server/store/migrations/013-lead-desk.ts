import { type Kysely, sql } from 'kysely';
import { frenchTypography } from '../../../domain/typography.ts';

/** Initial templates. The staff edits them; a deleted one does not come back. */
const SAVED_REPLIES = [
  {
    id: 'rendez-vous',
    title: 'Proposer un rendez-vous',
    body: `Bonjour,

Merci pour votre message. Le plus simple est d’en parler de vive voix : comptez trente minutes, au téléphone ou en visioconférence.

Quels jours et quelles heures vous conviennent cette semaine ?

Bien à vous,`,
  },
  {
    id: 'precisions',
    title: 'Demander des précisions',
    body: `Bonjour,

Merci pour votre demande. Pour vous répondre avec un prix et un délai qui tiennent, il nous manque quelques éléments :

- la date à laquelle vous en avez besoin ;
- l’outil ou le site que vous utilisez aujourd’hui ;
- le budget que vous avez prévu, même approximatif.

Répondez simplement à ce message.

Bien à vous,`,
  },
  {
    id: 'hors-de-notre-metier',
    title: 'Décliner une demande',
    body: `Bonjour,

Merci d’avoir pensé à nous. Nous avons lu votre demande avec attention : elle sort de notre métier, et un spécialiste vous servira mieux.

Nous restons à votre disposition pour un autre projet.

Bien à vous,`,
  },
];

/** The inbox: stages of leads, notes, answers and their templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
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
  // The order of the inbox; `server/leads/lead-list.ts` must sort by the same expression.
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
  for (const { id, title, body } of SAVED_REPLIES)
    await sql`insert into saved_replies (id, title, body, updated_at)
      values (${id}, ${title}, ${frenchTypography(body)}, '2026-11-24T00:00:00.000Z')`.execute(db);

  // Earlier leads were answered by mail, outside the staff area.
  await sql`update leads set stage = 'answered' where status = 'accepted'`.execute(db);

  await db.schema.createIndex('staff_journal_by_subject').on('staff_journal').column('subject').execute();
}
