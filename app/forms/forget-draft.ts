import type { LeadKind } from '../../domain/leads/lead.ts';
import { draftKey } from './draft-key.ts';
import { forget } from './tab-storage.ts';

/** Forms whose leads are of a kind, by id. */
const FORMS: Record<LeadKind, readonly string[]> = { devis: ['devis'], contact: ['contact', 'estimation'] };

/** Ends the draft of a form that was sent. */
export function forgetDraft(formId: string): void {
  forget(draftKey(formId));
}

/** Ends the drafts of the forms whose lead of this kind was taken, when it is not known which of them it was. */
export function forgetDraftsOf(kind: LeadKind): void {
  for (const formId of FORMS[kind]) forgetDraft(formId);
}
