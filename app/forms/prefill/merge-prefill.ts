import { codePointLength } from '../../../domain/leads/text.ts';

/**
 * What a field holds that starts with `prefill`, when its visitor has typed something in this tab before: their text
 * stays, and the new one goes below it where there is room.
 * @param typed what the visitor has left in the field
 * @param last what the field last started with: a text that is still that one is nobody's
 * @param limit most code points that the field takes
 */
export function withPrefill(typed: string, prefill: string, last: string | null, limit: number): string {
  const own = typed.trim();
  if (own === '' || own === last?.trim()) return prefill;
  if (own.includes(prefill.trim())) return typed;
  const both = `${own}\n\n${prefill}`;
  return codePointLength(both) <= limit ? both : typed;
}
