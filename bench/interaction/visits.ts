import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Effect, readNotes, takeNotes, untilPainted } from './notes.ts';
import type { Tap } from './taps.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Wait after the last press before reading the records (ms). */
const AFTERMATH = 800;
/** Height covered by the header and by the quote bar on a phone (px). */
const COVERED = 90;

/** Waiting times of one visitor (ms). */
export interface Wait {
  /** The longest interaction, from the event to the next paint. */
  interaction: number;
  /** From the press to its effect; infinite if none was seen. */
  effect: number;
}

/**
 * Opens a page with an empty cache and presses one control.
 * @param moment time of the press after the first paint (ms)
 * @param slowdown CPU slowdown factor
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

/** Runs `act` in a new browser context with a throttled CPU. */
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

/** Longest scroll step (px), and pause between two steps or before a press (ms). */
const STEP = 600;
const LOOK = 100;
const MOST_LOOKS = 100;

/** A place on the screen (CSS px). */
interface Place {
  x: number;
  y: number;
}

/** Scrolls to a control as a visitor does, and presses its centre once it stands still. */
export async function press(page: Page, { target, by }: Pick<Tap, 'target' | 'by'>): Promise<void> {
  const { x, y } = await bringIntoSight(page, target);
  if (by === 'finger') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Scrolls to a control until it stands still in sight. @returns its centre */
export async function bringIntoSight(page: Page, target: string): Promise<Place> {
  const height = page.viewportSize()?.height ?? 0;
  let seenAt: number | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const seen = await lookFor(page, target);
    if (seen) {
      const { x, y, isOverPage } = seen;
      // Header and quote bar cover what scrolls behind them, but not their own buttons.
      const covered = isOverPage ? 0 : COVERED;
      const isInSight = y > covered && y < height - covered;
      if (isInSight && (seenAt ?? y) === y) return { x, y };
      if (!isInSight) await page.mouse.wheel(0, Math.max(-STEP, Math.min(STEP, y - height / 2)));
      seenAt = y;
    }
    await wait(LOOK);
  }
  throw new Error(`${target} cannot be pressed`);
}

/**
 * Centre of a control in the frame that is being drawn: until then, a busy page says where it was before it was
 * scrolled. Not by a locator: Playwright’s listeners to presses would be measured too.
 */
function lookFor(page: Page, target: string): Promise<(Place & { isOverPage: boolean }) | null> {
  return page.evaluate(async (selector) => {
    await new Promise(requestAnimationFrame);
    const element = document.querySelector(selector);
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    if (width === 0 || height === 0) return null;
    const isOverPage = element?.closest('header, dialog') !== null;
    return { x: x + width / 2, y: y + height / 2, isOverPage };
  }, target);
}
