import { type Kysely, sql } from 'kysely';

/** Search now folds ligatures (œ to oe): resets the search texts that contain one, to be filled in again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set search_text = null where search_text like '%œ%' or search_text like '%æ%'`.execute(
    db,
  );
}
