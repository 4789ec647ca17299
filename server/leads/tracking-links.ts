import type { Kysely, Transaction } from 'kysely';
import { trackingPath } from '../../domain/leads/tracking.ts';
import { toStored } from '../clock.ts';
import type { Database, LeadRow, OutboxRow, Tables } from '../store/database.ts';
import { newToken, tokenDigest } from '../store/secrets.ts';

/** Longest text that is looked up as a token (UTF-16 units); real ones are shorter. */
const LONGEST_TOKEN = 100;

/** Creates a tracking link, in the transaction that stores the lead, and returns its path. */
export async function openLink(
  transaction: Transaction<Tables>,
  leadId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto('lead_links')
    .values({ digest: tokenDigest(token), lead_id: leadId, created_at: toStored(now) })
    .execute();
  return trackingPath(token);
}

/**
 * Creates a tracking link for a mail that is being sent; only its digest is stored, so each retry gets another link.
 * @returns `null` if the lead was erased, or its address is no longer the recipient of the mail
 */
export async function openMailedLink(
  database: Database,
  { lead_id: leadId, recipient }: Pick<OutboxRow, 'lead_id' | 'recipient'>,
  now: Temporal.Instant,
): Promise<string | null> {
  const token = newToken();
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('lead_links')
    .columns(['digest', 'lead_id', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('leads')
        .select(({ val }) => [
          val(tokenDigest(token)).as('digest'),
          'leads.id',
          val(toStored(now)).as('created_at'),
        ])
        .where('leads.id', '=', leadId)
        .where('leads.email', '=', recipient),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? trackingPath(token) : null;
}

/** The lead of a token; `null` if there is none. An invalid token takes as long, against timing attacks. */
export async function leadOfToken(database: Kysely<Tables>, token: string): Promise<LeadRow | null> {
  const lead = await database
    .selectFrom('lead_links')
    .innerJoin('leads', 'leads.id', 'lead_links.lead_id')
    .selectAll('leads')
    .where('lead_links.digest', '=', tokenDigest(token.slice(0, LONGEST_TOKEN)))
    .executeTakeFirst();
  return lead ?? null;
}

/** Deletes the links of a lead except that of `keptToken`, once its e-mail address has changed. */
export async function endLinks(
  transaction: Transaction<Tables>,
  leadId: string,
  keptToken: string | null,
): Promise<void> {
  await transaction
    .deleteFrom('lead_links')
    .where('lead_id', '=', leadId)
    .$if(keptToken !== null, (links) => links.where('digest', '!=', tokenDigest(keptToken ?? '')))
    .execute();
}
