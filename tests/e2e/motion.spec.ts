import type { Page } from '@playwright/test';
import { openAlive, readThrough } from './moments.ts';
import { expect, MOVING, test } from './site.ts';

test.use({ ...MOVING, savesData: false });

const SWITCH = 'Mettre les animations en pause';

/** Counts what moves on the page; animations in a closed menu do not count. */
async function motionOf(page: Page) {
  return {
    animations: await page.evaluate(() => {
      const isSeen = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return document.getAnimations().filter(isSeen).length;
    }),
    reveals: await page.locator('[data-reveal]').count(),
    figure: await page.locator('dd', { hasText: '+40' }).locator('[aria-hidden]').textContent(),
  };
}

const STILL = { animations: 0, reveals: 0, figure: '+40' };

test('nothing moves with reduced motion, and there is no switch to pause it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await page.waitForLoadState('load');
  await readThrough(page);
  expect(await motionOf(page)).toEqual(STILL);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('button', { name: SWITCH })).toHaveCount(0);
});

test('one switch stops all motion, and the next pages are still before hydration', async ({ page }) => {
  await openAlive(page, '/');
  const film = page.locator('video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  const overFilm = page.getByRole('main').getByRole('button', { name: SWITCH });
  await expect(overFilm).toHaveAttribute('aria-pressed', 'false');
  await overFilm.click();
  await expect(overFilm).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isPaused).toBe(true);
  await readThrough(page);
  expect(await motionOf(page)).toEqual(STILL);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Obtenir un devis gratuit' }).click();
  await expect(page).toHaveURL('/obtenir-un-devis');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await motionOf(page)).toEqual(STILL);

  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  // A part that is not laid out yet keeps its previous style.
  await expect.poll(() => motionOf(page)).toEqual(STILL);
  await page.unroute('**/static/*.js');

  await openAlive(page, '/');
  await expect(film).toHaveCount(0);
  const inFooter = page.getByRole('contentinfo').getByRole('button', { name: SWITCH });
  await expect(inFooter).toHaveAttribute('aria-pressed', 'true');
  await inFooter.press('Space');
  await expect(inFooter).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).not.toHaveAttribute('data-motion');
  // The browser does not start it off screen.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(isPaused).toBe(false);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
