import { type Kysely, sql } from 'kysely';

/** Leads are found by their ligatures in two letters, as pages are: those that have one get their search text anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set search_text = null where search_text like '%œ%' or search_text like '%æ%'`.execute(
    db,
  );
}
