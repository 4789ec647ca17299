import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Counts the leads accepted in the last hour, without reading a flood of quarantined ones.
  await db.schema
    .createIndex('leads_by_status')
    .on('leads')
    .columns(['status', 'created_at', 'quarantine_reason'])
    .execute();

  // The schema that rate-limiter-flexible expects. Unlogged: a crash may lose the counts of a minute, and no
  // request waits for the disk. On SQLite there is one process, which counts in memory.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('request_counts')
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute();
}
