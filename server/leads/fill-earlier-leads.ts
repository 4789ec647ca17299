import { toStored } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { promiseOf } from './promised-answer.ts';
import { searchText } from './search-text.ts';

/** Leads of one transaction: others wait no longer for it than for any other write. */
const BATCH = 200;

/** Gives leads from before the inbox what new ones bring: the promise as it stands today, and what they are found by. */
export async function fillEarlierLeads(database: Database, signal: AbortSignal): Promise<number> {
  let filled = 0;
  while (!signal.aborted) {
    const count = await database.transaction().execute(async (transaction) => {
      const leads = await transaction
        .selectFrom('leads')
        .select(['id', 'reference', 'name', 'email', 'phone', 'message', 'created_at', 'answer_due_at'])
        .where('search_text', 'is', null)
        .limit(BATCH)
        .execute();
      for (const lead of leads) {
        await transaction
          .updateTable('leads')
          .set({ answer_due_at: toStored(promiseOf(lead)), search_text: searchText(lead) })
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
