import type { Page } from '@playwright/test';
import { expect, LONG, test } from './site.ts';
import { sitemapPaths } from './site-pages.ts';

const PHONE = { width: 390, height: 844 };
/** Twelve screens of a phone without the footer (px). */
const LONGEST = 12 * PHONE.height;
/** What sister pages share – figures, steps, consultation, founder – in a screen and a tenth (px). */
const LONGEST_SHARED = 1.1 * PHONE.height;
/** The same on a desktop screen (px). */
const LONGEST_BESIDE = 760;
/** Pages of each kind, with long texts and many questions; one of each is tested on a desktop screen too. */
const PAGES = [
  ['/villes/clermont-ferrand', true],
  ['/villes/le-havre', false],
  ['/technologies/postman-newman', false],
  ['/technologies/docker', true],
  ['/services/saas', true],
  ['/services/logiciel-metier', false],
] as const;

test('pages of cities, technologies and services end within twelve screens of a phone; what they share fits a screen and a tenth of it, and one desktop screen', async ({
  page,
}) => {
  for (const [path, isOnComputer] of PAGES) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const height = await page.locator('main').evaluate((main) => main.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(LONGEST);
    expect.soft(await sharedHeight(page), path).toBeLessThanOrEqual(LONGEST_SHARED);
    if (!isOnComputer) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await sharedHeight(page), path).toBeLessThanOrEqual(LONGEST_BESIDE);
  }
});

async function sharedHeight(page: Page): Promise<number> {
  const boxes = await Promise.all((await page.locator('.together').all()).map((part) => part.boundingBox()));
  expect(boxes).not.toEqual([]);
  return boxes.reduce((sum, box) => sum + (box?.height ?? 0), 0);
}

/**
 * Thirteen screens of a phone with the footer (px); the home page, whose sections are many, takes them without it, and the
 * price of its case.
 */
const SCREENS = 13 * PHONE.height;
const mostOf = (path: string) => (path === '/' ? SCREENS + 100 : SCREENS - 500);

test(
  'the longest page of each other kind ends within thirteen screens of a phone',
  LONG,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/', '/article/migrer-un-erp-sans-fermer', '/estimation', '/realisations']) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.locator('main').evaluate((main) => main.scrollHeight);
      expect.soft(height, path).toBeLessThanOrEqual(mostOf(path));
    }
  },
);

test('so does every page', LONG, async ({ page, runningSite }) => {
  test.setTimeout(300_000);
  await page.setViewportSize(PHONE);
  for (const path of await sitemapPaths(runningSite.process.url)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.locator('main').evaluate((main) => main.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(mostOf(path));
  }
});

test('on a phone what sister pages share stands one under another', LONG, async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/villes/lyon', '/technologies/docker', '/services/saas']) {
    await page.goto(path);
    const panes = await page.locator('.together > section').all();
    const boxes = await Promise.all(panes.map((pane) => pane.boundingBox()));
    expect(new Set(boxes.map((box) => `${box?.x} ${box?.width}`)).size, path).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone unfolds the rest of a long text, a computer shows it', LONG, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/services/saas');
    const last = page.getByRole('heading', { name: 'Les comptes sont à vous, les devoirs aussi' });
    await expect(last).toBeHidden();
    await page.getByText('Lire la suite').first().click();
    await expect(last).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(last).toBeVisible();
    for (const more of await page.getByText('Lire la suite').all()) await expect(more).toBeHidden();
  });
});
