import { trackingCopy } from 'content-collections';
import { axeFaults } from './axe.ts';
import { openAlive } from './moments.ts';
import { expect, type SiteUnderTest, test } from './site.ts';

const { quote, forms, erasure, erased, unknown } = trackingCopy;

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor corrects the address and erases the request, whose link then opens nothing', async ({
    page,
    quoteForm,
    site,
  }) => {
    await page.goto('/obtenir-un-devis');
    await quoteForm.fillWell();
    await quoteForm.submit.click();
    const link = await mailedLink(site);
    await page.goto(link);
    await page.getByLabel('E-mail').fill('camille@');
    await page.getByRole('button', { name: 'Corriger' }).click();
    await expect(page.getByText('Adresse e-mail invalide.')).toBeVisible();
    await page.getByLabel('E-mail').fill('camille@atelier-neuf.fr');
    await page.getByRole('button', { name: 'Corriger' }).click();
    await expect(page.getByText(forms.corrected)).toBeVisible();
    expect(site.leads()[0]).toMatchObject({ email: 'camille@atelier-neuf.fr' });

    await page.getByRole('link', { name: quote.erase }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quote.erasure.title);
    await page.getByRole('button', { name: erasure.erase }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(erased.title);
    expect(site.leads()).toEqual([]);
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown.title);
  });
});

/** Path of the link in the confirmation mail, once it has arrived. */
async function mailedLink(site: SiteUnderTest): Promise<string> {
  const find = () =>
    site
      .mails()
      .map(({ parsed }) => /\/suivi\/[\w-]{43}/.exec(parsed.text ?? '')?.[0])
      .find((path) => path !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}
