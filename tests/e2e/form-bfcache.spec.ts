import { EMPTY, expectConfirmed, FORMS, formOn, QUOTE_FORM, TYPED } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

// By default Playwright turns the back/forward cache (bfcache) off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

for (const form of FORMS) {
  test(
    `the ${form.name} form restored from the bfcache is empty once it was sent elsewhere in its tab (row 24)`,
    form === QUOTE_FORM ? {} : LONG,
    async ({ page, site }) => {
      await openAlive(page, form.path);
      const fields = formOn(page, form);
      await fields.fillWell();
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) =>
          document.body.setAttribute('data-kept', String(persisted)),
        );
      });

      const leave = () => page.goto('/mentions-legales');
      // Playwright sees no load event for a page from the bfcache.
      const comeBack = (pages: number) => page.evaluate((count) => history.go(-count), pages);
      await leave();
      await comeBack(1);
      await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
      await expect.poll(fields.texts).toEqual(TYPED);

      await leave();
      await openAlive(page, form.path);
      await expect.poll(fields.texts).toEqual(TYPED);
      await fields.submit.click();
      await expectConfirmed(page, form);
      await comeBack(3);
      await expect(page.locator('body')).toHaveAttribute('data-kept', 'true');
      await expect.poll(fields.texts).toEqual(EMPTY);
      await expect(fields.submit).not.toHaveAttribute('aria-busy', 'true');
      expect(site.leads()).toHaveLength(1);
    },
  );
}
