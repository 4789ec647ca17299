import type { Page } from '@playwright/test';
import { trackingCopy } from 'content-collections';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { EMPTY, expectConfirmed, FORMS, formOn, QUOTE_FORM, SPEED_FORM, TYPED } from './forms.ts';
import { holdScripts, openAlive } from './moments.ts';
import { admit, admitLater, watchContent } from './outsiders.ts';
import { expect, LONG, rest, test, wake } from './site.ts';

/** React reports that it renders changed HTML again. */
const RECOVERED = /Minified React error #4(18|23)/;

/** When others change a page (ms after its DOMContentLoaded), and whether the visitor has moved before. */
const MOMENTS = [
  [0, false],
  [350, true],
  [1500, false],
  [5000, true],
] as const;

const API = '**/api/contact-forms/**';

for (const form of FORMS) {
  test(
    `the ${form.name} form of a translated page shows its errors and its alert, and is sent (row 26)`,
    form === QUOTE_FORM ? {} : LONG,
    async ({ page, site }) => {
      await openAlive(page, form.path);
      await admit(page, 'translator', 'passwordManager', 'extension');
      const fields = formOn(page, form);
      await fields.submit.click({ force: true });
      await expect(page.getByText('Le nom est requis.')).toBeVisible();
      await fields.fillWell();
      await expect(page.getByText('Le nom est requis.')).toHaveCount(0);

      await page.route(API, (route) => route.fulfill({ status: 503, body: 'panne' }));
      await fields.submit.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Une erreur est survenue');
      await expect(alert).toBeFocused();
      expect(await fields.texts()).toEqual(TYPED);
      await page.unroute(API);
      await alert.getByRole('button', { name: 'Réessayer' }).click();
      await expectConfirmed(page, form);
      expect(site.leads()).toHaveLength(1);
    },
  );
}

/** The words of a page, without the mark of the translator. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('main').innerText();
  return words.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
}

function chooseTenPages(page: Page): Promise<void> {
  return page.getByRole('radio', { name: /^De six à dix/ }).check();
}

/** What a visitor does on a page, which then shows another content without being loaded. */
const CHANGES: [path: string, change: (page: Page) => Promise<void>, width?: number][] = [
  ['/estimation?projet=site-vitrine', chooseTenPages],
  // With the bar of a phone.
  ['/estimation?projet=site-vitrine', chooseTenPages, 390],
  [
    '/delais?projet=site-e-commerce',
    async (page) => {
      await page.getByLabel('Votre projet').selectOption({ index: 0 });
      await page.getByRole('button', { name: 'Calculer la date' }).click();
    },
  ],
  [
    '/realisations',
    async (page) => {
      await page.locator('main details').first().locator('summary').click();
      await page.locator('main details[open] a').first().click();
    },
  ],
  [
    '/recherche?q=site+vitrine',
    async (page) => {
      await page.getByRole('searchbox').fill('boutique');
      await page.keyboard.press('Enter');
    },
  ],
  ['/villes/lyon', (page) => page.locator('main a[href^="/villes/"]:not([href*="#"])').first().click()],
  ['/services/saas', (page) => page.locator('main a[href^="/technologies/"]').first().click()],
];

for (const [path, change, width = 1280] of CHANGES)
  test(
    `the translated page ${path} at ${width} px shows the words of what is asked for there (row 26)`,
    path.startsWith('/estimation') ? {} : LONG,
    async ({ page, context }) => {
      // Does not move on between the two pages.
      await context.route('**/api/answer-by', (route) => route.fulfill({ json: { answerBy: 'lundi 10 h' } }));
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, path);
      await admit(page, 'translator', 'extension');
      await change(page);
      await expect(page).not.toHaveURL(path);
      const fresh = await context.newPage();
      await fresh.setViewportSize({ width, height: 900 });
      await openAlive(fresh, page.url());
      await expect.poll(() => wordsOf(page)).toBe(await wordsOf(fresh));
    },
  );

