import { agencyFile as agency } from 'content-collections';
import { confirmationOf } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use(MOVING);

const ALERT = `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${agency.mailboxes.general}.`;

test.beforeEach(async ({ page }) => {
  await openAlive(page, '/obtenir-un-devis');
});

test('shows a field’s error only once the field was left, in the specified words', async ({
  page,
  quoteForm,
}) => {
  await quoteForm.name.fill('A');
  await quoteForm.name.fill('');
  await expect(page.getByText('Le nom est requis.')).toBeHidden();
  await quoteForm.name.blur();
  await expect(page.getByText('Le nom est requis.')).toBeVisible();
  await expect(quoteForm.name).toHaveAccessibleDescription(/Le nom est requis\./);

  const example = 'par exemple camille@entreprise.fr';
  await expect(quoteForm.email).toHaveAccessibleDescription(example);
  await quoteForm.email.fill('camille@');
  await quoteForm.email.blur();
  await expect(page.getByText('Adresse e-mail invalide.', { exact: true })).toBeVisible();
  await expect(quoteForm.email).toHaveAccessibleDescription(`Adresse e-mail invalide. ${example}`);
  await quoteForm.phone.fill('12');
  await quoteForm.phone.blur();
  await expect(page.getByText('Numéro invalide.', { exact: true })).toBeVisible();
  await expect(quoteForm.phone).toHaveAccessibleDescription(/^Numéro invalide\. par exemple 06.12.34.56.78$/);
  await quoteForm.project.focus();
  await quoteForm.project.blur();
  await expect(page.getByText('La description du projet est requise.')).toBeVisible();

  await quoteForm.email.fill('camille@atelier.fr');
  await expect(page.getByText('Adresse e-mail invalide.')).toBeHidden();
});

test('an empty form shows every error, moves to the first and sends nothing', async ({
  page,
  quoteForm,
  site,
}) => {
  await quoteForm.submit.click();
  for (const message of [
    'Le nom est requis.',
    'Adresse e-mail invalide.',
    'La description du projet est requise.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(quoteForm.name).toBeFocused();
  expect(site.leads()).toHaveLength(0);
});

test('progress counts fields that are filled and valid, sets a pane for each, and the next field blinks', async ({
  page,
  quoteForm,
}) => {
  const blinking = page.locator('[data-next]');
  const house = page.locator('form .glass-house');
  const size = await house.boundingBox();
  async function expectProgress(percentage: number, panes: boolean[]): Promise<void> {
    // An empty form says what its house shows.
    await expect(page.getByText(`Formulaire rempli à ${percentage}\u00a0%`)).toBeVisible({
      visible: percentage > 0,
    });
    await expect(
      page.getByRole('progressbar', { name: `Formulaire rempli à ${percentage}\u00a0%` }),
    ).toHaveAttribute('value', String(percentage));
    const areSet = await house
      .locator('[data-pane]')
      .evaluateAll((all) => all.map((pane) => pane.hasAttribute('data-set')));
    expect(areSet).toEqual(panes);
  }
  await expectProgress(0, [false, false, false, false]);
  await expect(blinking).toHaveAttribute('name', 'name');
  await expect(blinking).toHaveCSS('animation-name', 'field-blink');

  await quoteForm.name.fill('Camille');
  await expectProgress(25, [true, false, false, false]);
  await expect(blinking).toHaveAttribute('name', 'email');
  await quoteForm.email.fill('camille@atelier.fr');
  await expectProgress(50, [true, true, false, false]);
  await expect(blinking).toHaveAttribute('name', 'project_description');
  await quoteForm.project.fill('Un site vitrine.');
  await expectProgress(75, [true, true, false, true]);
  await expect(blinking).toHaveCount(0);
  await quoteForm.phone.fill('06');
  await expectProgress(75, [true, true, false, true]);
  await expect(blinking).toHaveAttribute('name', 'phone');
  await quoteForm.phone.fill('06.12.34.56.78');
  await expectProgress(100, [true, true, true, true]);
  await expect(blinking).toHaveCount(0);
  expect(await house.boundingBox()).toEqual(size);
});

test(
  'under reduced motion the next field does not blink, and a pane appears at once',
  LONG,
  async ({ page, quoteForm }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('[data-next]')).toHaveCSS('animation-name', 'none');
    await quoteForm.name.fill('Camille');
    const pane = page.locator('form .glass-house [data-set]');
    await expect(pane).toHaveCSS('opacity', '1');
    await expect(pane).toHaveCSS('transition-duration', '0s');
  },
);

test('the button shows that the request is being sent, and the house is lit, here and on the confirmation', async ({
  page,
  quoteForm,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/contact-forms/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await quoteForm.fillWell();
  await quoteForm.submit.click();
  await expect(quoteForm.submit).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('form .glass-house')).toHaveAttribute('data-lit');
  held.resolve();
  await expect(page).toHaveURL(confirmationOf('devis'));
  await expect(page.locator('main section .glass-house[data-lit] [data-set]')).toHaveCount(4);
});

test('a failing API shows the specified alert and keeps the text; the alert stays, without taking the focus, while the visitor goes on typing', async ({
  page,
  quoteForm,
  site,
}) => {
  await page.route('**/api/contact-forms/**', (route) => route.fulfill({ status: 500, body: 'panne' }));
  await quoteForm.fillWell();
  await quoteForm.submit.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(ALERT);
  await expect(alert).toBeFocused();
  await expect(quoteForm.name).toHaveValue('Camille Martin');
  await expect(quoteForm.project).toHaveValue('Un site vitrine pour notre atelier.');
  await expect(quoteForm.submit).not.toHaveAttribute('aria-busy', 'true');
  expect(site.leads()).toHaveLength(0);

  await quoteForm.name.fill('');
  await expect(page.getByText('Le nom est requis.')).toBeVisible();
  await expect(quoteForm.name).toBeFocused();
  await expect(alert).toContainText(ALERT);
  await quoteForm.name.fill('Camille Martin');

  await page.unroute('**/api/contact-forms/**');
  await quoteForm.submit.click();
  await expect(page).toHaveURL(confirmationOf('devis'));
});
