import { confirmationCopy } from 'content-collections';
import { confirmationOf } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, test } from './site.ts';

test.beforeEach(async ({ page }) => {
  await openAlive(page, '/');
});

test('sends a contact message and leads to the confirmation', async ({ page, site }) => {
  await page.getByLabel('Nom').fill('Malik Benali');
  await page.getByLabel('E-mail').fill('malik@boutique.fr');
  await page.getByLabel('Votre besoin').fill('Une boutique plus rapide.');
  await page.getByRole('button', { name: 'Recevoir mon estimation' }).click();
  await expect(page).toHaveURL(confirmationOf('contact'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationCopy.contact.title);
  expect(site.leads()).toMatchObject([{ kind: 'contact', name: 'Malik Benali', phone: null }]);
  await expect.poll(() => site.mails().length).toBe(2);
});

test('the button looks disabled while a field is invalid, and says why when it is pressed', async ({
  page,
  site,
}) => {
  const button = page.getByRole('button', { name: 'Recevoir mon estimation' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Encore à remplir\u202f: nom, e-mail, votre besoin.');
  await button.click({ force: true });
  await expect(page.getByText('Le nom est requis.')).toBeVisible();
  await expect(page.getByText('Adresse e-mail invalide.')).toBeVisible();
  await expect(page.getByText('La description de votre besoin est requise.')).toBeVisible();
  await expect(page.getByLabel('Nom')).toBeFocused();
  expect(site.leads()).toHaveLength(0);

  await page.getByLabel('Nom').fill('Malik Benali');
  await page.getByLabel('E-mail').fill('malik@boutique.fr');
  await page.getByLabel('Votre besoin').fill('Une boutique plus rapide.');
  await page.getByLabel('Téléphone').fill('12');
  await page.getByLabel('Téléphone').blur();
  await expect(page.getByText('Numéro invalide.')).toBeVisible();
  await expect(button).toHaveAccessibleDescription('À corriger\u202f: téléphone.');
  await page.getByLabel('Téléphone').fill('');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent, and errors come back on the same page', async ({ page, site }) => {
    await page.getByLabel('Nom').fill('Malik Benali');
    await page.getByRole('button', { name: 'Recevoir mon estimation' }).click();
    await expect(page.getByRole('alert')).toContainText('2 champs sont à corriger');
    await expect(page).toHaveURL('/?envoi');
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page.getByLabel('Nom')).toHaveValue('Malik Benali');
    await page.getByLabel('E-mail').fill('malik@boutique.fr');
    await page.getByLabel('Votre besoin').fill('Une boutique plus rapide.');
    await page.getByRole('button', { name: 'Recevoir mon estimation' }).click();
    await expect(page).toHaveURL(confirmationOf('contact'));
    expect(site.leads()).toHaveLength(1);
  });
});
