import type { LeadKind } from '../../../domain/leads/lead.ts';
import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { forget, keep, recall } from '../../tab-storage.ts';

/** Values of a form by field name. */
type Draft = Readonly<Record<string, string>>;

const FORMS: Record<LeadKind, readonly string[]> = { devis: ['devis'], contact: ['contact', 'estimation'] };

/** Stored in place of a sent form’s draft, until the form is on screen again. */
const SENT = 'envoyé';

/** The unsent values typed in a form of this tab; empty when there are none. */
export function readDraft(formId: string): Draft {
  return Object.fromEntries(new URLSearchParams(recall(keyOf(formId)) ?? ''));
}

/** Saves typed values, so that a reload or a failure loses nothing. */
export function saveDraft(formId: string, draft: Draft): void {
  if (Object.values(draft).some((text) => text !== ''))
    keep(keyOf(formId), String(new URLSearchParams({ ...draft })));
  else forgetDraft(formId);
}

export function forgetDraft(formId: string): void {
  forget(keyOf(formId));
}

/** Erases the drafts of all forms of a kind, when it is not known which of them was sent. */
export function endDraftsOf(kind: LeadKind): void {
  for (const formId of FORMS[kind]) keep(keyOf(formId), SENT);
}

/**
 * Whether the form on screen was already sent: a browser that posted it without script restores its fields on Back,
 * as it does for unsent ones.
 */
export function holdsWhatWasSent(formId: string): boolean {
  return wasLoadedBy('back_forward') && recall(keyOf(formId)) === SENT;
}

/**
 * Saves what was typed before hydration as drafts. If an extension or a translator has changed the HTML,
 * React renders the page again, with empty forms that then read their drafts.
 */
export function keepPreHydrationDrafts(): void {
  for (const form of document.forms) {
    const isTyped = [...form.elements].some(
      (control) =>
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
        control.value !== control.defaultValue,
    );
    if (!isTyped || holdsWhatWasSent(form.id)) continue;
    const texts = new FormData(form);
    texts.delete(HONEYPOT_FIELD);
    saveDraft(form.id, Object.fromEntries([...texts].map(([name, text]) => [name, String(text)])));
  }
}

function keyOf(formId: string): string {
  return `brouillon-${formId}`;
}

export function wasLoadedBy(way: NavigationTimingType): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === way;
}
