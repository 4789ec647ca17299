import type { Page } from '@playwright/test';
import { nextFrames, stillness } from './moments.ts';
import { expect, LONG, test } from './site.ts';

const BAR = 'Obtenir un devis gratuitement';

function widgetOf(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

test('at 800 px the bar is there from 240 px of scroll on, and hides again above', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await page.goto('/', { waitUntil: 'networkidle' });
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
  await expect(widgetOf(page, 'Devis gratuit')).toBeHidden();
});

test('the hidden bar takes no focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('.quote-widget').focus();
  await expect(page.locator('.quote-widget')).not.toBeFocused();
});

test('from 801 px on the bubble is always there', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 700 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bubble = widgetOf(page, 'Devis gratuit');
  await expect(bubble).toBeVisible();
  await scrollTo(page, 300);
  await expect(bubble).toBeVisible();
  await expect(widgetOf(page, BAR)).toHaveCount(0);
  await bubble.click();
  await expect(page).toHaveURL('/obtenir-un-devis');
  await expect(page.locator('.quote-widget')).toHaveCount(0);
});

for (const width of [801, 1280]) {
  test(
    `at ${width} px the bubble is pressed by nobody who means something else`,
    width > 801 ? LONG : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/contact', '/services/saas']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectBubbleOffControls(page);
      }
    },
  );
}

test('the bubble keeps off the links of the next page of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await page.locator('main a[href="/blog?page=2"]').first().click();
  await expect(page).toHaveURL('/blog?page=2');
  await expectBubbleOffControls(page);
});

async function expectBubbleOffControls(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
    await expect.poll(() => page.evaluate(pressableUnderBubble), { message: `${top} px` }).toEqual([]);
  }
}

/** What lies under the bubble, while it can be pressed, and could be pressed itself. */
function pressableUnderBubble(): string[] {
  const bubble = document.querySelector('.quote-widget');
  if (!bubble || getComputedStyle(bubble).pointerEvents === 'none') return [];
  const own = bubble.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, summary, input, textarea), footer a')]
    .filter((element) => element !== bubble && element.checkVisibility())
    .filter((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    })
    .map((element) => element.textContent ?? '');
}

// That it hides no focus: keyboard.spec.ts.
for (const width of [390, 1440]) {
  test(`at ${width} px it does not hide the end of the footer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const widget = page.locator('.quote-widget');
    await expect(widget).toBeVisible();
    await stillness(page);
    const top = (await widget.boundingBox())?.y ?? 0;
    const copyright = await page.getByText('© 2025').boundingBox();
    expect((copyright?.y ?? 0) + (copyright?.height ?? 0)).toBeLessThanOrEqual(top);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there from the start', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(widgetOf(page, BAR)).toBeVisible();
  });
});
