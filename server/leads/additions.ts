import type { Kysely } from 'kysely';
import type { LeadAdditionRow, Tables } from '../store/database.ts';

export type Addition = Pick<LeadAdditionRow, 'id' | 'text' | 'created_at'>;

export async function additionsTo(database: Kysely<Tables>, leadId: string): Promise<Addition[]> {
  return database
    .selectFrom('lead_additions')
    .select(['id', 'text', 'created_at'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
