import { openAlive } from './moments.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
/** Ten screens of a phone without the footer (px). */
const LONGEST = 10 * PHONE.height - 500;
/** Pages of each kind, with long texts and many questions; one of each is tested on a desktop screen too. */
const PAGES = [
  ['/villes/clermont-ferrand', true],
  ['/villes/le-havre', false],
  ['/technologies/postman-newman', false],
  ['/technologies/docker', true],
  ['/services/saas', true],
  ['/services/logiciel-metier', false],
] as const;

test('pages of cities, technologies and services end within ten screens of a phone; their figures, steps, review, consultation and founder fit one desktop screen', async ({
  page,
}) => {
  for (const [path, isOnComputer] of PAGES) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    const height = await page.locator('main').evaluate((main) => main.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(LONGEST);
    if (!isOnComputer) continue;
    await page.setViewportSize({ width: 1440, height: 900 });
    const box = await page.locator('main .band:has(section) > div').boundingBox();
    expect.soft(box?.height, path).toBeLessThanOrEqual(900);
  }
});

test('cards are swiped on a phone: the next one shows its edge, the keyboard moves them, the page stays', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/villes/lyon');
  const rails = await page.locator('.rail').all();
  expect(rails).toHaveLength(3);
  for (const rail of rails) {
    await rail.scrollIntoViewIfNeeded();
    const second = rail.locator('> *').nth(1);
    const { x = 0, width = 0 } = (await second.boundingBox()) ?? {};
    expect(x).toBeLessThan(PHONE.width - 30);
    expect(x + width).toBeGreaterThan(PHONE.width);
    await expect(rail).toHaveAttribute('tabindex', '0');
    await rail.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rail.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('list', { name: /^Six métiers/ })).not.toHaveAttribute('tabindex');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone unfolds the rest of a long text, a computer shows it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/services/saas');
    const last = page.getByRole('heading', { name: 'Les comptes sont à vous, les devoirs aussi' });
    await expect(last).toBeHidden();
    await page.getByText('Lire la suite').click();
    await expect(last).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(last).toBeVisible();
    await expect(page.getByText('Lire la suite')).toBeHidden();
  });
});
