import { codePointLength } from '../../../domain/leads/text.ts';

/**
 * Merges a prefill with what the visitor has typed in this tab before: their text stays, and the new one is
 * appended where there is room.
 * @param typed current value of the field
 * @param last previous prefill: a field that still equals it was not edited
 * @param limit most code points of the field
 */
export function withPrefill(typed: string, prefill: string, last: string | null, limit: number): string {
  const own = typed.trim();
  if (own === '' || own === last?.trim()) return prefill;
  if (own.includes(prefill.trim())) return typed;
  const both = `${own}\n\n${prefill}`;
  return codePointLength(both) <= limit ? both : typed;
}
