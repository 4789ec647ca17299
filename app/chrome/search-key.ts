/** localStorage key that is set while « / » is off. */
export const SEARCH_KEY_OFF = 'sans-touche-recherche';

/** Whether « / » opens the search: a single-character shortcut can be turned off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return !localStorage.getItem(SEARCH_KEY_OFF);
  } catch (_error) {
    // Site data is blocked.
    return true;
  }
}

/** Whether a key press opens the search: « / » outside a field. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select')) && isSearchKeyOn();
}
