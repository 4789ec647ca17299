import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('accepted').check(sql`status in ('accepted', 'quarantined')`),
    )
    .execute();
  for (const name of ['quarantine_reason', 'network_digest', 'text_digest']) {
    await db.schema.alterTable('leads').addColumn(name, 'text').execute();
  }
  // For the limits, which compare a new lead with those of a recent period.
  await db.schema
    .createIndex('leads_by_email')
    .on('leads')
    .expression(sql`lower(email), created_at`)
    .execute();
  await db.schema
    .createIndex('leads_by_network')
    .on('leads')
    .columns(['network_digest', 'created_at'])
    .execute();
  await db.schema.createIndex('leads_by_text').on('leads').columns(['text_digest', 'created_at']).execute();
}
