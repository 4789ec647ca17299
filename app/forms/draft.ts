import * as v from 'valibot';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { draftKey } from './draft-key.ts';
import { forget, keep, recall } from './tab-storage.ts';

/** Texts of a form by field. */
export type Draft = Readonly<Record<string, string>>;

const draftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Forms whose leads are of a kind, by id. */
const FORMS: Record<LeadKind, readonly string[]> = { devis: ['devis'], contact: ['contact', 'estimation'] };

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

/** Ends the draft of a form that was sent. */
export function forgetDraft(formId: string): void {
  forget(draftKey(formId));
}

/** Ends the drafts of the forms whose lead of this kind was taken, when it is not known which of them it was. */
export function forgetDraftsOf(kind: LeadKind): void {
  for (const formId of FORMS[kind]) forgetDraft(formId);
}
