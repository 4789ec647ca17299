import type { Page } from '@playwright/test';
import { quoteLinkCopy } from 'content-collections';
import { nextFrames, openAlive, stillness } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use(MOVING);

const BAR = quoteLinkCopy.bar;

function widgetOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('at 800 px the bar is there from 240 px of scroll on, and hides again above, where it takes no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openAlive(page, '/');
  const bar = widgetOf(page, BAR);
  await expect(bar).toBeHidden();
  await scrollTo(page, 239);
  await nextFrames(page);
  await expect(bar).toBeHidden();
  await scrollTo(page, 240);
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute('href', '/obtenir-un-devis');
  const box = await bar.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 800 });
  await scrollTo(page, 239);
  await expect(bar).toBeHidden();
  await expect(widgetOf(page, quoteLinkCopy.bubble)).toBeHidden();
  await page.locator('.quote-widget').focus();
  await expect(page.locator('.quote-widget')).not.toBeFocused();
});

test('from 801 px on a bubble takes the place of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 700 });
  await openAlive(page, '/');
  await expect(widgetOf(page, BAR)).toHaveCount(0);
  const bubble = widgetOf(page, quoteLinkCopy.bubble);
  await expect(bubble).toHaveCSS('opacity', '0');
  // Between two sections it covers nothing.
  await page.evaluate(() => {
    const end = document.querySelector('main > section:nth-of-type(3)')?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy({ top: end - window.innerHeight + 40, behavior: 'instant' });
  });
  await expect(bubble).toHaveCSS('opacity', '1');
  await bubble.click();
  await expect(page).toHaveURL('/obtenir-un-devis');
  await expect(page.locator('.quote-widget')).toHaveCount(0);
});

for (const [width, paths, details] of [
  [820, ['/villes/lyon', '/blog'], {}],
  [820, ['/', '/contact'], LONG],
  [1440, ['/', '/contact', '/villes/lyon', '/blog'], LONG],
] as const) {
  test(
    `at ${width} px the bubble covers no text of ${paths.join(', ')} and nothing that can be pressed`,
    details,
    async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height: 900 });
      let shown = 0;
      for (const path of paths) {
        await openAlive(page, path);
        shown += await expectBubbleOffContent(page);
      }
      expect(shown).toBeGreaterThan(0);
    },
  );
}

test('the bubble covers no content after a link to the next page of a list', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 800 });
  await openAlive(page, '/blog');
  await page.locator('main a[href="/blog?page=2"]').first().click();
  await expect(page).toHaveURL('/blog?page=2');
  await expectBubbleOffContent(page);
});

/** @returns the number of positions where it was shown */
async function expectBubbleOffContent(page: Page): Promise<number> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let shown = 0;
  for (let top = 0; top < height; top += 300) {
    await page.evaluate(scrolled, top);
    expect(await page.evaluate(contentUnderBubble), `at once at ${top} px of ${page.url()}`).toEqual([]);
    await page.clock.runFor(300);
    expect(await page.evaluate(contentUnderBubble), `at rest at ${top} px of ${page.url()}`).toEqual([]);
    if (await page.locator('.quote-widget[data-in-the-way="false"]').count()) shown += 1;
  }
  return shown;
}

/** Scrolls and waits for the event: `nextFrames` would wait for frames of the fake clock. */
function scrolled(top: number): Promise<void> | undefined {
  const before = window.scrollY;
  window.scrollTo({ top, behavior: 'instant' });
  if (window.scrollY === before) return undefined;
  return new Promise((resolve) => addEventListener('scroll', () => resolve(), { once: true }));
}

/** Text and controls under the bubble while it is visible. */
function contentUnderBubble(): string[] {
  const bubble = document.querySelector('.quote-widget');
  if (!bubble || getComputedStyle(bubble).opacity === '0') return [];
  const own = bubble.getBoundingClientRect();
  const isUnder = ({ top, right, bottom, left }: DOMRect) =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  const covered = [...document.querySelectorAll('main :is(a, button, summary, input, textarea), footer a')]
    .filter((element) => element !== bubble && element.checkVisibility())
    .filter((element) => isUnder(element.getBoundingClientRect()))
    .map((element) => element.textContent ?? '');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || bubble.contains(text) || !text.parentElement?.checkVisibility())
      continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isUnder)) covered.push(text.textContent);
  }
  return covered;
}

// keyboard.spec.ts checks that it hides no focus.
test('it does not hide the end of the footer: room for it on a phone, out of sight on a computer', async ({
  page,
}) => {
  await openAlive(page, '/');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const widget = page.locator('.quote-widget');
    if (width > 800) {
      await expect(widget).toHaveCSS('opacity', '0');
      continue;
    }
    await expect(widget).toBeVisible();
    await stillness(page);
    const top = (await widget.boundingBox())?.y ?? 0;
    const copyright = await page.getByText('© 2025').boundingBox();
    expect((copyright?.y ?? 0) + (copyright?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(top);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there from the start', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(widgetOf(page, BAR)).toBeVisible();
  });
});
