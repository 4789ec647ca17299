import type { Locator, Page } from '@playwright/test';
import { FORMS, formOn } from './forms.ts';
import { expect, test, wake } from './site.ts';

/** Presses the middle of what lies under the pointer now, as a hand does: what moves away meanwhile is missed. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // For as long as a finger stays down: whatever the page does meanwhile, it does before the release.
  await page.waitForTimeout(80);
  await page.mouse.up();
}

for (const width of [390, 1280]) {
  for (const form of FORMS) {
    test(`one press on submit shows every error of the ${form.name} form at ${width} px, whichever field had the focus`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(form.path);
      await wake(page);
      const fields = formOn(page, form);
      for (const [left, text] of [
        [fields.name, ''],
        [fields.email, 'camille@'],
        [page.getByLabel('Téléphone'), '12'],
        [fields.message, ''],
      ] as const) {
        await page.reload();
        await wake(page);
        await left.fill(text);
        await left.focus();
        await press(page, fields.submit);
        for (const field of [fields.name, fields.email, fields.message])
          await expect(field).toHaveAttribute('aria-invalid', 'true');
        await page.evaluate(() => sessionStorage.clear());
      }
      expect(site.leads()).toHaveLength(0);
    });
  }
}

test('one press on the privacy policy beside a form leads there, and a tap does', async ({
  browser,
  page,
  baseURL,
}) => {
  const link = (of: Page) => of.getByRole('main').getByRole('link', { name: 'politique de confidentialité' });
  await page.goto('/contact');
  await wake(page);
  await page.getByLabel('E-mail').fill('camille@');
  await press(page, link(page));
  await expect(page).toHaveURL('/politique-de-confidentialite');

  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const phone = await context.newPage();
  await phone.goto('/contact');
  await wake(phone);
  await phone.getByLabel('E-mail').tap();
  await link(phone).scrollIntoViewIfNeeded();
  await link(phone).tap();
  await expect(phone).toHaveURL('/politique-de-confidentialite');
  await context.close();
});

test('an error comes once the press that took the focus away is over, and at once by a key', async ({
  page,
}) => {
  await page.goto('/obtenir-un-devis');
  await wake(page);
  const name = page.getByLabel('Nom');
  await name.focus();
  await page.mouse.move(5, 500);
  await page.mouse.down();
  await expect(name).not.toBeFocused();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.mouse.up();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
});
