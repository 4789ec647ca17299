import { sql, type Transaction } from 'kysely';
import type { FactSource } from '../../content/facts.ts';
import { SENDER_NAMES } from '../../domain/leads/sender-fields.ts';
import { toStored } from '../clock.ts';
import { type Database, isPostgres, type Tables } from '../store/database.ts';
import { promiseOf } from './promised-answer.ts';
import { laterTexts, SEARCHED_ORIGIN, searchText } from './search-text.ts';

/** Leads updated per transaction: few, to hold the lock briefly. */
const BATCH = 200;

/**
 * Fills in missing promises and search texts: of leads older than these columns, of those that a process of an earlier
 * version stores meanwhile, and of those that a migration has reset. Newest first. Returns their number.
 */
export async function fillEarlierLeads(
  database: Database,
  facts: FactSource,
  signal: AbortSignal,
): Promise<number> {
  let filled = 0;
  while (!signal.aborted) {
    const count = await database.transaction().execute((transaction) => fillSome(transaction, facts));
    if (count === 0) break;
    filled += count;
  }
  return filled;
}

async function fillSome(transaction: Transaction<Tables>, facts: FactSource): Promise<number> {
  const { hours } = facts.current().agency;
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'reference', ...SENDER_NAMES, ...SEARCHED_ORIGIN, 'created_at', 'answer_due_at'])
    // As in the index `leads_to_fill`.
    .where((lead) => lead.or([lead('answer_due_at', 'is', null), lead('search_text', 'is', null)]))
    .orderBy('created_at', 'desc')
    .limit(BATCH)
    // Several nodes share the work, and wait for no other transaction.
    .$if(isPostgres(transaction), (some) => some.forUpdate().skipLocked())
    .execute();
  if (leads.length === 0) return 0;
  const ids = leads.map(({ id }) => id);
  const later = await laterTexts(transaction, ids);
  const filled = leads.map((lead) => {
    const due = toStored(promiseOf(lead, hours));
    return sql`(${lead.id}, ${due}, ${searchText(lead, later.get(lead.id))})`;
  });
  // Both engines call the columns of values so. A promise or text that is there stays.
  await sql`update leads set answer_due_at = coalesce(answer_due_at, filled.column2),
      search_text = coalesce(search_text, filled.column3)
    from (values ${sql.join(filled)}) as filled where leads.id = filled.column1`.execute(transaction);
  return leads.length;
}
