const KEY = 'touche-recherche';
const OFF = 'non';

/** Whether « / » leads to the search. A key of one character must be one that can be turned off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch (_error) {
    // A browser that blocks site data.
    return true;
  }
}

/** Turns « / » on or off in this browser. */
export function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch (_error) {
    // It lasts as long as the page.
  }
}

/** Whether a press of a key asks for the search: « / » where nobody types. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return !isTyping && isSearchKeyOn();
}
