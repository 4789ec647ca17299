import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { plugIn, signUp, startOwnSite } from './staff-site.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Votre réponse' });
const saved = (page: Page) => page.getByText(/^Brouillon enregistré/);

/** Sends a lead, and returns its reference. */
async function sendLead(url: string): Promise<string> {
  const answer = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({
      name: 'Nadia Benali',
      email: 'nadia@exemple.fr',
      phone: '',
      message: 'Pouvez-vous me rappeler ?',
    }),
  });
  const place = new URL(answer.headers.get('Location') ?? '', url);
  return place.searchParams.get('reference') ?? '';
}

test('an answer outlives a reload and the end of the session while it is typed, and leaves once', async ({
  page,
}) => {
  const site = await startOwnSite();
  const reference = await sendLead(site.url);
  await plugIn(page);
  await page.goto(await site.staff('invite', 'ada@exemple.fr', '--role', 'sales'));
  await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte');
  const place = `${site.url}/equipe/demandes/${reference.toLowerCase()}`;
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/etat')) polls += 1;
  });
  await page.goto(place);
  const shown = Date.now();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Proposer un rendez-vous' }).click();
  await text(page).press('ControlOrMeta+End');
  await text(page).pressSequentially(' Ada');
  await expect(saved(page)).toBeVisible();
  // The page asks for news once in four seconds.
  expect(polls).toBeLessThanOrEqual(1 + (Date.now() - shown) / 4000);
  await page.reload();
  await expect(text(page)).toHaveValue(/^Bonjour,[\s\S]*Bien à vous, Ada$/);

  // In another window, all sessions are ended.
  const other = await page.context().newPage();
  await other.goto(`${site.url}/equipe/compte`);
  await other.getByRole('button', { name: 'Fermer toutes mes sessions' }).click();
  await expect(other).toHaveURL(/\/connexion/);
  await other.close();
  await text(page).fill('Bonjour, je vous appelle demain.');
  await expect(page.getByText('Votre session est terminée.')).toBeVisible();
  await page.getByRole('link', { name: 'S’identifier à nouveau' }).click();
  await page.getByRole('button', { name: 'Continuer avec ma clé d’accès' }).click();
  await expect(page).toHaveURL(place);
  await expect(text(page)).toHaveValue('Bonjour, je vous appelle demain.');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Envoyer la réponse' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'je vous appelle demain' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Nouvelle réponse' })).toHaveValue('');
  await expect(page.getByText('est de retour')).toHaveCount(0);
  const folder = join(dirname(site.databaseFile), 'mail');
  await expect
    .poll(async () => {
      const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      return mails.filter(({ subject }) => subject?.startsWith('Re:')).map(({ to }) => to?.[0]?.address);
    })
    .toEqual(['nadia@exemple.fr']);
  await site.stop();
});

test('a note that is being typed outlives what else is done on its page, until it is added', async ({
  page,
}) => {
  const site = await startOwnSite();
  const reference = await sendLead(site.url);
  await signUp(page, site, 'ada', 'sales');
  await page.goto(`${site.url}/equipe/demandes/${reference.toLowerCase()}`);
  const note = page.getByRole('textbox', { name: 'Ajouter une note' });
  await note.fill('Budget 30 k€, décide jeudi');
  await page.getByRole('button', { name: 'Prendre' }).click();
  await expect(page.getByText('est à vous')).toBeVisible();
  await expect(note).toHaveValue('Budget 30 k€, décide jeudi');
  await page
    .getByLabel('Ajouter des fichiers')
    .setInputFiles({ name: 'devis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('button', { name: 'Retirer devis.pdf' })).toBeVisible();
  await expect(note).toHaveValue('Budget 30 k€, décide jeudi');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.getByText('Budget 30 k€, décide jeudi')).toBeVisible();
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(note).toHaveValue('');
  await site.stop();
});

test(
  'a lead is printed with what was sent and its sender, without anything to press',
  LONG,
  async ({ page }) => {
    const site = await startOwnSite();
    const reference = await sendLead(site.url);
    await signUp(page, site, 'ada', 'sales');
    await page.goto(`${site.url}/equipe/demandes/${reference.toLowerCase()}`);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Nadia Benali', 'nadia@exemple.fr', 'Pouvez-vous me rappeler ?'])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('body > header, form, button').filter({ visible: true })).toHaveCount(0);
    await site.stop();
  },
);
