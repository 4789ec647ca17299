import type { Page, Response } from '@playwright/test';
import { wake } from './site.ts';

/** Opens a page and waits until it is hydrated; without JavaScript, until it is loaded. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeIfScripted(page);
}

/** Reloads the page, and waits as `openAlive` does. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload();
  await wakeIfScripted(page);
}

async function wakeIfScripted(page: Page): Promise<void> {
  const isScripted = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (isScripted) await wake(page);
}

/** Opens a page as a link of the site at `url` does: everything is laid out at once. */
export async function goOn(page: Page, path: string, url: string): Promise<Response | null> {
  return page.goto(path, { referer: url });
}

/** Keeps the page's script waiting until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/static/entry.client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Words may shift by some pixels when their font comes late; reports round smaller values to 0.00. */
export const UNSEEN_SHIFT = 0.005;

/** Sums the layout shifts of pages opened from now on, also those within half a second of an input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((total, shift) => total + Reflect.get(shift, 'value'), 0);
      Object.assign(window, { shifted: Reflect.get(window, 'shifted') + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

/** Scrolls through the page a screen at a time, as a reader does. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

/** Waits two frames, so that a scroll or a wheel has taken effect, observers included. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until animations that end by themselves, such as a panel sliding in, have ended: not what follows a scroll. */
export async function stillness(page: Page): Promise<void> {
  await nextFrames(page);
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
