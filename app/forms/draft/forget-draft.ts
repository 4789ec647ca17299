import type { LeadKind } from '../../../domain/leads/lead.ts';
import { forget, keep, recall } from './tab-storage.ts';

/** Key under which what is typed in a form is kept in its tab. */
export function draftKey(formId: string): string {
  return `brouillon-${formId}`;
}

/** Forms whose leads are of a kind, by id. */
const FORMS: Record<LeadKind, readonly string[]> = { devis: ['devis'], contact: ['contact', 'estimation'] };

/** Ends the draft of a form that was sent. */
export function forgetDraft(formId: string): void {
  forget(draftKey(formId));
}

/** Stands where the draft was of a form that was sent, until the form is on screen again. */
const SENT = 'envoyé';

/** Ends the drafts of the forms whose lead of this kind was taken, when it is not known which of them it was. */
export function endDraftsOf(kind: LeadKind): void {
  for (const formId of FORMS[kind]) keep(draftKey(formId), SENT);
}

/**
 * Says whether a form holds what was sent: a browser that posted it by itself fills it in again on the way back, as it
 * does with what was never sent.
 */
export function holdsWhatWasSent(formId: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
  return isReturn && recall(draftKey(formId)) === SENT;
}
