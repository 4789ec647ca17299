import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { draftKey, holdsWhatWasSent } from './forget-draft.ts';
import { keep } from './tab-storage.ts';

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
    const texts = [...new FormData(form)].filter(([name]) => name !== HONEYPOT_FIELD);
    if (isTyped && !holdsWhatWasSent(form.id))
      keep(draftKey(form.id), JSON.stringify(Object.fromEntries(texts)));
  }
}
