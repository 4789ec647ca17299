import { agencyFile as agency, chromeCopy } from 'content-collections';
import { menusOf } from './menus.ts';
import { openAlive, stillness } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use({ ...MOVING, viewport: { width: 390, height: 844 } });

test.describe('the header', () => {
  test('hides while the page is scrolled down, and comes back with the first scroll up', async ({ page }) => {
    await openAlive(page, '/services/saas');
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -60);
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 500);
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header).toBeInViewport({ ratio: 1 });
  });

  test('comes back on focus, and stays while it has the focus or the menu is open', async ({ page }) => {
    await openAlive(page, '/services/saas');
    const header = page.getByRole('banner');
    const { burger, sideMenu, close } = menusOf(page);
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await burger.focus();
    await expect(header).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 300);
    await stillness(page);
    await expect(header).toBeInViewport({ ratio: 1 });
    await burger.click();
    await expect(sideMenu).toBeVisible();
    await expect(close).toBeFocused();
    await expect(header).toBeInViewport();
  });

  test('stays under reduced motion, and above 800 px', LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, '/services/saas');
    await page.mouse.wheel(0, 900);
    await expect(page.locator('.site-header[data-away]')).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 801, height: 844 });
    await expect(page.locator('.site-header[data-away]')).toBeInViewport({ ratio: 1 });
  });

  test('takes, with the quote bar, an eighth of the screen at most', LONG, async ({ page }) => {
    await openAlive(page, '/');
    await page.mouse.wheel(0, 900);
    const bar = page.locator('.quote-widget');
    await expect(bar).toBeVisible();
    const heights = await Promise.all(
      [page.getByRole('banner'), bar].map(async (part) => (await part.boundingBox())?.height ?? Number.NaN),
    );
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(844 * 0.12);
  });
});

const APPOINTMENT = `${chromeCopy.footer.appointment} (nouvel onglet)`;

test.describe('the footer', () => {
  for (const javaScriptEnabled of [true, false]) {
    const details = javaScriptEnabled ? LONG : {};
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('folds its groups on a phone, and opens each', details, async ({ page }) => {
        await page.goto('/mentions-legales');
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link', { name: agency.phone.display })).toBeVisible();
        for (const [group, link] of [
          [chromeCopy.footer.meet, APPOINTMENT],
          [chromeCopy.footer.agency, 'Plan du site'],
          [chromeCopy.footer.cities, 'Villeurbanne'],
        ] as const) {
          await expect(footer.getByRole('link', { name: link })).toBeHidden();
          await footer.locator('summary', { hasText: group }).click();
          await expect(footer.getByRole('link', { name: link })).toBeVisible();
        }
      });

      test('has nothing folded from 801 px up', details, async ({ page }) => {
        await page.setViewportSize({ width: 801, height: 844 });
        await page.goto('/mentions-legales');
        const footer = page.getByRole('contentinfo');
        await footer.scrollIntoViewIfNeeded();
        await expect(footer.locator('summary').filter({ visible: true })).toHaveCount(0);
        for (const link of [agency.phone.display, APPOINTMENT, 'Plan du site', 'Villeurbanne'])
          await expect(footer.getByRole('link', { name: link })).toBeVisible();
        await expect(footer.getByRole('heading', { name: chromeCopy.footer.agency })).toBeVisible();
      });
    });
  }
});
