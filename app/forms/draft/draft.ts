import * as v from 'valibot';
import { draftKey, forgetDraft } from './forget-draft.ts';
import { keep, recall } from './tab-storage.ts';

/** Values of a form by field name. */
export type Draft = Readonly<Record<string, string>>;

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The unsent values typed in a form of this tab; empty when there are none. */
export function readDraft(formId: string): Draft {
  const stored = v.safeParse(draftSchema, recall(draftKey(formId)));
  return stored.success ? stored.output : {};
}

/** Saves typed values, so that a reload or a failure loses nothing. */
export function saveDraft(formId: string, draft: Draft): void {
  if (Object.values(draft).some((text) => text !== '')) keep(draftKey(formId), JSON.stringify(draft));
  else forgetDraft(formId);
}
