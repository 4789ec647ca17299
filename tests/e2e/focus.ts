import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** More than any page has. */
const MOST_STOPS = 300;

/** Presses Tab until `goal` has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  const element = await goal.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement === wanted, element)) return;
  }
  await expect(goal).toBeFocused();
}

/** Presses Tab from the top of the page to its end, and reports each stop without visible focus. */
export async function walkThrough(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (!seen) return { stops, faults };
    if (seen.fault) faults.push(`${seen.name}: ${seen.fault}`);
  }
  throw new Error('The focus goes round without an end');
}

/** Runs in the page: whether the focused element has an outline, is fully on the screen and not covered. */
function lookAtFocus(): { name: string; fault: string | null } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return { name, fault: 'no outline' };
  const covers = [...focused.getClientRects()].flatMap(({ left, right, top, bottom }) => {
    const corners = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const;
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
    return corners.flatMap(([x, y]) => {
      const cover = document.elementFromPoint(x + Math.sign(middleX - x) * 5, y + Math.sign(middleY - y) * 5);
      // A table may be higher than the screen.
      if (!cover) return bottom - top > innerHeight / 2 ? [] : ['the edge of the screen'];
      const isSeen = focused.contains(cover) || cover.contains(focused);
      return isSeen ? [] : [`${cover.tagName} ${cover.className}`];
    });
  });
  return { name, fault: covers[0] ? `under ${covers[0]}` : null };
}
