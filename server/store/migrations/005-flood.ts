import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each lead is compared with those of the last hour that were accepted, however many were put aside meanwhile.
  await db.schema
    .createIndex('leads_by_status')
    .on('leads')
    .columns(['status', 'created_at', 'quarantine_reason'])
    .execute();

  // As rate-limiter-flexible wants it. Not logged: a crash may forget the minute's counts, and no request waits for the
  // disk. SQLite has one process, which counts in its memory.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('request_counts')
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}
