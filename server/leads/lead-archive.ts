import { sql } from 'kysely';
import { typedEmail } from '../../domain/leads/email.ts';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { toStored } from '../clock.ts';
import type { Database, LeadRow, LeadStatus, OutboxRow } from '../store/database.ts';
import { leadsInParts } from './lead-parts.ts';

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

/** A lead with its mails, or `undefined`; letter case of the reference does not matter. */
export async function findLead(
  database: Database,
  reference: string,
): Promise<{ lead: LeadRow; mails: OutboxRow[] } | null> {
  const lead = await database
    .selectFrom('leads')
    .selectAll()
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst();
  if (!lead) return null;
  const mails = await database
    .selectFrom('outbox')
    .selectAll()
    .where('lead_id', '=', lead.id)
    .orderBy('message')
    .execute();
  return { lead, mails };
}
