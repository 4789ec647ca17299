import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Effect, readNotes, takeNotes, untilPainted } from './notes.ts';
import type { Tap } from './taps.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** How long a page is left alone after the last press before it is asked what it noted (ms). */
const AFTERMATH = 800;
/** What the header and the quote bar cover of a phone's screen (px). */
const COVERED = 90;

/** What one visitor waited for (ms). */
export interface Wait {
  /** The longest interaction, from the event to the next paint. */
  interaction: number;
  /** Infinite where none came. */
  effect: number;
}

/**
 * Opens a page in a browser that has seen nothing yet, and presses one thing.
 * @param moment when it is pressed, from the first paint on (ms)
 * @param slowdown how many times slower the page's processor is
 */
export async function firstTap(
  browser: Browser,
  url: string,
  tap: Tap,
  moment: number,
  slowdown: number,
): Promise<Wait> {
  return visit(browser, { by: tap.by, effect: tap.effect, slowdown }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    await untilPainted(page);
    await wait(moment);
    await press(page, tap);
    await wait(AFTERMATH);
    const { interactions, effect } = await readNotes(page);
    return { interaction: Math.max(...interactions), effect: effect ?? Number.POSITIVE_INFINITY };
  });
}

/** A browser context of its own, with a slowed down processor. */
export async function visit<Result>(
  browser: Browser,
  { by, effect, slowdown }: { by: Tap['by']; effect: Effect; slowdown: number },
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(by === 'finger' ? PHONE : DESKTOP);
  try {
    const page = await context.newPage();
    await takeNotes(page, effect);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await act(page);
  } finally {
    await context.close();
  }
}

/** A screenful at most that a visitor scrolls at once (px), and how long they look before the next, or before a press (ms). */
const STEP = 600;
const LOOK = 100;
const MOST_LOOKS = 100;

/** Brings a target on screen as a visitor does, and presses its middle once the page has come to rest. */
export async function press(page: Page, { target, by }: Pick<Tap, 'target' | 'by'>): Promise<void> {
  const element = page.locator(target).first();
  const height = page.viewportSize()?.height ?? 0;
  // The header and the bar at the bottom cover what is scrolled below them, and not their own buttons.
  const covered = (await element.evaluate((node) => node.closest('header, dialog, [popover]') !== null))
    ? 0
    : COVERED;
  let seenAt: number | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const box = await element.boundingBox();
    if (!box) {
      await wait(LOOK);
      continue;
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInSight = y > covered && y < height - covered;
    if (isInSight && (seenAt ?? y) === y) {
      if (by === 'finger') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      return;
    }
    if (!isInSight) await page.mouse.wheel(0, Math.max(-STEP, Math.min(STEP, y - height / 2)));
    seenAt = y;
    await wait(LOOK);
  }
  throw new Error(`${target} cannot be pressed`);
}
