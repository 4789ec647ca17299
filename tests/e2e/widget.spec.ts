import type { Page } from '@playwright/test';
import { chromeCopy } from 'content-collections';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { nextFrames, openAlive, stillness } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use(MOVING);

const BAR = chromeCopy.quoteLink.bar;

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
  await expect(widgetOf(page, chromeCopy.quoteLink.bubble)).toBeHidden();
  await page.locator('.quote-widget').focus();
  await expect(page.locator('.quote-widget')).not.toBeFocused();
});

test('from 801 px on a bubble takes the place of the bar, at any position', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 700 });
  for (const path of ['/', '/contact']) {
    await openAlive(page, path);
    await expect(widgetOf(page, BAR)).toHaveCount(0);
    const bubble = widgetOf(page, chromeCopy.quoteLink.bubble);
    for (const top of [0, 300, 0]) {
      await scrollTo(page, top);
      await expect(bubble).toBeInViewport({ ratio: 1 });
    }
  }
  const bubble = widgetOf(page, chromeCopy.quoteLink.bubble);
  await bubble.focus();
  await expect(bubble).toHaveCSS('outline-style', 'solid');
  await bubble.click();
  await expect(page).toHaveURL('/obtenir-un-devis');
  await expect(page.locator('.quote-widget')).toHaveCount(0);
});

const BUBBLE_WIDTHS = [801, 820, 1024, 1049, 1050, 1280, 1440, 1799, 1800, 1920];

for (const [kind, path, details] of [
  ['home', '/', {}],
  ...PAGE_KINDS.map(({ kind, path }) => [`${kind} (all widths)`, path, LONG] as const),
] as const) {
  test(
    `the bubble covers no text and no control, wherever the page is scrolled: ${kind}`,
    details,
    async ({ page }) => {
      await openAlive(page, path);
      const widget = page.locator('.quote-widget');
      if ((await widget.count()) === 0) return;
      for (const width of details === LONG ? BUBBLE_WIDTHS : [801, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(widget).toBeInViewport({ ratio: 1 });
        expect(await widget.evaluate(contentInItsColumn), `at ${width} px`).toEqual([]);
      }
    },
  );
}

/** Text, controls and logos of the page that some scroll position would bring under a fixed element. */
function contentInItsColumn(widget: Element): string[] {
  const { left, right } = widget.getBoundingClientRect();
  const isIn = (box: DOMRect, parent: Element | null) => {
    let [start, end] = [box.left, box.right];
    for (let frame = parent; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowX === 'visible') continue;
      const clip = frame.getBoundingClientRect();
      [start, end] = [Math.max(start, clip.left), Math.min(end, clip.right)];
    }
    return box.height > 0 && Math.max(start, left) < Math.min(end, right);
  };
  const covered = [
    ...document.querySelectorAll(':is(main, footer) :is(a, button, summary, input, textarea, li img)'),
  ]
    .filter((element) => element !== widget && element.checkVisibility())
    .filter((element) => isIn(element.getBoundingClientRect(), element.parentElement))
    .map((element) => element.outerHTML.slice(0, 80));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility() || element.closest('header, .quote-widget'))
      continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((line) => isIn(line, element))) covered.push(text.textContent);
  }
  return covered;
}

// keyboard.spec.ts checks that it hides no focus.
test('the bar leaves room for the end of the footer', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const widget = page.locator('.quote-widget');
  await expect(widget).toBeVisible();
  await stillness(page);
  const top = (await widget.boundingBox())?.y ?? 0;
  const copyright = await page.getByText('© 2025').boundingBox();
  expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThanOrEqual(top);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bar and bubble are there from the start', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(widgetOf(page, BAR)).toBeVisible();
    await page.setViewportSize({ width: 1050, height: 844 });
    await expect(widgetOf(page, chromeCopy.quoteLink.bubble)).toBeInViewport({ ratio: 1 });
  });
});
