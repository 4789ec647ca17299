import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './database.ts';

/** Number of rows of a query that selects nothing yet; PostgreSQL counts in text. */
export async function countOf<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { rows } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}
