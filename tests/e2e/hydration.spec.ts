import { homeCopy } from 'content-collections';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { holdScripts, openAlive, UNSEEN_SHIFT, watchShifts } from './moments.ts';
import { expect, LONG, MOVING, rest, test } from './site.ts';

test.use(MOVING);

/** Kinds with a form in the first screen, below it, and none. */
const BY_DAY = ['home', 'quote'];

for (const { kind, path } of PAGE_KINDS) {
  test(
    `${kind} hydrates without any move, in one piece and without a shift`,
    BY_DAY.includes(kind) ? {} : LONG,
    async ({ page }) => {
      const shifted = await watchShifts(page);
      const sections = () => page.getByRole('main').locator('section').count();
      const letScriptsCome = await holdScripts(page);
      await page.goto(path);
      const before = await sections();
      letScriptsCome();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.querySelectorAll('header, main section, main form, footer')].every((element) =>
              Object.keys(element).some((key) => key.startsWith('__react')),
            ),
          ),
        )
        .toBe(true);
      await rest(page);
      expect(await sections()).toBe(before);
      expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
    },
  );
}

test.describe('with the hero’s film', () => {
  test.use({ savesData: false });

  test('the film plays without any move', LONG, async ({ page }) => {
    await page.goto('/');
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    await expect.poll(isPaused).toBe(false);
  });
});

test('the partners’ logos stand still off screen', LONG, async ({ page }) => {
  await page.goto('/services/saas');
  const loop = page.locator('.partner-track');
  // Whether the browser skips their rendering, and with it their animation.
  const isSkipped = () => loop.evaluate((marks) => !marks.checkVisibility({ contentVisibilityAuto: true }));
  await page.locator('.partner-loop').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(true);
});

test.describe('in a browser that blocks site data', () => {
  // React Router's script for the scroll position logs it.
  test.use({ provokedErrors: /blocked/ });

  test('a page hydrates, and again after a reload', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await openAlive(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-navigation', 'POP');
    await page.reload();
    await expect(html).toHaveAttribute('data-navigation', 'POP');
  });
});

test('a link works before the script is loaded', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: homeCopy.hero.action }).click();
  await expect(page).toHaveURL('/obtenir-un-devis');
});
