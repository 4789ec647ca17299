import { applyStoredPause } from '../ui/motion-pause.ts';
import { sunInParis } from './sun.ts';

/*
 * Inline script at the end of every page (`defer-scripts.ts`). After the first paint it lays out the rest of the
 * page; after the load event it fetches the modules and evaluates each in a task of its own, so that a press waits
 * for one of them at most. Until hydration the page works as plain HTML: links, forms, menus, questions.
 */

const modules = document.getElementById('modules');
const stylesheet = document.querySelector<HTMLElement>('style[data-whole]')?.dataset.whole ?? '';
const root = document.documentElement;

const paintReported = new Promise<void>((resolve) => {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
});
const loaded = new Promise<void>((resolve) => {
  addEventListener('load', () => resolve());
});
/** Firefox reports no paint after a reload: the first frame is taken instead, half a second after the load event. */
const painted = Promise.race([paintReported, loaded.then(() => task(500)).then(nextFrame)]);

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/** @param delay ms */
function task(delay = 0): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

function add(name: string, properties: Readonly<Record<string, string>>): HTMLElement {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  return element;
}

/** Pause after a press (ms), for its event handlers and the frame that shows its effect. */
const PRESS = 200;
let pressed: Promise<unknown> | undefined;
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (pressed = task(PRESS)), true);

/** Pause between two tasks (ms): the compositor needs it to react to a press. */
const REST = 30;

/** Resolves after the pause, and after that of a press. */
async function turn(): Promise<void> {
  await task(REST);
  await pressed;
}

/** Evaluates the modules one by one; imported by the entry, they would all run in one task. */
async function evaluate(files: readonly string[]): Promise<void> {
  for (const href of files) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' });
  for (const href of files) {
    // A module that cannot be fetched fails again in the entry script, and the page stays plain HTML.
    await import(/* @vite-ignore */ href).catch(() => {});
    await turn();
  }
}

function hydrate(): void {
  document.head.append(...document.querySelectorAll('body > script[type="application/ld+json"]'));
  add('script', { type: 'module', textContent: modules?.textContent ?? '' });
}

/** Longest wait for the pictures of the first screen (ms). */
const PICTURES = 2000;

/** Waits for the pictures of the first screen, whose bandwidth the next fetches would share. */
function untilPicturesCame(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
  const decoded = Promise.allSettled([...pictures].map((picture) => picture.decode()));
  return Promise.race([decoded, task(PICTURES)]);
}

/**
 * Loads the whole stylesheet, for what scripts show and for other pages; before the rest is laid out, since its
 * font faces cause a new layout of everything.
 */
function completeStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = add('link', { rel: 'stylesheet', href: stylesheet, fetchPriority: 'low' });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Lays out the parts below the first screen, one a frame. */
async function letIn(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main > section ~ :is(section, .band), footer')) {
    part.style.contentVisibility = part.style.visibility = 'visible';
    await nextFrame();
    await turn();
  }
}

/** State of a page opened from elsewhere (`initial-load.ts`). */
function setState(state: string): void {
  if (root.dataset.initialLoad) root.dataset.initialLoad = state;
}

const scrolled = new AbortController();
addEventListener('scroll', () => setState('scrolled'), { signal: scrolled.signal });
const whole = painted
  .then(untilPicturesCame)
  .then(completeStyles)
  // Every element inherits it: set here, it costs no recalculation beside that of the stylesheet.
  .then(() => root.style.setProperty('--sun', sunInParis(new Date()).toFixed(2)))
  .then(letIn)
  .then(() => {
    scrolled.abort();
    setState('complete');
  });
Promise.all([loaded, whole]).then(async () => {
  applyStoredPause();
  await evaluate(modules?.dataset.files?.match(/\S+/g) ?? []);
  hydrate();
  // Assigning `href` starts the fetch.
  add('link', { rel: 'manifest', href: '/site.webmanifest' });
});
