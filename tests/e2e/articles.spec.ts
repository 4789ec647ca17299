import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../../scripts/build.ts';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { beginArticle, signUp, startOwnSite } from './staff-site.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });
// The sandboxed frame of the preview blocks the init scripts of these tests.
test.use({ provokedErrors: /Blocked script execution .* sandboxed/ });

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const comeIn = (page: Page, name: string) => signUp(page, site, name, 'editor');

const begin = (page: Page, title: string) => beginArticle(page, site, title);

const text = (page: Page) => page.getByRole('textbox', { name: 'Texte, en Markdown' });
const state = (page: Page) => page.locator('[data-save-state]');
const preview = (page: Page) => page.frameLocator('iframe');
const saved = (page: Page) => expect(state(page)).toHaveText(/^Enregistré à/);

test('an editor writes beside the page, leaves, comes back, publishes, and changes the address', async ({
  page,
}) => {
  await comeIn(page, 'ada');
  await begin(page, 'Ce que coûte un toit');
  await expect(page.getByLabel('Adresse')).toHaveValue('ce-que-coute-un-toit');
  await text(page).focus();
  await page.keyboard.type('Un toit se paie ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('trois');
  await page.keyboard.press('End');
  await page.keyboard.type(' fois.\n\n- à la pose\nau nettoyage');
  await expect(preview(page).getByRole('listitem').filter({ hasText: 'au nettoyage' })).toBeVisible();
  await expect(preview(page).locator('strong', { hasText: 'trois' })).toBeVisible();
  await saved(page);

  await page.reload();
  await expect(text(page)).toContainText('au nettoyage');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByRole('alert')).toContainText('Il manque une description.');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Il manque une description.' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('Pose, chauffage, nettoyage : les trois factures d’un toit de verre.');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.locator('.article-state')).toContainText('Publié');

  await page.getByLabel('Adresse').fill('un-toit');
  await saved(page);
  await expect(page.getByText('avec des changements qui ne sont pas publiés')).toBeVisible();
  expect((await page.request.get(`${site.url}/article/un-toit`, { maxRedirects: 0 })).status()).toBe(302);
  await page.getByRole('button', { name: 'Publier les changements' }).click();
  await expect(page.getByRole('link', { name: 'Voir la page' })).toHaveAttribute('href', '/article/un-toit');
  const old = await page.request.get(`${site.url}/article/ce-que-coute-un-toit`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/article/un-toit']);

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.locator('.changes ins')).toHaveText('un-toit');
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`${site.url}/equipe/articles`);
  expect(await axeFaults(page)).toEqual([]);
});

test('an article is scheduled in Paris time, in summer and in winter', LONG, async ({ page }) => {
  await comeIn(page, 'bea');
  await begin(page, 'À venir');
  await page.getByLabel('Description').fill('Ce qui vient.');
  await text(page).fill('Bientôt.');
  const database = new DatabaseSync(site.databaseFile, { timeout: 5000 });
  for (const [day, at] of [
    ['2027-07-01', '2027-07-01T07:00:00.000Z'],
    ['2027-11-01', '2027-11-01T08:00:00.000Z'],
  ] as const) {
    await page.locator('summary', { hasText: 'Programmer' }).click();
    await page.getByLabel('Jour').fill(day);
    await page.getByLabel('Heure').fill('09:00');
    await page.getByRole('button', { name: 'Programmer', exact: true }).click();
    const [year, month, date] = day.split('-');
    await expect(page.locator('.article-state')).toContainText(`${Number(date)}/${month}/${year} à 9 h`);
    expect(database.prepare("select published_at from articles where slug = 'a-venir'").get()).toEqual({
      published_at: at,
    });
  }
  database.close();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.article-state')).toContainText('1/07/2027');
});

test(
  'text typed offline is saved when the network is back, from another window too',
  LONG,
  async ({ page, context }) => {
    await comeIn(page, 'cleo');
    await begin(page, 'Hors ligne');
    await saved(page);
    const address = page.url();
    await context.setOffline(true);
    await text(page).pressSequentially('Écrit dans le train');
    await expect(state(page)).toContainText('hors ligne');
    await context.setOffline(false);
    await saved(page);

    await context.setOffline(true);
    await text(page).pressSequentially(', puis sur le quai');
    await expect(state(page)).toContainText('hors ligne');
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(address);
    await expect(text(again)).toContainText('Écrit dans le train, puis sur le quai');
    // By this window, or by the first as it closed.
    await expect(state(again)).toHaveText(/^(?:Enregistré à|Cleo a modifié)/);
  },
);

