import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { signUp, startOwnSite } from './staff-site.ts';

const rows = (page: Page) => page.locator('tbody tr');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const focusedRow = (page: Page) => page.locator('tbody tr:focus-within');

async function sendLead(url: string, name: string): Promise<void> {
  const answer = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({
      name,
      email: `${name}@exemple.fr`,
      phone: '',
      message: `Un site pour ${name}`,
    }),
  });
  expect(answer.status).toBe(303);
}

test('leads arrive in every window, go through their stages by one key each, and come back with another', async ({
  page,
  browser,
}) => {
  const site = await startOwnSite();
  await signUp(page, site, 'camille', 'owner');
  await page.getByRole('link', { name: 'Demandes' }).click();
  await expect(page.getByRole('heading', { name: 'Pas encore de demande' })).toBeVisible();

  const state = await page.context().storageState();
  const other = await (await browser.newContext({ storageState: state })).newPage();
  await other.goto(`${site.url}/equipe`);
  await sendLead(site.url, 'Ada');
  const window = { timeout: 5000 };
  for (const seen of [page, other]) {
    await expect(row(seen, 'Ada')).toBeVisible(window);
    await expect(seen).toHaveTitle(/^\(1\) Demandes/);
  }

  await sendLead(site.url, 'Grace');
  await expect(row(page, 'Grace')).toBeVisible(window);
  await page.keyboard.press('j');
  await expect(focusedRow(page)).toContainText('Ada');
  await page.keyboard.press('t');
  await expect(row(page, 'Ada')).toContainText('vous');
  await expect(page.getByRole('status')).toContainText(['La demande de Ada est à vous.']);
  await expect(row(other, 'Ada')).toContainText('vous', window);
  await page.keyboard.press('u');
  await expect(row(page, 'Ada')).toContainText('personne');
  await expect(focusedRow(page)).toHaveCount(1);

  await page.getByRole('searchbox').fill('tr');
  await expect(row(page, 'Ada')).toContainText('nouvelle');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Touches du clavier' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A conflict: the other window has not heard of the change yet.
  await other.route('**/equipe/liste', (route) => route.abort());
  await row(page, 'Grace').hover();
  await row(page, 'Grace').getByRole('button', { name: 'Gagnée' }).click();
  await expect(row(page, 'Grace')).toContainText('gagnée');
  await row(other, 'Grace').hover();
  await row(other, 'Grace').getByRole('button', { name: 'Perdue' }).click();
  await expect(other.getByText('dans une autre fenêtre')).toBeVisible();
  await other.getByRole('button', { name: 'Perdue quand même' }).click();
  await expect(row(page, 'Grace')).toContainText('perdue', window);

  await row(page, 'Ada').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada');
  // Once its script has run.
  await page.waitForLoadState();
  await page.keyboard.press('r');
  await expect(page.locator('.lead-head')).toContainText('traitée');
  const note = 'Rappelée ce matin : elle veut deux devis, un pour la pose et un pour le nettoyage.';
  await page.getByLabel('Ajouter une note').fill(note);
  // The browser keeps the cookie of a session that has ended.
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'terminee' })));
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre session est terminée');
  await expect(page.getByLabel('Votre texte, à copier si besoin')).toHaveValue(note);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirmer avec ma clé d’accès' }).click();
  await expect(page.locator('#notes')).toContainText(note);

  const bare = await browser.newContext({ storageState: state, javaScriptEnabled: false });
  const plain = await bare.newPage();
  await plain.goto(`${site.url}/equipe`);
  await row(plain, 'Ada').hover();
  await row(plain, 'Ada').getByRole('button', { name: 'Prendre' }).click();
  await expect(row(plain, 'Ada')).toContainText('prise en charge');
  await plain.getByRole('button', { name: 'Annuler' }).click();
  await expect(row(plain, 'Ada')).toContainText('traitée');
  await site.stop();
});

test('the screens of requests fit a phone and a computer, and axe finds no fault', LONG, async ({ page }) => {
  const site = await startOwnSite();
  await signUp(page, site, 'camille', 'owner');
  await sendLead(site.url, 'Ada');
  await page.getByRole('link', { name: 'Demandes' }).click();
  await row(page, 'Ada').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada');
  const path = new URL(page.url()).pathname;
  const faults: string[] = [];
  const screens = ['/equipe', '/equipe?q=rien', path, `${path}/personne`, '/equipe/quarantaine'];
  for (const [index, screen] of screens.entries()) {
    await page.goto(site.url + screen);
    // Each must fit both widths; axe checks one of them.
    const judged = index % 2 === 0 ? 390 : 1440;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === judged)
        faults.push(...(await axeFaults(page)).map((fault) => `${screen} at ${width} px: ${fault}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) faults.push(`${screen} is ${overflow} px too wide at ${width} px`);
    }
  }
  expect(faults).toEqual([]);
  await site.stop();
});

test('a lead rings where the browser has no notices of pages, as on Android', LONG, async ({ page }) => {
  await page.addInitScript(() => {
    class NoNotification {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    class CountedAudio extends AudioContext {
      constructor() {
        super();
        document.body.dataset.rung = String(Number(document.body.dataset.rung ?? 0) + 1);
      }
    }
    Object.assign(window, { Notification: NoNotification, AudioContext: CountedAudio });
  });
  const site = await startOwnSite();
  await signUp(page, site, 'camille', 'owner');
  await page.getByRole('link', { name: 'Demandes' }).click();
  await page.getByLabel('Me prévenir').check();
  await page.getByLabel('Aussi hors des heures').check();
  await expect(page.locator('body')).toHaveAttribute('data-rung', '1');
  await sendLead(site.url, 'Ada');
  await expect(row(page, 'Ada')).toBeVisible({ timeout: 5000 });
  await expect(page.locator('body')).toHaveAttribute('data-rung', '2');
  await site.stop();
});

test(
  'an act is what its button says in Chrome before 112, whose FormData knows no button',
  LONG,
  async ({ page }) => {
    await page.addInitScript(() => {
      class OldFormData extends FormData {
        constructor(form?: HTMLFormElement) {
          super(form);
        }
      }
      Object.assign(window, { FormData: OldFormData });
    });
    const site = await startOwnSite();
    await signUp(page, site, 'camille', 'owner');
    await sendLead(site.url, 'Ada');
    await page.getByRole('link', { name: 'Demandes' }).click();
    await expect(row(page, 'Ada')).toBeVisible();
    await page.keyboard.press('j');
    await expect(focusedRow(page)).toContainText('Ada');
    await page.keyboard.press('t');
    await expect(row(page, 'Ada')).toContainText('vous');
    await site.stop();
  },
);
