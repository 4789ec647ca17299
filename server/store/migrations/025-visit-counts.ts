import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Counters of visits; see `server/visits/visit-counts.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('visit_counts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['kind', 'day', 'key'])
    // The key is most of a row: it is stored once.
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
}
