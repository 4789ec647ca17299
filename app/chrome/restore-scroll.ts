import { SCROLL_STORAGE } from './scroll-storage.ts';

/*
 * Stands at the end of every page as a script, in place of the one that React Router's `ScrollRestoration` brings, and
 * does the same: gives the page a key in the tab's history or, where it has one, the place that its visitor left. Theirs
 * reads the storage of a page that is new to the tab, too, for which it stands still before its first paint until another
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
    // A browser that blocks site data, or places that cannot be read, which React Router writes anew: at the top.
  }
} else {
  history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
}
