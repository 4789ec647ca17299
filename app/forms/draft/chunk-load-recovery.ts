import { forget, keep, recall } from './tab-storage.ts';

const KEY = 'confirmation-attendue';

/**
 * Notes where the visitor of an accepted lead is being led. When the script of that page cannot be had, as when the
 * site was deployed meanwhile, React Router loads the form's page again instead: empty, and without a word.
 */
export function noteConfirmation(path: string): void {
  keep(KEY, path);
}

/** Notes that the visitor has arrived. */
export function forgetConfirmation(): void {
  forget(KEY);
}

/** Leads on, past scripts, a visitor whose form's page was loaded again in place of the confirmation. */
export function resumePendingConfirmation(): void {
  const path = recall(KEY);
  forgetConfirmation();
  const [load] = performance.getEntriesByType('navigation');
  const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  if (path && isReload) location.replace(path);
}
