import type { Database } from '../store/database.ts';
import { additionsTo } from './additions.ts';
import { searchText } from './search-text.ts';

/** Leads updated in one transaction: few, so that others do not wait long for the lock. */
const BATCH = 200;

/**
 * Fills the search columns of leads that have none: those from before the inbox, whose promised time stays unknown, and
 * those whose text a migration took away.
 */
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
          .set({ search_text: searchText(lead, await additionsTo(transaction, lead.id)) })
          .where('id', '=', lead.id)
          // A change that came meanwhile has written a newer text.
          .where('search_text', 'is', null)
          .execute();
      }
      return leads.length;
    });
    if (count === 0) break;
    filled += count;
  }
  return filled;
}
