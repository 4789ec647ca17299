import type { Database } from '../store/database.ts';
import { additionsTo } from './additions.ts';
import { searchText } from './search-text.ts';

/** Leads updated per transaction: few, to hold the lock briefly. */
const BATCH = 200;

/**
 * Fills in the missing search texts: of leads older than the column, and of those that a migration has reset. Returns
 * their number.
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
          // Unless another transaction has written a newer text.
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
