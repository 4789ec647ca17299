import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { signUp, startOwnSite } from './staff-site.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const comeIn = (page: Page, name: string) => signUp(page, site, name, 'owner');

test(
  'an owner changes the telephone and a review, and visitors read them',
  LONG,
  async ({ page, browser }) => {
    await comeIn(page, 'ada');
    await page.getByRole('link', { name: 'Agence' }).click();
    // The longest screen of the area: axe reads it as it comes on a computer, and refused on a phone.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    const contact = page.locator('#coordonnees');
    await contact.getByLabel('Téléphone').fill('demandez Paul');
    await contact.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(contact.getByRole('alert')).toBeFocused();
    await expect(contact.getByLabel('Téléphone')).toHaveAccessibleDescription(/Ce numéro ne se compose pas/);
    expect(await axeFaults(page)).toEqual([]);
    await contact.getByLabel('Téléphone').fill('02 41 88 12 34');
    await contact.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(contact.getByRole('status')).toContainText('C’est enregistré');

    const visitor = await browser.newPage({ baseURL: site.url });
    const errors: string[] = [];
    visitor.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await visitor.goto('/contact');
    await expect(visitor.getByRole('link', { name: '02 41 88 12 34' }).first()).toBeVisible();
    // Hydration keeps the number, and so do navigations.
    await visitor.getByRole('link', { name: 'Réalisations' }).first().click();
    await expect(visitor).toHaveURL(/realisations/);
    await expect(visitor.locator('footer').getByRole('link', { name: '02 41 88 12 34' })).toHaveCount(1);
    expect(errors).toEqual([]);
    await visitor.close();

    await page.getByRole('link', { name: 'Mise en ligne : ce qui reste à faire' }).click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page), `at ${width} px`).toEqual([]);
    }
    await page.getByRole('link', { name: 'Corriger : Partenaires' }).click();
    await expect(page).toHaveURL(/\/equipe\/agence#partenaires$/);
  },
);

test('an owner does the same without JavaScript, with a logo', LONG, async ({ page, browser }) => {
  await comeIn(page, 'grace');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/equipe/agence');
  await plain.locator('#partenaires summary', { hasText: 'Ajouter un partenaire' }).click();
  const form = plain.locator('#partenaires details[open]');
  await form.getByLabel('Nom', { exact: true }).fill('Atelier Luz');
  await form.getByLabel(/une autre image/).setInputFiles('public/icone-192.png');
  await form.getByRole('button', { name: 'Ajouter un partenaire' }).click();
  await expect(plain.locator('#partenaires').getByRole('status')).toContainText('C’est enregistré');
  await plain.goto('/realisations');
  await expect(plain.getByRole('img', { name: 'Atelier Luz' })).toHaveCount(1);
  await context.close();
});

test(
  'what is typed in a section outlives other sections, a sign-in and a colleague',
  LONG,
  async ({ page }) => {
    await comeIn(page, 'joan');
    await page.goto(`${site.url}/equipe/agence`);
    const [contact, founder, partners] = [
      page.locator('#coordonnees'),
      page.locator('#direction'),
      page.locator('#partenaires'),
    ];
    const save = (section: typeof contact) =>
      section.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    const isBack = 'Ce que vous aviez écrit ici est de retour';
    await founder.getByLabel('Fonction').fill('Présidente');
    await partners.locator('summary', { hasText: 'Ajouter un partenaire' }).click();
    const added = partners.locator('details', { hasText: 'Ajouter un partenaire' });
    await added.getByLabel('Nom', { exact: true }).fill('Atelier Sarr');
    await contact.getByLabel('Rue').fill('2, rue des Lices');
    // Of another build: the forms after these keep theirs.
    await page.evaluate(() => {
      for (const form of document.querySelectorAll('.facts-form')) {
        const place = `agence ${form.getAttribute('action')} `;
        if (sessionStorage.getItem(place) === null) sessionStorage.setItem(place, '{"fields":');
      }
    });
    await save(contact);
    await expect(contact.getByRole('status')).toContainText('C’est enregistré');
    await expect(contact).not.toContainText(isBack);
    await expect(added.getByLabel('Nom', { exact: true })).toHaveValue('Atelier Sarr');
    await expect(founder).toContainText(isBack);
    expect(await axeFaults(page)).toEqual([]);

    await page.context().clearCookies();
    await save(founder);
    await page.getByRole('button', { name: 'Continuer avec ma clé d’accès' }).click();
    await page.waitForURL(/\/equipe\/agence/);
    await expect(founder.getByLabel('Fonction')).toHaveValue('Présidente');
    await contact.getByLabel('Rue').fill('4, rue des Lices');
    const colleague = await page.context().newPage();
    await colleague.goto(`${site.url}/equipe/agence`);
    await colleague.locator('#coordonnees').getByLabel('Rue').fill('3, rue des Lices');
    await save(colleague.locator('#coordonnees'));
    await colleague.close();
    await save(founder);
    await expect(founder.getByRole('status')).toContainText('C’est enregistré');
    await expect(founder).not.toContainText(isBack);
    await expect(contact.getByLabel('Rue')).toHaveValue('4, rue des Lices');
    await save(contact);
    await expect(contact).toContainText('En place maintenant : « 3, rue des Lices »');
    await expect(contact.getByLabel('Rue')).toHaveValue('4, rue des Lices');
    await save(contact);
    await expect(contact.getByRole('status')).toContainText('C’est enregistré');
  },
);
