import * as v from 'valibot';
import { draftKey, forgetDraft } from './forget-draft.ts';
import { keep, recall } from './tab-storage.ts';

/** Texts of a form by field. */
export type Draft = Readonly<Record<string, string>>;

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What was typed in a form of this tab and not sent yet; empty when nothing was. */
export function readDraft(formId: string): Draft {
  const stored = v.safeParse(draftSchema, recall(draftKey(formId)));
  return stored.success ? stored.output : {};
}

/** Keeps what is typed in a form, so that a reload or a failure loses nothing. */
export function saveDraft(formId: string, draft: Draft): void {
  if (Object.values(draft).some((text) => text !== '')) keep(draftKey(formId), JSON.stringify(draft));
  else forgetDraft(formId);
}
