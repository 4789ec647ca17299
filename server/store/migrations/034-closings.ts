import { type Kysely, sql } from 'kysely';

/** When a lead was won or lost, which only the journal said, and no longer after a year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['leads', 'lead_act_undos'])
    await db.schema.alterTable(table).addColumn('closed_at', 'text').execute();
  await sql`update leads set closed_at = (
    select max(at) from staff_journal where subject = leads.reference and action in ('lead.won', 'lead.lost')
  ) where stage in ('won', 'lost')`.execute(db);
}
