import type { FieldSpec } from '../../../domain/leads/sender-fields.ts';
import { codePointLength } from '../../../domain/leads/text.ts';
import { keep, recall } from '../../tab-storage.ts';
import { readDraft } from './draft.ts';

/** Initial values by field. */
export type Prefill = Readonly<Record<string, string>>;

/**
 * The values of a form with a prefill: what was typed in the page, or earlier in this tab as a draft, comes first.
 * @param inPage current values of its fields
 */
export function startTexts(
  formId: string,
  fields: readonly FieldSpec[],
  inPage: Readonly<Record<string, string>>,
  prefill: Prefill,
): Record<string, string> {
  const draft = readDraft(formId);
  const texts = fields.map(({ name, limit = 0 }) => {
    const [text = '', start = ''] = [inPage[name], prefill[name]];
    const isTypedHere = text !== '' && text !== start;
    if (isTypedHere || start === '') return [name, isTypedHere ? text : (draft[name] ?? '')] as const;
    const key = `amorce-${formId}-${name}`;
    const last = recall(key);
    keep(key, start);
    return [name, withPrefill(draft[name] ?? '', start, last, limit)] as const;
  });
  return Object.fromEntries(texts);
}

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
