import { pillarsCopy } from 'content-collections';
import { openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

test('the cards of /services scroll smoothly to their sections', LONG, async ({ page }) => {
  await openAlive(page, '/services');
  for (const [name, id] of [
    [pillarsCopy.marketing.title, 'marketing'],
    [pillarsCopy.consulting.title, 'consulting'],
  ] as const) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(`/services#${id}`);
    await expect(page.locator(`#${id}-titre`)).toBeInViewport();
  }
});

test('a link in a text is followed without a reload', async ({ page }) => {
  await openAlive(page, '/villes/lyon');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const link = page.locator('.prose a[href^="/"]').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(path ?? '');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('the legal pages are reached from the footer and from under the quote form', LONG, async ({ page }) => {
  const pages = [
    ['Mentions légales', '/mentions-legales', 'Mentions légales'],
    ['Politique de confidentialité', '/politique-de-confidentialite', 'Politique de confidentialité'],
    ['Accessibilité', '/accessibilite', 'Déclaration d’accessibilité'],
  ] as const;
  for (const start of ['/contact', '/obtenir-un-devis']) {
    await openAlive(page, start);
    for (const [name, path] of pages)
      await expect(page.getByRole('link', { name, exact: true }), start).toHaveAttribute('href', path);
  }
  for (const [name, , title] of pages) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
