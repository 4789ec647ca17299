import { confirmationOf, EMPTY, expectConfirmed, formOn, QUOTE_FORM, SAMPLE_FORMS, TYPED } from './forms.ts';
import { holdScripts, openAlive } from './moments.ts';
import { expect, LONG, rest, test, wake } from './site.ts';

for (const form of SAMPLE_FORMS) {
  // One form engine, on its own page and in a section that hydrates later: by day each rule is tested on one.
  const byQuote = form === QUOTE_FORM ? {} : LONG;
  const bySpeed = form === QUOTE_FORM ? LONG : {};

  test(
    `Back after the ${form.name} form shows it empty and idle, and its confirmation can be read again (row 24)`,
    byQuote,
    async ({ page, site }) => {
      await openAlive(page, form.path);
      const fields = formOn(page, form);
      await fields.fillWell();
      await fields.submit.click();
      await expectConfirmed(page, form);
      await page.goBack();
      await expect(page).toHaveURL(form.path);
      await expect(fields.submit).toBeVisible();
      await rest(page);
      await expect(fields.submit).not.toHaveAttribute('aria-busy', 'true');
      expect(await fields.texts()).toEqual(EMPTY);

      await page.goForward();
      await expectConfirmed(page, form);
      await page.reload();
      await page.goto(form.confirmation);
      await expectConfirmed(page, form);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(site.leads()).toHaveLength(1);
    },
  );

  test.describe(() => {
    test.use({ provokedErrors: /dynamically imported module/ });

    test(
      `the ${form.name} form is sent when its scripts, or one of them, never load (row 24)`,
      byQuote,
      async ({ page, site }) => {
        for (const lost of ['*', 'entry.client-*', 'root-*', 'forms-*']) {
          await page.route(`**/static/${lost}.js`, (route) => route.abort());
          await page.goto(form.path);
          const fields = formOn(page, form);
          await fields.fillWell();
          await fields.submit.click();
          await expect(page, lost).toHaveURL(confirmationOf(form.kind));
          await page.unroute(`**/static/${lost}.js`);
        }
        expect(site.leads()).toMatchObject([{ kind: form.kind, status: 'accepted' }]);
      },
    );
  });

  test.describe(() => {
    test.use({ provokedErrors: /loading route module|dynamically imported module/ });

    test(
      `the ${form.name} form leads to its confirmation after a deployment in between (row 24)`,
      bySpeed,
      async ({ page, site }) => {
        await openAlive(page, form.path);
        const fields = formOn(page, form);
        await fields.fillWell();
        // Missing once. The route stays, since removing it would block requests in flight.
        let isGone = true;
        await page.route('**/static/confirmation-*.js', (route) => {
          const answer = isGone ? route.fulfill({ status: 404 }) : route.continue();
          isGone = false;
          return answer;
        });
        await fields.submit.click();
        await expectConfirmed(page, form);
        expect(site.leads()).toHaveLength(1);
      },
    );
  });

  test(
    `the ${form.name} form keeps what was typed before hydration (row 24)`,
    bySpeed,
    async ({ page, site }) => {
      const letScriptsCome = await holdScripts(page);
      await page.goto(form.path, { waitUntil: 'commit' });
      const fields = formOn(page, form);
      await fields.fillWell();
      letScriptsCome();
      await wake(page);
      expect(await fields.texts()).toEqual(TYPED);
      await fields.submit.click();
      await expectConfirmed(page, form);
      expect(site.leads()).toMatchObject([{ status: 'accepted', message: TYPED.message }]);
    },
  );

  test.describe(() => {
    test.use({ provokedErrors: /Minified React error #4\d\d/ });

    test(
      `the ${form.name} form keeps what was typed when hydration finds changed HTML (row 24)`,
      byQuote,
      async ({ page, site }) => {
        const letScriptsCome = await holdScripts(page);
        await page.route(form.path, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({
            response,
            body: html.replace('<form', '<p id="intrus">Ajout</p><form'),
          });
        });
        await page.goto(form.path, { waitUntil: 'commit' });
        await expect(page.locator('#intrus')).toHaveCount(1);
        const fields = formOn(page, form);
        await fields.fillWell();
        letScriptsCome();
        await expect(page.locator('#intrus')).toHaveCount(0);
        await wake(page);
        expect(await fields.texts()).toEqual(TYPED);
        await fields.submit.click();
        await expectConfirmed(page, form);
        expect(site.leads()).toMatchObject([{ status: 'accepted', message: TYPED.message }]);
      },
    );
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      `sending the ${form.name} form again after Back makes no other lead (row 24)`,
      bySpeed,
      async ({ page, site }) => {
        await page.goto(form.path);
        const fields = formOn(page, form);
        for (let attempt = 0; attempt < 2; attempt += 1) {
          await fields.fillWell();
          await fields.submit.click();
          await expectConfirmed(page, form);
          await page.goBack();
        }
        expect(site.leads()).toHaveLength(1);
      },
    );
  });
}

test('Back to a form that was sent natively, before hydration, shows it empty (row 24)', async ({
  page,
  site,
}) => {
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto(QUOTE_FORM.path);
  const fields = formOn(page, QUOTE_FORM);
  await fields.fillWell();
  await page.unroute('**/static/*.js');
  await fields.submit.click();
  await expectConfirmed(page, QUOTE_FORM);
  await wake(page);
  await page.goBack();
  await expect(fields.submit).toBeVisible();
  await wake(page);
  expect(await fields.texts()).toEqual(EMPTY);
  expect(site.leads()).toHaveLength(1);

  // New text is unsent, and opening a confirmation directly does not clear it.
  await fields.fillWell();
  await openAlive(page, '/confirmation-contact?type=devis');
  await openAlive(page, QUOTE_FORM.path);
  expect(await fields.texts()).toEqual(TYPED);
});
