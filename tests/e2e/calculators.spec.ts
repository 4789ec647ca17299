import type { Page } from '@playwright/test';
import { deliveryCopy, estimateCopy } from 'content-collections';
import { openAlive, reloadAlive } from './moments.ts';
import { expect, LONG, test, wake } from './site.ts';

const project = (page: Page) => page.getByLabel('Votre projet', { exact: true });
/** Monday of the sixth week from now, in the future for any clock. */
function someMonday(): string {
  const today = Temporal.Now.plainDateISO('Europe/Paris');
  return today.add({ days: 43 - today.dayOfWeek }).toString();
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with the script' : 'without JavaScript';
  // By day the server’s tests stand for it: tests/server/calculators.test.ts and search.test.ts.
  const details = javaScriptEnabled ? {} : LONG;

  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(
      `a visitor goes from the home page to a calendar, its file, and a form that asks for it, ${how}`,
      details,
      async ({ page, site }) => {
        await openAlive(page, '/');
        await project(page).selectOption('Site vitrine');
        await page.getByLabel('Démarrage').fill(someMonday());
        await page.getByRole('button', { name: 'Calculer la date' }).click();
        await expect(page).toHaveURL(/\/delais\?projet=site-vitrine&debut=[\d-]+#calendrier$/);
        // Nothing lies over it, as what a visitor clicks.
        await page
          .getByRole('heading', { level: 2, name: /^Site vitrine, en ligne\s*le/ })
          .click({ trial: true, timeout: 5000 });
        await expect(page.getByRole('cell', { name: /: en ligne$/ })).toHaveCount(1);

        const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
        const answer = await page.request.get(file ?? '');
        expect(await answer.text()).toContain('BEGIN:VEVENT');

        await page.getByRole('link', { name: deliveryCopy.calendar.action }).click();
        await expect(page).toHaveURL(/\/obtenir-un-devis\?projet=site-vitrine/);
        await expect(project(page)).toHaveValue(/^Projet\s: Site vitrine\.\nDémarrage souhaité le/);
        await page.getByLabel('Nom').fill('Camille Martin');
        await page.getByLabel('E-mail').fill('camille@atelier.fr');
        await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
        await expect(page).toHaveURL(/confirmation-contact\?type=devis/);
        expect(String(site.leads()[0]?.message)).toContain('mise en ligne visée le');
      },
    );

    test(
      `a visitor estimates a project, and the agency gets the estimate with the lead, ${how}`,
      details,
      async ({ page, site }) => {
        await openAlive(page, '/estimation');
        await page.getByRole('link', { name: 'Site vitrine' }).first().click();
        await page.getByRole('radio', { name: /^De six à dix/ }).check();
        await page.getByRole('radio', { name: /^Deux/ }).check();
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Calculer l’estimation' }).click();
        await expect(page).toHaveURL(/pages=dix.*langues=deux/);
        await expect(page.getByText(estimateCopy.result.complete)).toBeVisible();

        await page.getByRole('link', { name: estimateCopy.result.action }).click();
        await expect(project(page)).toHaveValue(/Combien de pages, à peu près\s\? De six à dix/);
        await page.getByLabel('Nom').fill('Camille Martin');
        await page.getByLabel('E-mail').fill('camille@atelier.fr');
        await page.getByRole('button', { name: 'Envoyer ma demande de devis' }).click();
        await expect(page).toHaveURL(/confirmation-contact\?type=devis/);
        expect(String(site.leads()[0]?.message)).toMatch(/de travail, soit .*€\sHT/);
      },
    );

    test(
      `a visitor finds a page by a misspelt word, and gets links when nothing is found, ${how}`,
      details,
      async ({ page }) => {
        await openAlive(page, '/contact');
        await page.getByRole('link', { name: 'Rechercher' }).click();
        const field = page.getByRole('searchbox', { name: 'Rechercher dans le site' });
        await field.fill('grenobel');
        await field.press('Enter');
        await expect(page).toHaveURL(/\/recherche\?q=grenobel/);
        const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ville' }).first();
        await expect(first.getByText('Grenoble', { exact: true }).first()).toHaveCSS(
          'background-color',
          'rgb(217, 246, 90)',
        );
        await first.getByRole('link').click();
        await expect(page).toHaveURL('/villes/grenoble');

        await page.goto('/recherche?q=xqzwvkjh');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Rien pour');
        await page.getByRole('main').getByRole('link', { name: 'Technologies' }).click();
        await expect(page).toHaveURL('/technologies');
      },
    );
  });
}

test('an estimate is added to the quote form below the text already typed', async ({ page }) => {
  await openAlive(page, '/obtenir-un-devis');
  await project(page).fill('Un site pour notre atelier.');
  await page.getByLabel('Nom').fill('Camille Martin');
  await openAlive(page, '/obtenir-un-devis?estimation=site-vitrine&pages=dix');
  await expect(project(page)).toHaveValue(/^Un site pour notre atelier\.\n\nProjet\s: Site vitrine\./);
  await expect(page.getByLabel('Nom')).toHaveValue('Camille Martin');
  await reloadAlive(page);
  await expect(project(page)).toHaveValue(
    /^Un site pour notre atelier\.\n\n(?:(?!Projet\s:)[\s\S])*Projet\s:(?:(?!Projet\s:)[\s\S])*$/,
  );
});

test(
  'an estimate is answered with the arrow keys, and its range narrows at once without leaving the page',
  LONG,
  async ({ page }) => {
    await openAlive(page, '/estimation?projet=site-vitrine');
    const answers = page.getByRole('group', { name: /Combien de pages/ }).getByRole('radio');
    await answers.first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(answers.last()).toBeFocused();
    await expect(page.getByText('Encore 1 question sans réponse')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(answers.nth(2)).toBeFocused();
    await expect(page).toHaveURL(/pages=vingt/);
    await expect(page.getByText(estimateCopy.result.complete)).toBeVisible();
    await page.reload();
    await expect(answers.nth(2)).toBeChecked();
  },
);

test('the « / » key opens the search outside fields, and can be turned off', async ({ page }) => {
  await openAlive(page, '/contact');
  await page.getByLabel('Nom').press('/');
  await expect(page.getByLabel('Nom')).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.getByLabel('Ouvrir la recherche avec la touche /').uncheck();
  await openAlive(page, '/contact');
  await wake(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/contact');
});

test('a calendar and an estimate are printed without what is only for the screen', LONG, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, kept] of [
    ['/delais?projet=site-vitrine', 'Mise en œuvre'],
    ['/estimation?projet=site-vitrine&pages=dix', estimateCopy.account.excluded],
  ] as const) {
    await openAlive(page, path);
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect(page.locator('form')).toBeHidden();
  }
});
