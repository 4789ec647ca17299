import { SCROLL_STORAGE } from './scroll-storage.ts';

/*
 * Inline script at the end of every page, in place of the one of React Router's `ScrollRestoration`. It does
 * the same: restores the scroll position saved for the history entry, or gives a new entry its key. React
 * Router's script reads sessionStorage for a new entry too, which delays the first paint until another
 * process of the browser answers.
 */
const state: unknown = history.state;
const key: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'key');
if (typeof key === 'string' && key) {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}');
    const top: unknown = typeof places === 'object' && places !== null && Reflect.get(places, key);
    if (typeof top === 'number') scrollTo(0, top);
  } catch (_error) {
    // Site data is blocked, or the JSON is invalid (React Router will overwrite it): stay at the top.
  }
} else {
  history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
}
