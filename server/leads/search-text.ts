import { folded } from '../../domain/search/terms.ts';
import type { LeadRow } from '../store/database.ts';

/** The text in which a lead is searched, folded here because neither engine ignores accents. */
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
