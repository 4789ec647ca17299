import type { Facts } from '../../content/facts.ts';
import type { LeadRow } from '../store/database.ts';

/** What a saved reply may name, and what stands for it in a lead’s answer; unknown fields stay as they are. */
export const REPLY_FIELDS: Readonly<
  Record<string, (lead: Pick<LeadRow, 'name' | 'reference'>, agency: Facts['agency']) => string>
> = {
  nom: ({ name }) => name,
  référence: ({ reference }) => reference,
  'rendez-vous': (_, { links }) => links.discoveryCall || links.consultation || '',
  téléphone: (_, { phone }) => phone.display,
};

export function filledReply(
  body: string,
  lead: Pick<LeadRow, 'name' | 'reference'>,
  agency: Facts['agency'],
): string {
  return body.replaceAll(/\{([\p{L}-]{1,20})\}/gu, (field, name: string) =>
    Object.hasOwn(REPLY_FIELDS, name) ? (REPLY_FIELDS[name]?.(lead, agency) ?? field) : field,
  );
}
