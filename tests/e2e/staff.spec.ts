import type { Page } from '@playwright/test';
import { expect, LONG, test } from './site.ts';
import { plugIn, startOwnSite } from './staff-site.ts';

// By default Playwright turns the back/forward cache (bfcache) off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const ADA = 'ada@exemple.fr';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const keys = (page: Page) => page.locator('section', { hasText: 'Clés d’accès' }).locator('li');

test('an owner accepts an invitation, signs out and in, and replaces a passkey', async ({ page }) => {
  const site = await startOwnSite();
  const device = await plugIn(page);
  const link = await site.staff('invite', ADA, '--role', 'owner');
  await page.goto(link);
  await expect(heading(page)).toHaveText('Votre clé d’accès');
  await expect(page.getByRole('button')).toHaveCSS('background-color', 'rgb(15, 123, 85)');
  await page.reload();
  expect(await site.staff('list')).toContain('clés : 0');

  await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
  await expect(heading(page)).toHaveText('Mon compte');
  await expect(keys(page)).toHaveCount(1);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: 'equipe', httpOnly: true, sameSite: 'Lax' });

  await page.evaluate(() => sessionStorage.setItem('reponse d-3333333', 'Pas encore enregistré'));
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(heading(page)).toHaveText('Espace de l’équipe');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/connexion\?retour/);
  await expect(page.getByText(ADA)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('reponse d-3333333'))).toBe(
    'Pas encore enregistré',
  );
  await page.goto(`${site.url}/equipe/comptes`);
  await expect(page).toHaveURL(`${site.url}/connexion?retour=%2Fequipe%2Fcomptes`);
  await page.getByRole('button', { name: 'Continuer avec ma clé d’accès' }).click();
  await expect(page).toHaveURL(`${site.url}/equipe/comptes`);

  site.ageSessions();
  await page.getByLabel('Adresse e-mail').fill('zoe@exemple.fr');
  await page.getByLabel('Rôle').selectOption('Rédaction');
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  await expect(heading(page)).toHaveText('Confirmez que c’est vous');
  await expect(page.getByText('inviter zoe@exemple.fr, avec le rôle « Rédaction »')).toBeVisible();
  expect(await site.staff('list')).not.toContain('zoe@exemple.fr');
  await page.getByRole('button', { name: 'Confirmer avec ma clé d’accès' }).click();
  await expect(page.getByText('Transmettez ce lien à zoe@exemple.fr')).toBeVisible();
  await page.getByRole('button', { name: `Fermer l’accès : ${ADA}` }).click();
  await expect(page.getByRole('alert')).toContainText('dernier responsable');

  await device.unplug();
  await device.plug();
  await page.getByRole('link', { name: 'Mon compte' }).click();
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys(page)).toHaveCount(2);
  await keys(page).first().getByRole('button', { name: 'Retirer' }).click();
  // Its own session ended with it.
  await page.getByRole('button', { name: 'Continuer avec ma clé d’accès' }).click();
  await expect(keys(page)).toHaveCount(1);
  await expect(keys(page).getByRole('button', { name: 'Retirer' })).toHaveCount(0);

  await page.goto(`${link}`);
  await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
  await expect(page.getByRole('alert')).toHaveText(/déjà servi/);
  await site.stop();
});

test(
  'a person who was recovered is signed out, and signs in only with a new passkey',
  LONG,
  async ({ page }) => {
    const site = await startOwnSite();
    const device = await plugIn(page);
    await page.goto(await site.staff('invite', ADA, '--role', 'sales'));
    await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
    await expect(heading(page)).toHaveText('Mon compte');
    expect((await page.goto(`${site.url}/equipe/comptes`))?.status()).toBe(403);

    const link = await site.staff('recover', ADA);
    await page.goto(`${site.url}/equipe`);
    await expect(page.getByText('Votre session est terminée')).toBeVisible();
    await device.unplug();
    await device.plug();
    await page.goto(link);
    await page.getByRole('button', { name: 'Créer ma clé d’accès' }).click();
    await expect(keys(page)).toHaveCount(1);

    await site.staff('revoke', ADA);
    await page.goto(`${site.url}/connexion`);
    await page.getByRole('button', { name: 'Continuer avec ma clé d’accès' }).click();
    await expect(page.getByRole('alert')).toHaveText('Cette clé n’ouvre pas l’espace de l’équipe.');
    await site.stop();
  },
);
