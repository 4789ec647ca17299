import type { Database } from '../store/database.ts';
import { searchText } from './search-text.ts';

/** Leads of one transaction: others wait no longer for it than for any other write. */
const BATCH = 200;

/** Gives leads from before the inbox what they are found by. Their promise stays unknown: nobody noted what became of it. */
export async function fillEarlierLeads(database: Database, signal: AbortSignal): Promise<number> {
  let filled = 0;
  while (!signal.aborted) {
    const count = await database.transaction().execute(async (transaction) => {
      const leads = await transaction
        .selectFrom('leads')
        .select(['id', 'reference', 'name', 'email', 'phone', 'message'])
        .where('search_text', 'is', null)
        .limit(BATCH)
        .execute();
      for (const lead of leads) {
        await transaction
          .updateTable('leads')
          .set({ search_text: searchText(lead) })
          .where('id', '=', lead.id)
          .execute();
      }
      return leads.length;
    });
    if (count === 0) break;
    filled += count;
  }
  return filled;
}
