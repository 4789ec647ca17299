import { HONEYPOT_FIELD } from '../../../domain/leads/spam-signals.ts';
import { draftKey, holdsWhatWasSent } from './forget-draft.ts';
import { keep } from './tab-storage.ts';

/**
 * Keeps as drafts what was typed before the page's script ran. A page that is not as the script expects it, because an
 * extension or a translator was there first, is drawn anew: its empty forms then take their drafts up.
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
