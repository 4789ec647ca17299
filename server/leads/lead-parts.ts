import { setImmediate as turn } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, LeadRow, Tables } from '../store/database.ts';

/** Leads that one statement goes through: SQLite's run on the main thread, where they take some milliseconds. */
const PART_SIZE = 200;

/**
 * The leads that pass `filter`, newest first, in parts that are read one at a time, as the reader of the generator asks:
 * memory holds one, and the event loop turns between two.
 */
export async function* leadsInParts(
  database: Database,
  filter: (lead: ExpressionBuilder<Tables, 'leads'>) => Expression<SqlBool>,
): AsyncGenerator<LeadRow[]> {
  // Later than any stored instant.
  for (let end = '~'; ; await turn()) {
    const part = database.selectFrom('leads').where('created_at', '<', end);
    const first = await part
      .select('created_at')
      .orderBy('created_at', 'desc')
      .offset(PART_SIZE - 1)
      .limit(1)
      .executeTakeFirst();
    const leads = await (first ? part.where('created_at', '>=', first.created_at) : part)
      .selectAll()
      .where(filter)
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .execute();
    if (leads.length > 0) yield leads;
    if (!first) return;
    end = first.created_at;
  }
}
