import { HYDRATED } from '../hydrated.ts';
import { playFilm } from '../sections/play-film.ts';
import { applyStoredPause } from '../ui/stored-pause.ts';

/*
 * Stands in every page as a script (`late-scripts.ts`).
 *
 * Once the page is loaded and painted it has the modules fetched, names the manifest, which browsers fetch as soon as
 * they know of it, and lets the film play. The modules run with the visitor's first move, before which the page is
 * what its HTML makes of it: on a slow phone they take half a second, which nobody who only looks should pay. They run
 * at once where they have something to do unasked: on a page that the tab comes back to (`first-view.ts`), in a tab that
 * keeps something, for an answer to a form that took the focus, for a part that says so.
 */

const modules = document.getElementById('modules');
const whole = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole ?? '';
const root = document.documentElement;
const waiting = new AbortController();
const untilStart = { signal: waiting.signal, capture: true, passive: true };
let isWanted = false;
let pressed: HTMLElement | null = null;

const toldPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
});
const loaded = new Promise<void>((resolve) => {
  addEventListener('load', () => resolve());
});
/** Firefox tells of no paint after a reload: there it is the first frame in sight, half a second after the load. */
const painted = Promise.race([toldPaint, loaded.then(() => wait(500)).then(nextFrame)]);

/** Resolves once what was left out of the first paint is let in. */
const settled = painted.then(() => {
  if (root.dataset.firstView) root.dataset.firstView = '';
});

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** @param delay ms */
function wait(delay: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

function add(name: string, properties: Readonly<Record<string, string>>): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

async function start(): Promise<void> {
  await settled;
  if (waiting.signal.aborted) return;
  waiting.abort();
  applyStoredPause();
  delete root.dataset.firstView;
  add('link', { rel: 'stylesheet', href: whole });
  document.head.append(...document.querySelectorAll('body > script[type="application/ld+json"]'));
  add('script', { type: 'module', textContent: modules?.textContent ?? '' });
}

function want(): void {
  isWanted = true;
  if (document.readyState === 'complete') start();
}

function hasWorkUnasked(): boolean {
  if (root.dataset.firstView === undefined) return true;
  return (
    scrollY > 0 || document.activeElement !== document.body || !!document.querySelector('[data-unasked]')
  );
}

/** Whether this tab has drafts, or was on another of our pages. */
function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch (_error) {
    // A browser that blocks site data.
    return false;
  }
}

/** One thing after the other, unless somebody is there: on a slow phone all at once hold up what is painted meanwhile. */
async function takeTurns(): Promise<void> {
  if (!waiting.signal.aborted) await wait(50);
}

Promise.all([loaded, settled]).then(async () => {
  if (isWanted || hasWorkUnasked()) await start();
  await takeTurns();
  if (keepsSomething()) await start();
  applyStoredPause();
  for (const link of [
    ...(modules?.dataset.files?.match(/\S+/g) ?? []).map((href) => ({ rel: 'modulepreload', href })),
    { rel: 'preload', as: 'style', href: whole },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]) {
    await takeTurns();
    add('link', { ...link, fetchPriority: 'low' });
  }
  playFilm();
});
for (const move of ['touchstart', 'wheel', 'scroll']) addEventListener(move, want, untilStart);
// Where a pointer rests on the page that comes, Chromium tells of a move by nothing.
addEventListener(
  'pointermove',
  ({ movementX, movementY }) => {
    if (movementX || movementY) want();
  },
  untilStart,
);
for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, start, untilStart);

// Links and forms work without the modules; a switch that was pressed too soon is pressed again when they are there.
const untilHydrated = new AbortController();
addEventListener(
  'click',
  ({ target }) => {
    start();
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[aria-pressed]') : null;
  },
  { signal: untilHydrated.signal, capture: true },
);
addEventListener(HYDRATED, () => {
  untilHydrated.abort();
  pressed?.click();
});
