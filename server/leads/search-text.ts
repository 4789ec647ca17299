import type { LeadRow } from '../store/database.ts';

/** Texts as they are compared: without accents, capitals or runs of spaces. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** All that a lead is found by, in one text: neither engine compares letters with accents as people do. */
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
