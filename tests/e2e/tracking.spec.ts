import { trackingCopy } from 'content-collections';
import { axeFaults } from './axe.ts';
import { openAlive } from './moments.ts';
import { expect, test } from './site.ts';

const { quote, forms } = trackingCopy;

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor follows the link of the confirmation, completes the request and withdraws it', async ({
  page,
  quoteForm,
  site,
}) => {
  await openAlive(page, '/obtenir-un-devis');
  await quoteForm.fillWell();
  await quoteForm.submit.click();
  await page.getByRole('link', { name: 'Suivre ou compléter votre demande' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quote.title);
  await expect(page.getByText('Un site vitrine pour notre atelier.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByLabel(forms.completion).fill('Avant le 1er juin.');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByText(forms.completed)).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('Avant le 1er juin.');

  await page.getByText(quote.withdraw).click();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Vous avez retiré votre demande')).toBeVisible();
  await expect(page.getByLabel(forms.completion)).toBeHidden();
  expect(site.leads()[0]).toMatchObject({ stage: 'lost', withdrawn_at: expect.any(String) });
});
