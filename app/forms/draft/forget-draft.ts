import type { LeadKind } from '../../../domain/leads/lead.ts';
import { forget, keep, recall } from './tab-storage.ts';

/** Storage key of a form’s draft. */
export function draftKey(formId: string): string {
  return `brouillon-${formId}`;
}

/** Ids of the forms by kind of lead. */
const FORMS: Record<LeadKind, readonly string[]> = { devis: ['devis'], contact: ['contact', 'estimation'] };

/** Erases the draft of a form that was sent. */
export function forgetDraft(formId: string): void {
  forget(draftKey(formId));
}

/** Stored in place of a sent form’s draft, until the form is on screen again. */
const SENT = 'envoyé';

/** Erases the drafts of all forms of a kind, when it is not known which of them was sent. */
export function endDraftsOf(kind: LeadKind): void {
  for (const formId of FORMS[kind]) keep(draftKey(formId), SENT);
}

/**
 * Whether the form on screen was already sent: a browser that posted it without script restores its fields on Back,
 * as it does for unsent ones.
 */
export function holdsWhatWasSent(formId: string): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const isReturn = load instanceof PerformanceNavigationTiming && load.type === 'back_forward';
  return isReturn && recall(draftKey(formId)) === SENT;
}
