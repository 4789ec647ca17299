import { agencyFile as agency, confirmationCopy, homeCopy, quoteCopy } from 'content-collections';
import { confirmationOf } from './forms.ts';
import { openAlive, reloadAlive } from './moments.ts';
import { expect, LONG, rest, test, wake } from './site.ts';

test('a visitor goes from the home page to the confirmation, and both mails arrive', async ({
  page,
  quoteForm,
  site,
}) => {
  await page.goto('/?utm_source=lettre&gclid=secret', { referer: 'https://exemple.org/article' });
  await wake(page);
  await page.getByRole('link', { name: homeCopy.hero.action }).click();
  // The URL changes before the page, and the previous page has fields of the same names.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoteCopy.hero.title);
  await quoteForm.fillWell();
  await expect(page.getByText(/^Réponse avant (aujourd’hui|demain|[a-z]+di) /).first()).toBeVisible();
  await quoteForm.submit.click();

  await expect(page).toHaveURL(confirmationOf('devis'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationCopy.quote.title);
  const [lead] = site.leads();
  expect(lead).toMatchObject({ kind: 'devis', name: 'Camille Martin', phone: '0612345678' });
  expect(lead).toMatchObject({
    referrer: 'exemple.org',
    utm_source: 'lettre',
    arrival_page: '/',
    arrived_at: expect.stringMatching(/Z$/),
    page_before: 'home',
    page: '/obtenir-un-devis',
  });
  expect(JSON.stringify(lead)).not.toContain('secret');

  await expect.poll(() => site.mails().length).toBe(2);
  const confirmation = site.mails().find((mail) => mail.recipients.includes('camille@atelier.fr'));
  expect(confirmation?.parsed.subject).toContain(lead?.reference);
  const notice = site.mails().find((mail) => mail.recipients.includes(agency.mailboxes.sales));
  expect(notice?.parsed.replyTo?.[0]?.address).toBe('camille@atelier.fr');
  expect(notice?.parsed.text).toContain('Un site vitrine pour notre atelier.');

  // Waits for the confirmation's script, which clears the form's draft.
  await wake(page);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeCopy.hero.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmationCopy.quote.title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoteCopy.hero.title);
  await rest(page);
  await expect(quoteForm.name).toHaveValue('');
});

test('the confirmation shows the reference and the promised time of its lead, however often it is opened', async ({
  page,
  quoteForm,
  site,
}) => {
  await openAlive(page, '/obtenir-un-devis');
  await quoteForm.fillWell();
  await quoteForm.submit.click();
  const reference = page.getByText('Votre référence').locator('strong');
  await expect(reference).toBeVisible();
  await expect(reference).toHaveText(String(site.leads()[0]?.reference));
  const promise = page.getByText('Réponse promise avant le').locator('strong');
  const moment = (await promise.textContent()) ?? '';
  expect(moment).not.toBe('');
  await reloadAlive(page);
  await expect(promise).toHaveText(moment);
});

// By day: tests/faults/mail-outage.test.ts.
test(
  'with SMTP down the visitor is served, and the mails arrive once it is back (row 2)',
  LONG,
  async ({ page, quoteForm, site }) => {
    await site.smtp.down();
    await openAlive(page, '/obtenir-un-devis');
    await quoteForm.fillWell();
    await quoteForm.submit.click();
    await expect(page).toHaveURL(confirmationOf('devis'));
    expect(site.mails()).toHaveLength(0);
    await site.smtp.up();
    await expect.poll(() => site.mails().length, { timeout: 60_000 }).toBe(2);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent', async ({ page, quoteForm, site }) => {
    await page.goto('/');
    await page.getByRole('link', { name: homeCopy.hero.action }).click();
    // The previous page has fields of the same names.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(quoteCopy.hero.title);
    await quoteForm.fillWell();
    await quoteForm.submit.click();
    await expect(page).toHaveURL(confirmationOf('devis'));
    expect(site.leads()).toHaveLength(1);
    await expect.poll(() => site.mails().length).toBe(2);
  });

  test('errors come back beside their fields, with everything typed still there', async ({
    page,
    quoteForm,
    site,
  }) => {
    await page.goto('/obtenir-un-devis');
    await quoteForm.name.fill('Camille Martin');
    await quoteForm.email.fill('camille@');
    await quoteForm.phone.fill('12');
    await quoteForm.submit.click();
    await expect(page).toHaveURL('/obtenir-un-devis?envoi');
    await expect(page.getByRole('alert')).toContainText('3 champs sont à corriger');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(quoteForm.email).toHaveAccessibleDescription(/Adresse e-mail invalide\./);
    await expect(quoteForm.phone).toHaveAccessibleDescription(/Numéro invalide\./);
    await expect(quoteForm.project).toHaveAccessibleDescription(/La description du projet est requise\./);
    await expect(quoteForm.name).toHaveValue('Camille Martin');
    await expect(quoteForm.email).toHaveValue('camille@');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(quoteForm.email).toBeFocused();
    expect(site.leads()).toHaveLength(0);
  });
});
