import { type Kysely, sql } from 'kysely';

/** 013 took every lead from before the staff area as answered: those without an answer wait again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set stage = 'new'
    where status = 'accepted' and stage = 'answered' and answered_at is null
      and not exists (select 1 from lead_replies where lead_replies.lead_id = leads.id)`.execute(db);
  // What `server/leads/fill-earlier-leads.ts` asks for each minute.
  await sql`create index leads_to_fill on leads (created_at)
    where answer_due_at is null or search_text is null`.execute(db);
}
