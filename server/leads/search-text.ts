import { type Kysely, sql } from 'kysely';
import { SENDER_FIELDS, SENDER_NAMES, type Sender } from '../../domain/leads/sender-fields.ts';
import { givenIn } from '../../domain/leads/shown-fields.ts';
import { folded } from '../../domain/search/terms.ts';
import type { LeadRow, Tables } from '../store/database.ts';

/** What is searched of where a lead came from. */
export const SEARCHED_ORIGIN = ['referrer', 'utm_source', 'utm_campaign'] as const;

export type SearchedLead = Pick<LeadRow, 'reference' | keyof Sender | (typeof SEARCHED_ORIGIN)[number]>;

/** How much of a mailed answer is searched (characters). */
const SEARCHED_OF_MAIL = 1000;

/** What was written of these leads after their form, by their id. */
export async function laterTexts(
  database: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const [additions, mails] = await Promise.all([
    database
      .selectFrom('lead_additions')
      .select(['lead_id', 'text'])
      .where('lead_id', 'in', leadIds)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('lead_messages')
      .select(['lead_id', sql<string>`substr(text, 1, ${sql.lit(SEARCHED_OF_MAIL)})`.as('text')])
      .where('lead_id', 'in', leadIds)
      .where('kind', 'in', ['answer', 'ours'])
      .orderBy('received_at')
      .execute(),
  ]);
  const texts = Map.groupBy([...additions, ...mails], ({ lead_id }) => lead_id);
  return new Map([...texts].map(([id, some]) => [id, some.map(({ text }) => text)]));
}

/** The text in which a lead is searched, folded here because neither engine ignores accents. */
export function searchText(lead: SearchedLead, later: readonly string[] = []): string {
  const fields = SENDER_NAMES.flatMap((name) => {
    const value = givenIn(lead, name);
    if (value === null) return [];
    return SENDER_FIELDS[name].input.type === 'tel' ? value.replaceAll(' ', '') : value;
  });
  const origin = SEARCHED_ORIGIN.flatMap((name) => lead[name] ?? []);
  return [lead.reference, ...fields, ...later, ...origin].map(folded).join(' ');
}
