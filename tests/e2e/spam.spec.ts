import { homeCopy } from 'content-collections';
import { confirmationOf, FORMS, formOn, SPEED_FORM } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, rest, test } from './site.ts';

const HONEYPOT = 'input[name="verso"]';

for (const form of FORMS) {
  const details = form === SPEED_FORM ? {} : LONG;
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the ${form.name} form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test(
        'quarantines a lead that fills in the honeypot, without telling',
        javaScriptEnabled ? details : LONG,
        async ({ page, site }) => {
          await page.goto(form.path);
          const fields = formOn(page, form);
          await fields.fillWell();
          await page.locator(HONEYPOT).fill('https://spam.example', { force: true });
          await fields.submit.click();
          await expect(page).toHaveURL(confirmationOf(form.kind));
          expect(site.leads()).toMatchObject([{ status: 'quarantined', quarantine_reason: 'trap' }]);
          expect(site.mails()).toHaveLength(0);
        },
      );
    });
  }

  test(
    `the ${form.name} form hides its honeypot from sight, keyboard and screen readers`,
    details,
    async ({ page }) => {
      await openAlive(page, form.path);
      const honeypot = page.locator(HONEYPOT);
      await expect(honeypot).toHaveCount(1);
      await expect(honeypot).not.toBeInViewport();
      await expect(honeypot).toHaveAttribute('autocomplete', 'off');
      await expect(page.getByRole('textbox', { name: 'Laisser vide' })).toHaveCount(0);
      const fields = formOn(page, form);
      await fields.message.focus();
      await page.keyboard.press('Tab');
      await expect(fields.submit).toBeFocused();
    },
  );
}

test.describe('a form filled in at once', () => {
  test.use({ typingTime: 0 });

  test('is quarantined when it is sent at once too', async ({ page, quoteForm, site }) => {
    // By the page's own clock, a tenth of the time has passed, however slow the machine.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 10;
    });
    await openAlive(page, '/');
    await page.getByRole('link', { name: homeCopy.hero.action }).click();
    // The URL changes before the page, and the previous page has fields of the same names.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Décrivez votre\sprojet/);
    await expect(quoteForm.name).toBeVisible();
    // A form typed in before hydration has no time on screen.
    await rest(page);
    await quoteForm.fillWell();
    await quoteForm.submit.click();
    await expect(page).toHaveURL(confirmationOf('devis'));
    expect(site.leads()).toMatchObject([{ status: 'quarantined', quarantine_reason: 'too_fast' }]);
  });
});
