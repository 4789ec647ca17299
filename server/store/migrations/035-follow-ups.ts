import { type Kysely, sql } from 'kysely';

/** When an answer had its lead come back if its sender stays silent, which only the words of the next step told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead_replies').addColumn('follow_up', 'text').execute();
  await sql`update lead_replies set follow_up = (
    select waits_until from leads
    where id = lead_id and stage = 'waiting' and next_step = 'Relancer : sans réponse'
  )`.execute(db);
}
