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

/** Scrolls to a control as a visitor does, and presses its centre once it stands still. */
export async function press(page: Page, { target, by }: Pick<Tap, 'target' | 'by'>): Promise<void> {
  const element = page.locator(target).first();
  const height = page.viewportSize()?.height ?? 0;
  // Header and quote bar cover what scrolls behind them, but not their own buttons.
  const covered = (await element.evaluate((node) => node.closest('header, dialog, [popover]') !== null))
    ? 0
    : COVERED;
  let seenAt: number | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    // A page too busy to draw still says where the control was before it was scrolled.
    await page.evaluate(() => new Promise(requestAnimationFrame));
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
