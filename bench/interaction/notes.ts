import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Shortest duration reported by the Event Timing API (ms). */
const SHORTEST_TOLD = 16;

/** What a page recorded since it was opened (ms). */
export interface Notes {
  /** Duration of each press, key or click, from its timestamp to the next paint. */
  interactions: number[];
  /** From the first press to the frame that shows its effect; `null` if it had none. */
  effect: number | null;
}

/** How a press’s effect is detected: an element that matches, or scrolling. */
export type Effect = { shows: string } | 'scrolls';

/**
 * Makes every page opened in `page` from now on record its first paint and its interactions.
 * @param effect looked for in each frame after the first press
 */
export async function takeNotes(page: Page, effect: Effect): Promise<void> {
  await page.addInitScript(
    ({ shortest, selector }) => {
      const durations = new Map<number, number>();
      const notes: { effect: number | null } = { effect: null };
      Object.assign(window, {
        isPainted: false,
        readNotes: () => ({ ...notes, interactions: [...durations.values()] }),
      });
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
          type,
          buffered: true,
          ...{ durationThreshold: shortest },
        });
      observe('paint', () => Object.assign(window, { isPainted: true }));
      observe('event', (entry) => {
        const id: number = Reflect.get(entry, 'interactionId');
        if (id > 0) durations.set(id, Math.max(entry.duration, durations.get(id) ?? 0));
      });

      const watch = ({ timeStamp }: Event) => {
        const top = scrollY;
        const hasEffect = () =>
          selector ? document.querySelector(selector) !== null : Math.abs(scrollY - top) > 20;
        requestAnimationFrame(function look() {
          if (hasEffect()) notes.effect = performance.now() - timeStamp;
          else requestAnimationFrame(look);
        });
      };
      addEventListener('pointerdown', watch, { capture: true, passive: true, once: true });
    },
    { shortest: SHORTEST_TOLD, selector: effect === 'scrolls' ? null : effect.shows },
  );
}

/** Resolves at the page’s first paint. */
export function untilPainted(page: Page): Promise<void> {
  return until(() => page.evaluate(() => Reflect.get(window, 'isPainted') === true));
}

/** Resolves once the page is hydrated: before, a link causes a full page load. */
export function untilHydrated(page: Page): Promise<void> {
  return until(() => page.evaluate(() => document.querySelector('link[rel="manifest"]') !== null));
}

/** Between two looks, and for all of them (ms). */
const LOOK = 20;
const LONGEST = 30_000;

/** `page.waitForFunction` would bring Playwright’s listeners to presses into the page. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(LONGEST);
  while (!(await isSo())) {
    patience.throwIfAborted();
    await wait(LOOK);
  }
}

/** Reads the records. Interactions too short to be reported count as `SHORTEST_TOLD`. */
export async function readNotes(page: Page): Promise<Notes> {
  const notes: Notes = await page.evaluate(() => Reflect.get(window, 'readNotes')());
  return { ...notes, interactions: notes.interactions.length > 0 ? notes.interactions : [SHORTEST_TOLD] };
}
