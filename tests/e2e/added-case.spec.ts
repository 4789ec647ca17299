import { ROUNDS } from '../support/added-case.ts';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { signUp, startOwnSite } from './staff-site.ts';

// The sandboxed frame of the preview blocks the init scripts of these tests.
test.use({ provokedErrors: /Blocked script execution .* sandboxed/ });

test(
  'an editor tells a case beside the page that follows, and finds it in the list by its tool',
  LONG,
  async ({ page }) => {
    const site = await startOwnSite();
    try {
      await signUp(page, site, 'lea', 'editor');
      await page.goto(`${site.url}/equipe/pages`);
      await page.locator('summary', { hasText: 'Nouvelle réalisation' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Son sujet').fill(ROUNDS.topic);
      await page.keyboard.press('Enter');
      for (const [name, text] of Object.entries(ROUNDS)) {
        const field = page.locator(`[name="${name}"]`);
        const isChoice = await field.evaluate((control) => control instanceof HTMLSelectElement);
        await (isChoice ? field.selectOption(text) : field.fill(text));
      }
      await page.locator('summary', { hasText: 'Proposé, ou facultatif' }).click();
      await page.getByLabel('Outils').fill('Tableur maison');
      await expect(page.frameLocator('iframe').getByText('Tableur maison')).toBeAttached();
      await expect(page.locator('[data-faults]')).toBeEmpty();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.locator('[data-state-word]')).toHaveText('Publiée');
      await page.goto(`${site.url}/realisations?outil=tableur-maison`);
      await page.getByRole('main').getByRole('link', { name: 'Quarante tournées' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quarante\stournées/);
      expect(await axeFaults(page)).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);
