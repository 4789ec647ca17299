/** What local storage holds something under while « / » is off. */
export const SEARCH_KEY_OFF = 'sans-touche-recherche';

/** Whether « / » leads to the search. A key of one character must be one that can be turned off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return !localStorage.getItem(SEARCH_KEY_OFF);
  } catch (_error) {
    // A browser that blocks site data.
    return true;
  }
}

/** Whether a press of a key asks for the search: « / » where nobody types. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select')) && isSearchKeyOn();
}
