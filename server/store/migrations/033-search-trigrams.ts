import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * The search of a large inbox on PostgreSQL, by the trigrams of its words. Where the extension is missing or may not be
 * created, searches read every lead, as on SQLite.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index leads_by_words on leads using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not available';
    end $$
  `.execute(db);
}
