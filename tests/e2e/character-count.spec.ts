import type { Page } from '@playwright/test';
import { expectConfirmed, FORMS, formOn, QUOTE_FORM, TYPED } from './forms.ts';
import { openAlive, reloadAlive } from './moments.ts';
import { expect, LONG, rest, test } from './site.ts';

/** The visible character counts on `page`. */
const countsOn = (page: Page) => page.locator('form p[aria-hidden]').filter({ hasText: /caractère/ });

for (const form of FORMS) {
  test(
    `the ${form.name} form counts characters near the limits, and the excess beyond them`,
    form === QUOTE_FORM ? {} : LONG,
    async ({ page }) => {
      await openAlive(page, form.path);
      const { name, message } = formOn(page, form);
      const counts = countsOn(page);
      await name.fill('a'.repeat(159));
      await message.fill('a'.repeat(3999));
      await expect(message).toHaveAccessibleDescription('');
      await expect(counts).toHaveCount(0);

      await name.press('End');
      await name.press('a');
      await expect(counts).toHaveText(/^160 \/ 200 caractères$/);
      await name.fill('a'.repeat(199));
      await message.fill('a'.repeat(5002));
      await expect(counts).toHaveText([/^199 \/ 200 caractères$/, /^2 caractères de trop$/]);
      await expect(message).toHaveValue(/^a{5002}$/);
      await message.press('End');
      await message.press('Backspace');
      await expect(counts.last()).toHaveText(/^1 caractère de trop$/);
      await message.press('Backspace');
      await expect(counts.last()).toHaveText(/^5\u202f000 \/ 5\u202f000 caractères$/);

      await name.fill(TYPED.name);
      await message.fill(TYPED.message);
      await expect(counts).toHaveCount(0);
    },
  );
}

test('characters are counted as the server counts them', LONG, async ({ page, site }) => {
  await openAlive(page, QUOTE_FORM.path);
  const fields = formOn(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.name.fill(`  ${'e\u0301'.repeat(200)}  `);
  await fields.message.fill(`\n${'👩'.repeat(5000)}\n\n`);
  await expect(countsOn(page)).toHaveText([
    /^200 \/ 200 caractères$/,
    /^5\u202f000 \/ 5\u202f000 caractères$/,
  ]);
  await fields.submit.click();
  await expectConfirmed(page, QUOTE_FORM);
  expect(site.leads()).toMatchObject([{ name: 'é'.repeat(200), message: '👩'.repeat(5000) }]);

  await page.goBack();
  await expect(fields.submit).toBeVisible();
  await rest(page);
  await expect(fields.message).toHaveValue('');
  await expect(countsOn(page)).toHaveCount(0);
});

test('a screen reader hears the count when the typing pauses, and finds it with the field and its error', async ({
  page,
}) => {
  await page.clock.install();
  await openAlive(page, QUOTE_FORM.path);
  const { message } = formOn(page, QUOTE_FORM);
  const heard = page.getByRole('status').last();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await message.fill('a'.repeat(4999));
  await page.clock.runFor(900);
  await message.fill('a'.repeat(5001));
  await page.clock.runFor(900);
  await expect(countsOn(page)).toHaveText('1 caractère de trop');
  await expect(heard).toHaveText('');
  await page.clock.runFor(100);
  await expect(heard).toHaveText('1 caractère de trop');

  await message.blur();
  await expect(message).toHaveAccessibleDescription(/5.000 caractères au maximum\. 1 caractère de trop$/);
});

test('the count is shown again with a restored text', LONG, async ({ page }) => {
  await openAlive(page, QUOTE_FORM.path);
  await formOn(page, QUOTE_FORM).message.fill('a'.repeat(4312));
  await reloadAlive(page);
  await expect(countsOn(page)).toHaveText(/^4\u202f312 \/ 5\u202f000 caractères$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form says by how much its text is too long', async ({ page }) => {
    await page.goto(QUOTE_FORM.path);
    const { message, submit } = formOn(page, QUOTE_FORM);
    await message.fill('ligne\n'.repeat(835));
    await submit.click();
    await expect(countsOn(page)).toHaveText(/^9 caractères de trop$/);
    await expect(message).toHaveAccessibleDescription(/9 caractères de trop$/);
  });
});
