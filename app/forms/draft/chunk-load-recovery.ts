import { forget, keep, recall } from '../../tab-storage.ts';
import { wasLoadedBy } from './draft.ts';

const KEY = 'confirmation-attendue';

/**
 * Stores the confirmation page of an accepted lead before navigating to it. If its chunk cannot be loaded, as
 * after a deployment, React Router reloads the form's page instead, which would be empty and say nothing.
 */
export function noteConfirmation(path: string): void {
  keep(KEY, path);
}

/** Called when the confirmation is shown. */
export function forgetConfirmation(): void {
  forget(KEY);
}

/** Continues to the pending confirmation when the page of the form was reloaded instead. */
export function resumePendingConfirmation(): void {
  const path = recall(KEY);
  forgetConfirmation();
  if (path && wasLoadedBy('reload')) location.replace(path);
}
