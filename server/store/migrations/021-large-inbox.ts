import { type Kysely, sql } from 'kysely';

/** What a large inbox is listed and counted by, without reading its leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The order of one stage, and the columns of the filters; `server/leads/lead-list.ts` sorts by the same expression.
  await sql`create index leads_of_stage on leads (status, stage, (coalesce(
    case
      when stage in ('new', 'taken') then answer_due_at || created_at
      when stage = 'waiting' then waits_until || created_at
    end, '9'
  )), created_at desc, kind, taken_by)`.execute(db);
  await sql`create index outbox_failed on outbox (lead_id) where status = 'failed'`.execute(db);
}
