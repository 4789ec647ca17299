import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { readNotes } from './notes.ts';
import type { Tap } from './taps.ts';
import { press, visit } from './visits.ts';

/** Between two actions (ms). */
const PAUSE = 600;

/**
 * A visit beyond its first tap: menus, a question, a field, a half-filled form, another page and back.
 * @returns durations of all interactions but the first, until the next paint (ms)
 */
export async function wholeVisit(
  browser: Browser,
  url: string,
  by: Tap['by'],
  slowdown: number,
): Promise<number[]> {
  return visit(browser, { by, effect: 'scrolls', slowdown }, async (page) => {
    const act = async (target: string) => {
      await press(page, { target, by });
      await wait(PAUSE);
    };
    const menu =
      by === 'finger'
        ? ['.burger summary', 'nav summary', '.burger summary']
        : ['nav summary', 'header a[aria-label]'];
    await page.goto(url);
    await wait(PAUSE);
    await act('main h1');
    for (const target of [...menu, 'section[aria-labelledby="questions"] summary']) await act(target);
    await act('main form input[name="name"]');
    await page.keyboard.type('Camille', { delay: 60 });
    await act('main form input[name="email"]');
    await page.keyboard.type('camille@', { delay: 60 });
    await act('main form textarea');
    await act('main a[href^="/obtenir-un-devis"]');
    await page.waitForURL('**/obtenir-un-devis');
    await act('main form input[name="name"]');
    await page.keyboard.type('Camille', { delay: 60 });
    await page.goBack();
    await wait(PAUSE);
    await act(menu[0] ?? '');
    const { interactions } = await readNotes(page);
    return interactions.slice(1);
  });
}
