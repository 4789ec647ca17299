import type { Page } from '@playwright/test';

/** Two frames: what a scroll or a wheel brings about, observers included, has happened by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until what moves once, as a panel on its way in, has arrived. */
export async function stillness(page: Page): Promise<void> {
  await nextFrames(page);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
