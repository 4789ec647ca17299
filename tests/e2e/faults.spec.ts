import type { Page } from '@playwright/test';
import { TYPED } from './forms.ts';
import { holdScripts } from './moments.ts';
import { expect, MOVING, test } from './site.ts';

/* A script that throws in one part of a page costs that part its script, and nothing else. */

/** Comes once React has met the fault. */
const faultOn = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('No such observer'));

test.describe('where an effect throws in every section', () => {
  test.use({ provokedErrors: /No such observer/, ...MOVING });

  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        constructor() {
          super(() => {});
          throw new Error('No such observer');
        }
      };
    });
  });

  test('keeps the form, and what is typed', async ({ page, site }) => {
    const fault = faultOn(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByLabel('Nom').fill(TYPED.name);
    letScriptsCome();
    await fault;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByLabel('Nom')).toHaveValue(TYPED.name);
    await page.getByLabel('E-mail').fill(TYPED.email);
    await page.getByLabel('Votre besoin').fill('Une boutique plus rapide.');
    await page.getByRole('button', { name: 'Recevoir mon estimation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('envoyé');
    expect(site.leads()).toMatchObject([{ name: TYPED.name }]);
  });

  test('follows a link from a part that failed', async ({ page }) => {
    const fault = faultOn(page);
    await page.goto('/');
    await fault;
    await page.locator('main a[href="/contact"]').last().click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Votre message')).toBeVisible();
  });
});

test('leaves the server’s page, and its forms, to an engine that scripts need too much of', async ({
  page,
  context,
  site,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  await page.goto('/contact');
  await page.getByLabel('Nom').fill(TYPED.name);
  await page.getByLabel('E-mail').fill(TYPED.email);
  await page.getByLabel('Votre message').fill('Une boutique plus rapide.');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Envoyer mon message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('envoyé');
  expect(site.leads()).toMatchObject([{ name: TYPED.name }]);
  expect(await page.evaluate(() => document.documentElement.dataset.navigation)).toBeUndefined();
});
