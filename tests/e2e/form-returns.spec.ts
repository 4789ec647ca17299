import { EMPTY, FORMS, formOn, QUOTE_FORM, TYPED } from './forms.ts';
import { expect, test } from './site.ts';

for (const form of FORMS) {
  test(`row 24: Back after the ${form.name} form shows it empty, with an idle button`, async ({
    page,
    site,
  }) => {
    await page.goto(form.path, { waitUntil: 'networkidle' });
    const fields = formOn(page, form);
    await fields.fillWell();
    await fields.submit.click();
    await expect(page).toHaveURL(form.confirmation);
    await page.goBack();
    await expect(page).toHaveURL(form.path);
    await expect(fields.submit).not.toHaveAttribute('aria-busy', 'true');
    expect(await fields.texts()).toEqual(EMPTY);
    expect(site.leads()).toHaveLength(1);
  });

  test(`row 24: the ${form.name} form goes through when its scripts never come`, async ({ page, site }) => {
    await page.route('**/static/*.js', (route) => route.abort());
    await page.goto(form.path);
    const fields = formOn(page, form);
    await fields.fillWell();
    await fields.submit.click();
    await expect(page).toHaveURL(form.confirmation);
    expect(site.leads()).toMatchObject([{ kind: form.kind, status: 'accepted' }]);
  });

  test(`row 24: the ${form.name} form keeps what was typed before its scripts came`, async ({
    page,
    site,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/static/entry.client-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(form.path, { waitUntil: 'commit' });
    const fields = formOn(page, form);
    await fields.fillWell();
    held.resolve();
    await page.waitForLoadState('networkidle');
    expect(await fields.texts()).toEqual(TYPED);
    await fields.submit.click();
    await expect(page).toHaveURL(form.confirmation);
    expect(site.leads()).toMatchObject([{ status: 'accepted', message: TYPED.message }]);
  });
}

test('row 24: a page that comes back as it was left shows an empty form once that form was sent', async ({
  page,
}) => {
  await page.goto(QUOTE_FORM.path, { waitUntil: 'networkidle' });
  const fields = formOn(page, QUOTE_FORM);
  await fields.fillWell();
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await comeBack();
  expect(await fields.texts()).toEqual(TYPED);
  await page.evaluate(() => sessionStorage.clear());
  await comeBack();
  expect(await fields.texts()).toEqual(EMPTY);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
});

test('row 24: reloads and bookmarks of the confirmation make no other lead, and search engines skip it', async ({
  page,
  site,
}) => {
  await page.goto(QUOTE_FORM.path, { waitUntil: 'networkidle' });
  const fields = formOn(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.submit.click();
  await expect(page).toHaveURL(QUOTE_FORM.confirmation);
  await page.reload();
  await page.goto(QUOTE_FORM.confirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demande de devis envoyée\u202f!');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(site.leads()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('row 24: sending again after Back makes no other lead', async ({ page, site }) => {
    await page.goto(QUOTE_FORM.path);
    const fields = formOn(page, QUOTE_FORM);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await fields.fillWell();
      await fields.submit.click();
      await expect(page).toHaveURL(QUOTE_FORM.confirmation);
      await page.goBack();
    }
    expect(site.leads()).toHaveLength(1);
  });
});
