import { goOn } from './moments.ts';
import { expect, LONG, test } from './site.ts';

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons and fields keep an edge, the focus its outline, the current page its mark', async ({
    page,
    runningSite,
  }) => {
    for (const path of ['/', '/obtenir-un-devis', '/services/saas']) {
      await goOn(page, path, runningSite.process.url);
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll('.rounded-pane, .quote-widget, textarea, [aria-pressed]')]
          .filter((control) => control.checkVisibility())
          .map((control) => (control.matches('[aria-pressed]') && control.querySelector('span')) || control)
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control);
            const canvas = getComputedStyle(document.body).backgroundColor;
            return borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === canvas;
          })
          .map((control) => `${control.tagName} ${control.className} ${control.textContent}`),
      );
      expect(edgeless, path).toEqual([]);
    }

    const current = page.locator('.menu-entry[aria-current]');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await current.click();
    const markOf = (state: string) =>
      page
        .locator(`.menu-link${state}`)
        .first()
        .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
    // The styles of a menu's content may arrive after it.
    await expect
      .poll(async () => (await markOf('[aria-current]')) !== (await markOf(':not([aria-current])')))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator(':focus')).toHaveCSS('outline-width', '3px');
  });
});

test(
  'a page that has no hero begins 60 px below the header (specification, section 9)',
  LONG,
  async ({ page }) => {
    for (const path of ['/blog', '/mentions-legales', '/confirmation-contact', '/villes', '/plan-du-site']) {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => {
          const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const first =
            document.querySelector('main :is(.column, .bleed) > *')?.getBoundingClientRect().top ?? 0;
          return Math.round(first - bottom);
        });
        expect
          .soft(
            [0, 1, -1].map((pixel) => 60 + pixel),
            `${path} at ${width} px`,
          )
          .toContain(room);
      }
    }
  },
);