// By day two editors of one page do the same (`page-texts.spec.ts`).
test('two editors are told of each other, and neither loses a word', LONG, async ({ page, browser }) => {
  await comeIn(page, 'dora');
  await begin(page, 'À deux');
  await saved(page);
  const other = await (await browser.newContext()).newPage();
  await comeIn(other, 'emil');
  await other.goto(page.url());
  await expect(text(other)).toBeVisible();

  await text(page).pressSequentially('De Dora');
  await saved(page);
  await expect(other.getByText(/Dora a enregistré ce brouillon/)).toBeVisible({ timeout: 15_000 });
  await text(other).pressSequentially('D’Emil');
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Dora a enregistré un autre texte');
  await expect(dialog.locator('del')).toContainText('De Dora');
  await expect(dialog.getByLabel('Votre texte, à copier')).toHaveValue('D’Emil');
  expect(await axeFaults(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Garder mon texte' }).click();
  await saved(other);

  await text(page).pressSequentially(' encore');
  await page.getByRole('dialog').getByRole('link', { name: 'Prendre le texte enregistré' }).click();
  await expect(text(page)).toHaveText('D’Emil');
  await other.context().close();
});

test(
  'a text pasted from Google Docs becomes Markdown, its picture uploaded, and one undo takes it back',
  LONG,
  async ({ page }) => {
    await comeIn(page, 'hugo');
    await begin(page, 'Collé');
    await text(page).fill('Avant.\n\nAprès.');
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('End');
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const docs = readFileSync(`${ROOT}server/articles/desk/pasted/google-docs.html`, 'utf8').replace(
      '/assets/photos/pose-1600x1067/1600.webp',
      `data:image/png;base64,${picture.toString('base64')}`,
    );
    const paste = (html: string) =>
      text(page).evaluate((field, html) => {
        const data = new DataTransfer();
        data.setData('text/html', html);
        data.setData('text/plain', 'Le texte seul');
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      }, html);

    await paste(`${docs}<img src="https://exemple.fr/a.png">`);
    await expect(page.getByText('Une image n’est pas reprise. Copiez chaque image seule')).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 2, name: 'Le devis' })).toBeVisible();
    await expect(preview(page).locator('li li', { hasText: 'Les joints' })).toBeVisible();
    await expect(preview(page).getByRole('cell', { name: '60 %' })).toBeVisible();
    await expect(preview(page).getByRole('link', { name: 'nos tarifs' })).toBeVisible();
    const markdown = page.locator('textarea[name="markdown"]');
    await expect(markdown).toHaveValue(/^Avant\.\n\n## Le devis\n.*-600x400\/600\.webp\)\n\nAprès\.$/s);
    await page.keyboard.type(' !');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(markdown).toHaveValue('Avant.\n\nAprès.');

    await paste('<p>Le texte</p><img src="file:///C:/a.png"><img src="file:///C:/b.png">');
    await expect(page.getByText('2 images ne sont pas reprises.')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await paste('<div>'.repeat(101));
    await expect(page.getByText('Collé sans mise en forme. Ses tableaux et ses listes')).toBeVisible();
    await expect(markdown).toHaveValue('Avant.Le texte seul\n\nAprès.');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the editor is a form that loses nothing', LONG, async ({ page, browser }) => {
    const withScript = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await comeIn(withScript, 'gaby');
    await page.context().addCookies(await withScript.context().cookies());
    await page.goto(`${site.url}/equipe/articles`);
    await page.getByRole('button', { name: 'Nouvel article' }).click();
    await page.getByLabel('Titre', { exact: true }).fill('Sans script');
    await page.getByLabel('Texte, en Markdown').fill('Une phrase.');
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    await page.getByLabel('Choisir une image').setInputFiles({
      name: 'toit.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    });
    await page.getByRole('button', { name: 'Envoyer l’image' }).click();
    await expect(page.getByLabel('Texte, en Markdown')).toHaveValue('Une phrase.');
    await expect(page.getByLabel('Adresse')).toHaveValue('sans-script');
    await expect(page.locator('[data-picture-shown]')).toHaveAttribute('src', /-600x400\/600\.webp$/);
    await page.getByLabel('Description').fill('Pour qui n’a pas de script.');
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByRole('alert')).toContainText('L’image n’a pas de texte alternatif.');
    await page.getByLabel('Ce que l’image montre').fill('Un carré blanc');
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.locator('.article-state')).toContainText('Publié');
    await withScript.context().close();
  });
});
