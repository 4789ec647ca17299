import type { Kysely } from 'kysely';

/** Where leads came from; `null` for earlier ones. */
const COLUMNS = [
  'page_before',
  'arrival_page',
  'arrived_at',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  for (const name of COLUMNS) await db.schema.alterTable('leads').addColumn(name, 'text').execute();
}
