import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { untilHydrated } from './notes.ts';
import { bringIntoSight, press, visit } from './visits.ts';

/** Hover time before the click (ms). */
const REST = 500;

const LINKS = [
  { from: '/', link: 'main a[href="/obtenir-un-devis"]' },
  { from: '/services', link: 'main a[href="/services/saas"]' },
  { from: '/villes', link: 'main li a[href="/villes/lyon"]' },
  { from: '/blog', link: 'main a[href^="/article/"]' },
];

/**
 * Follows links after hovering over them.
 * @returns for each, the time from the click to the paint of the new page’s heading (ms)
 */
export async function followLinks(browser: Browser, url: string, slowdown: number): Promise<number[]> {
  const waits: number[] = [];
  for (const { from, link } of LINKS) {
    waits.push(
      await visit(browser, { by: 'mouse', effect: 'scrolls', slowdown }, async (page) => {
        await page.goto(url + from);
        await untilHydrated(page);
        await wait(2 * REST);
        const { x, y } = await bringIntoSight(page, link);
        await page.mouse.move(x, y);
        await wait(REST);
        const painted = untilNewTitle(page);
        await press(page, { target: link, by: 'mouse' });
        return painted;
      }),
    );
  }
  return waits;
}

function untilNewTitle(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('h1');
        setTimeout(() => reject(new Error('the link led nowhere')), 30_000);
        addEventListener(
          'click',
          ({ timeStamp }) => {
            requestAnimationFrame(function look() {
              const title = document.querySelector('h1');
              // The current frame paints the new page; the next one starts after that paint.
              if (title && title !== before)
                requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            });
          },
          { capture: true, once: true },
        );
      }),
  );
}
