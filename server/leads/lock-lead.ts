import type { Transaction } from 'kysely';
import type { LeadRow, Tables } from '../store/database.ts';

type Seen = Pick<LeadRow, 'id'> | Pick<LeadRow, 'reference'> | Pick<LeadRow, 'reference' | 'revision'>;

/**
 * Locks a lead by an update without effect: what is done to it follows each other on all nodes.
 * @returns the lead as it is then; undefined if none is `seen` any more
 */
export function lockLead(transaction: Transaction<Tables>, seen: Seen): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('leads')
    .set((lead) => ({ revision: lead.ref('revision') }))
    .where((lead) => lead.and(seen))
    .returningAll()
    .executeTakeFirst();
}
