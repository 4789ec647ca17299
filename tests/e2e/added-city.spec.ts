import { VANNES } from '../support/added-city.ts';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { signUp, startOwnSite } from './staff-site.ts';

// The sandboxed frame of the preview blocks the init scripts of these tests.
test.use({ provokedErrors: /Blocked script execution .* sandboxed/ });

test(
  'an editor adds a city by keyboard beside the page that follows, and publishes it',
  LONG,
  async ({ page }) => {
    const site = await startOwnSite();
    try {
      await signUp(page, site, 'lea', 'editor');
      await page.goto(`${site.url}/equipe/pages`);
      await page.locator('summary', { hasText: 'Nouvelle ville' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Nom de la ville').focus();
      await page.keyboard.type(VANNES.name);
      await page.keyboard.press('Enter');

      const preview = page.frameLocator('iframe');
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Agence\sweb\sà\sVannes/);
      await page.getByLabel('Département').selectOption(VANNES.department);
      for (const [name, text] of Object.entries(VANNES)) {
        if (name === 'name' || name === 'department') continue;
        await page.locator(`[name="${name}"]`).focus();
        await page.keyboard.insertText(text);
      }
      await expect(preview.getByText('Une saison qui double les demandes').first()).toBeAttached();
      await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
      await expect(page.locator('[data-faults]')).toBeEmpty();
      expect(await axeFaults(page)).toEqual([]);

      await page.getByRole('button', { name: 'Publier', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-state-word]')).toHaveText('Publiée');
      await page.getByRole('link', { name: 'Voir la page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Agence\sweb\sà\sVannes/);
      expect(await axeFaults(page)).toEqual([]);
      await page.goto(`${site.url}/villes`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Vannes' })).toBeVisible();
    } finally {
      await site.stop();
    }
  },
);
