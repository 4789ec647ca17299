import { setImmediate as turn } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { typedEmail } from '../../domain/leads/email.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { toStored } from '../clock.ts';
import type { Database, LeadRow, LeadStatus, Tables } from '../store/database.ts';

/** Filters on leads; absent ones do not apply. */
export interface LeadQuery {
  since?: Temporal.Instant;
  kind?: LeadKind;
  status?: LeadStatus;
  /** In any letter case. */
  email?: string;
}

/** The leads that pass the filters, newest first, part by part. */
export function listLeads(database: Database, query: LeadQuery): AsyncGenerator<LeadRow[]> {
  const { since, kind, status, email } = query;
  return leadsInParts(database, (where) =>
    where.and([
      ...(since ? [where('created_at', '>=', toStored(since))] : []),
      ...(kind ? [where('kind', '=', kind)] : []),
      ...(status === undefined ? [] : [where('status', '=', status)]),
      ...(email === undefined ? [] : [where(sql`lower(email)`, '=', sql`lower(${typedEmail(email)})`)]),
    ]),
  );
}

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
  // Later than any stored instant, in the order of any language: most put « ~ » before digits.
  for (let end = '9'; ; await turn()) {
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
