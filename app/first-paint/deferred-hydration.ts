import { applyStoredPause } from '../ui/motion-pause.ts';
import { sunInParis } from './sun.ts';

/*
 * Inline script at the end of every page (`defer-scripts.ts`). Once the page is painted it lets in what was held back, and
 * once it is loaded too it fetches and runs the modules, each in a task of its own: a press that comes meanwhile waits for
 * one of them at most. Until the page is hydrated it is what its HTML makes of it; links, forms, menus and questions work.
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
/** Firefox reports no paint after a reload: there it is the first frame, half a second after the load. */
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

/** How long a press has the page to itself (ms): a tap's own events, and the frame that shows its effect. */
const PRESS = 200;
let pressed: Promise<unknown> | undefined;
for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => (pressed = task(PRESS)));

/** Between two pieces of work (ms): without a rest the compositor, too, keeps a press waiting. */
const REST = 30;

/** After a rest, and after a press. */
async function turn(): Promise<void> {
  await task(REST);
  await pressed;
}

/** Evaluates the modules one by one; imported by the entry, they would all run in one task. */
async function evaluate(files: readonly string[]): Promise<void> {
  for (const href of files) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' });
  for (const href of files) {
    // What cannot be fetched fails again in the entry, and the page stays as it is.
    await import(/* @vite-ignore */ href).catch(() => {});
    await turn();
  }
}

function hydrate(): void {
  document.head.append(...document.querySelectorAll('body > script[type="application/ld+json"]'));
  add('script', { type: 'module', textContent: modules?.textContent ?? '' });
}

/**
 * Brings the styles of what scripts show and of other pages. Before the rest is laid out: their font faces make browsers
 * lay out all there is once more.
 */
function completeStyles(): Promise<unknown> {
  return new Promise((resolve) => {
    const link = add('link', { rel: 'stylesheet', href: stylesheet, fetchPriority: 'low' });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}

/** Lays out what is below the first screen, a part a frame. */
async function letIn(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('main > section ~ :is(section, .band), footer')) {
    part.style.contentVisibility = part.style.visibility = 'visible';
    await nextFrame();
    await turn();
  }
}

/** Of a page that is opened from elsewhere (`initial-load.ts`). */
function setState(state: string): void {
  if (root.dataset.initialLoad) root.dataset.initialLoad = state;
}

const scrolled = new AbortController();
addEventListener('scroll', () => setState('scrolled'), { signal: scrolled.signal });
const whole = painted
  .then(completeStyles)
  .then(letIn)
  .then(() => {
    scrolled.abort();
    setState('complete');
  });
Promise.all([loaded, whole]).then(async () => {
  applyStoredPause();
  root.style.setProperty('--sun', sunInParis(new Date()).toFixed(2));
  await evaluate(modules?.dataset.files?.match(/\S+/g) ?? []);
  hydrate();
  // Browsers fetch it as soon as it is named.
  add('link', { rel: 'manifest', href: '/site.webmanifest' });
});
