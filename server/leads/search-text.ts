import { SENDER_FIELDS, SENDER_NAMES, type Sender } from '../../domain/leads/sender-fields.ts';
import { givenIn } from '../../domain/leads/shown-fields.ts';
import { folded } from '../../domain/search/terms.ts';
import type { LeadRow } from '../store/database.ts';

const SEARCHED = SENDER_NAMES.filter((name) => SENDER_FIELDS[name].foundIn.includes('search'));

/** What is searched of where a lead came from. */
export const SEARCHED_ORIGIN = ['referrer', 'utm_source', 'utm_campaign'] as const;

/** A lead with all that is searched of it. */
export type SearchedLead = Pick<LeadRow, 'reference' | keyof Sender | (typeof SEARCHED_ORIGIN)[number]>;

/** The text in which a lead is searched, folded here because neither engine ignores accents. */
export function searchText(lead: SearchedLead, additions: readonly { text: string }[] = []): string {
  const fields = SEARCHED.flatMap((name) => {
    const value = givenIn(lead, name);
    if (value === null) return [];
    return SENDER_FIELDS[name].input.type === 'tel' ? value.replaceAll(' ', '') : value;
  });
  const origin = SEARCHED_ORIGIN.flatMap((name) => lead[name] ?? []);
  return [lead.reference, ...fields, ...additions.map(({ text }) => text), ...origin].map(folded).join(' ');
}