test.describe('while React renders changed HTML again', () => {
  test.use({ provokedErrors: RECOVERED });

  test('no part of a page that is translated as it loads vanishes (row 26)', async ({ page }) => {
    const lost = await watchContent(page);
    await admitLater(page, 0, 'translator', 'extension');
    await openAlive(page, SPEED_FORM.path);
    expect(await lost()).toEqual([]);
    await expect(page.locator('main font').first()).toBeVisible();
    expect(await formOn(page, SPEED_FORM).texts()).toEqual(EMPTY);
    await expect(page.locator('html')).toHaveAttribute('data-outsider');
    await expect(page.locator('outsider-panel')).toHaveCount(1);
  });

  for (const form of FORMS) {
    test(
      `the ${form.name} form beside whose fields a password manager puts its own keeps text, focus and caret (row 26)`,
      LONG,
      async ({ page, site }) => {
        const letScriptsCome = await holdScripts(page);
        await page.goto(form.path);
        await admit(page, 'passwordManager', 'extension');
        const fields = formOn(page, form);
        await fields.name.fill(TYPED.name);
        await fields.email.fill(TYPED.email);
        const [start, end] = [TYPED.message.slice(0, -10), TYPED.message.slice(-10)];
        await fields.message.fill(end);
        await page.keyboard.press('Control+Home');
        letScriptsCome();
        for (const key of start) await page.keyboard.type(key, { delay: 60 });
        await wake(page);
        await expect(fields.message).toBeFocused();
        expect(await fields.texts()).toEqual(TYPED);
        await fields.submit.click();
        await expectConfirmed(page, form);
        expect(site.leads()).toHaveLength(1);
      },
    );
  }

  test(
    'choices made beside a password manager’s elements, before hydration, are kept (row 26)',
    LONG,
    async ({ page }) => {
      let letScriptsCome = await holdScripts(page);
      await page.goto('/estimation?projet=site-vitrine');
      const answer = page.getByRole('radio', { name: /^De six à dix/ });
      await answer.check();
      await admit(page, 'passwordManager');
      letScriptsCome();
      await wake(page);
      await expect(answer).toBeChecked();
      await expect(answer).toBeFocused();
      await expect(page).toHaveURL(/pages=dix/);

      letScriptsCome = await holdScripts(page);
      await page.goto('/delais');
      await page.getByLabel('Votre projet').selectOption('Site vitrine');
      await admit(page, 'passwordManager');
      letScriptsCome();
      await wake(page);
      await expect(page.getByLabel('Votre projet')).toHaveValue('site-vitrine');
    },
  );

  test(
    'what is typed beside a password manager’s elements on the page of a request stays (row 26)',
    LONG,
    async ({ page, quoteForm }) => {
      await openAlive(page, QUOTE_FORM.path);
      await quoteForm.fillWell();
      await quoteForm.submit.click();
      await page.getByRole('link', { name: 'Suivre ou compléter votre demande' }).click();
      const field = page.getByRole('textbox', { name: trackingCopy.forms.completion });
      await expect(field).toBeVisible();
      const letScriptsCome = await holdScripts(page);
      await page.reload();
      await admit(page, 'passwordManager');
      await field.pressSequentially('Avant le ');
      letScriptsCome();
      for (const key of '1er juin.') await page.keyboard.type(key, { delay: 100 });
      await wake(page);
      await expect(field).toHaveValue('Avant le 1er juin.');
      await expect(field).toBeFocused();
    },
  );

  for (const { kind, path } of PAGE_KINDS)
    for (const [delay, moves] of MOMENTS)
      test(
        `the page « ${kind} » stands when it is changed by all ${delay} ms after it came (row 26)`,
        LONG,
        async ({ page }) => {
          const lost = await watchContent(page);
          await admitLater(page, delay, 'translator', 'passwordManager', 'extension');
          await page.goto(path);
          if (moves) await page.mouse.move(300, 300);
          const field = page
            .locator('main')
            .locator('input[type="text"], input[type="search"], textarea')
            .first();
          const hasField = (await field.count()) > 0;
          if (hasField) {
            await expect(field).toBeVisible();
            await field.focus();
            await page.keyboard.press('End');
            for (const key of 'bonjour') await page.keyboard.type(key, { delay: 80 });
          }
          await page.waitForTimeout(delay);
          await wake(page);
          await rest(page);
          expect(await lost()).toEqual([]);
          if (hasField) {
            await expect(field).toBeFocused();
            await expect(field).toHaveValue(/bonjour$/);
          }
        },
      );
});

test('Back from a native post that failed, as the script could not be loaded either, leads to the text (row 24, row 25)', async ({
  page,
  context,
  site,
}) => {
  await holdScripts(page);
  await page.goto(QUOTE_FORM.path);
  const fields = formOn(page, QUOTE_FORM);
  await fields.fillWell();
  await context.setOffline(true);
  await fields.submit.click();
  await expect(fields.submit).toHaveCount(0);
  await context.setOffline(false);
  await page.unroute('**/static/entry.client-*.js');
  // Chromium stores what fields hold up to a second after a change: a visitor reads its message at least as long.
  await page.waitForTimeout(1000);
  await page.goBack();
  await wake(page);
  expect(await fields.texts()).toEqual(TYPED);
  await fields.submit.click();
  await expectConfirmed(page, QUOTE_FORM);
  expect(site.leads()).toHaveLength(1);
});
