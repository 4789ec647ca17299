import type { LeadRow } from '../store/database.ts';

/** Normalises a text for comparison: no accents, lower case, single spaces. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The text in which a lead is searched, normalised here because neither engine ignores accents. */
export function searchText(
  {
    reference,
    name,
    email,
    phone,
    message,
  }: Pick<LeadRow, 'reference' | 'name' | 'email' | 'phone' | 'message'>,
  additions: readonly { text: string }[] = [],
): string {
  const texts = [message, ...additions.map(({ text }) => text)];
  return [reference, name, email, phone?.replaceAll(' ', '') ?? '', ...texts].map(folded).join(' ');
}
