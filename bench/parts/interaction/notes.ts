import type { Page } from '@playwright/test';

/** The shortest duration that the Event Timing API tells of (ms). */
export const SHORTEST_TOLD = 16;

/** What a page noted of itself since it was opened (ms). */
export interface Notes {
  /** Each press, key or click, from its time stamp to the next paint. */
  interactions: number[];
  /** From the first press to the frame that shows its effect; null before. */
  effect: number | null;
}

/** How to tell that a press had its effect: an element that matches, or the page scrolled. */
export type Effect = { shows: string } | 'scrolls';

/**
 * Has every page that `page` opens from now on note its first paint and its interactions.
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

/** Resolves at the page's first paint. */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'isPainted') === true, undefined, { polling: 20 });
}

/** What was noted; interactions too short to be told of count as the shortest that is. */
export async function readNotes(page: Page): Promise<Notes> {
  const notes: Notes = await page.evaluate(() => Reflect.get(window, 'readNotes')());
  return { ...notes, interactions: notes.interactions.length > 0 ? notes.interactions : [SHORTEST_TOLD] };
}
