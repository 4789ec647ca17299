import { axeFaults } from './axe.ts';
import { expect, LONG, test } from './site.ts';
import { signUp, startOwnSite } from './staff-site.ts';

// One site for all tests.
test.describe.configure({ mode: 'default' });
// The sandboxed frame of the preview blocks the init scripts of these tests; one ends a session.
test.use({ provokedErrors: /Blocked script execution .* sandboxed|status of 401/ });

let site: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

const TITLE = 'Des outils qui servent chaque matin';

test('an editor changes a title by keyboard beside the page that follows, publishes it, and it survives hydration', async ({
  page,
}) => {
  await signUp(page, site, 'lea', 'editor');
  await page.goto(`${site.url}/equipe/pages`);
  await page.getByRole('searchbox', { name: 'Chercher' }).focus();
  await page.keyboard.type('défis en opportunités');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Accueil' }).focus();
  await page.keyboard.press('Enter');

  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1 });
  const field = page.getByRole('group', { name: 'Premier écran' }).getByLabel('Titre');
  await expect(heading).toHaveAttribute('data-champ', 'hero.title');
  await heading.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(TITLE);
  await expect(heading).toHaveText(/Des\soutils\squi\sservent/);
  await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  expect(await axeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publier', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-state-word]')).toHaveText('Changé sur le site');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Des\soutils\squi\sservent/);
  // Pages that are opened without a load take their texts from the same scripts.
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL(/contact$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Des\soutils\squi\sservent/);
});

test(
  'an editor finds a technology by its name, reads what is wrong, and publishes it on its page and its hub',
  LONG,
  async ({ page }) => {
    await signUp(page, site, 'iris', 'editor');
    await page.goto(`${site.url}/equipe/pages`);
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('docker');
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: /^Technologies/ })
      .getByRole('link', { name: 'Docker' })
      .click();
    const frame = page.frameLocator('iframe');
    const sentence = page.getByLabel('Phrase du premier écran');
    await sentence.fill('Trop court');
    await page.getByText('Un point à corriger avant de publier').click();
    await page.getByRole('link', { name: /^Phrase du premier écran : 10 caractères/ }).click();
    await expect(sentence).toBeFocused();
    const text =
      'Des livraisons qui se ressemblent toutes, de la machine du développeur à celle qui sert vos clients.';
    await sentence.fill(text);
    await page.getByRole('textbox', { name: 'Nom dans les liens' }).fill('DOCKER');
    await expect(frame.getByText(text)).toHaveAttribute('data-champ', 'heroSubTitle');
    await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.locator('[data-state-word]')).toHaveText('Changé sur le site');
    await page.goto(`${site.url}/technologies`);
    await page.getByRole('main').getByRole('link', { name: 'DOCKER' }).last().click();
    await page.waitForURL(/docker$/);
    await expect(page.getByText(text)).toBeVisible();
  },
);

test(
  'an editor adds a question to a service by keyboard, and moves it up beside the page that follows',
  LONG,
  async ({ page }) => {
    await signUp(page, site, 'paul', 'editor');
    await page.goto(`${site.url}/equipe/pages/service-application-web`);
    await page.getByRole('button', { name: 'Ajouter une question' }).press('Enter');
    const question = page.locator('[name="questions.n1.question"]');
    await expect(question).toBeFocused();
    const bar = await page.locator('.desk-bar').boundingBox();
    const label = await page.getByText('5, Question', { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThan(bar?.height ?? Number.NaN);
    await page.keyboard.type('Que se passe-t-il si nos besoins changent ?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nous en parlons, puis le devis suit.');
    const asked = page.frameLocator('iframe').locator('[aria-labelledby="questions"] summary');
    await expect(asked.nth(4)).toContainText('besoins changent');
    await page.getByRole('button', { name: 'Monter Questions 5' }).press('Enter');
    await expect(question).toBeFocused();
    await expect(question).toHaveValue('Que se passe-t-il si nos besoins changent ?');
    await expect(asked.nth(3)).toContainText('besoins changent');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
    await expect(page.locator('[data-state-word]')).toHaveText('Changé sur le site');
    await page.goto(`${site.url}/services/application-web`);
    await expect(page.locator('[aria-labelledby="questions"] summary').nth(3)).toContainText(
      'besoins changent',
    );
  },
);

test(
  'an owner takes a city off the site by keyboard, reads so among its versions, and puts it back',
  LONG,
  async ({ page }) => {
    await signUp(page, site, 'ines', 'owner');
    await page.goto(`${site.url}/equipe/pages/ville-nantes`);
    await page.locator('summary', { hasText: 'Autres gestes' }).press('Enter');
    await page.getByRole('link', { name: 'Retirer du site' }).press('Enter');
    await page.getByLabel('Où vont ses visiteurs').selectOption('/villes/rennes');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retirer du site' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('est retirée du site');
    const visitor = await page.context().newPage();
    await visitor.goto(`${site.url}/villes/nantes`);
    await visitor.waitForURL(/\/villes\/rennes$/);
    await visitor.goto(`${site.url}/villes`);
    await expect(visitor.getByRole('link', { name: 'Nantes' })).toHaveCount(0);
    await page.goto(`${site.url}/equipe/pages/ville-nantes/versions`);
    await expect(page.getByRole('heading', { name: /^Retirée du site, .* par Ines/ })).toBeVisible();
    await page.goto(`${site.url}/equipe/pages/ville-nantes/retrait`);
    await page.getByRole('button', { name: 'Remettre sur le site' }).press('Enter');
    await page.waitForURL(/ville-nantes$/);
    await visitor.goto(`${site.url}/villes/nantes`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Nantes');
  },
);

test(
  'a text typed after the end of the session is saved once its editor has signed in elsewhere',
  LONG,
  async ({ page }) => {
    await signUp(page, site, 'sara', 'editor');
    await page.goto(`${site.url}/equipe/pages/delivery`);
    const session = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByRole('group', { name: 'Premier écran' }).getByLabel('Titre').fill('Écrit trop tard');
    const state = page.locator('[data-save-state]');
    const link = state.getByRole('link', { name: 'identifiez-vous dans un autre onglet' });
    await expect(link).toHaveAttribute('href', '/connexion');
    expect(await axeFaults(page)).toEqual([]);
    await page.context().addCookies(session);
    await expect(state).toHaveText(/^Enregistré à/, { timeout: 30_000 });
  },
);

test('two editors of one page choose which texts stay', LONG, async ({ page, browser }) => {
  await signUp(page, site, 'noe', 'editor');
  const other = await (await browser.newContext()).newPage();
  await signUp(other, site, 'zoe', 'editor');
  for (const each of [page, other]) await each.goto(`${site.url}/equipe/pages/contact`);
  const title = (each: typeof page) => each.getByRole('group', { name: 'Premier écran' }).getByLabel('Titre');
  await title(page).fill('Le titre de Noé');
  await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  await title(other).fill('Le titre de Zoé');
  const dialog = other.getByRole('dialog', { name: 'Noe a enregistré d’autres textes' });
  await expect(dialog).toContainText('Le titre de Noé');
  expect(await axeFaults(other)).toEqual([]);
  await dialog.getByRole('button', { name: 'Garder mes textes' }).click();
  await expect(other.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  await page.reload();
  await expect(title(page)).toHaveValue('Le titre de Zoé');

  // What only the other one changed stays.
  await title(page).fill('Le second titre de Noé');
  await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  const lead = other.getByRole('group', { name: 'Premier écran' }).getByLabel('Chapeau');
  await lead.fill('Le chapeau de Zoé');
  await expect(dialog).not.toContainText('Le second titre de Noé');
  await dialog.getByRole('button', { name: 'Garder mes textes' }).click();
  await expect(title(other)).toHaveValue('Le second titre de Noé');
  await expect(other.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  await page.reload();
  await expect(title(page)).toHaveValue('Le second titre de Noé');
  await expect(page.locator('[name="hero.lead"]')).toHaveValue('Le chapeau de Zoé');

  // What was added meanwhile comes with the texts that are taken, and nothing is left to save.
  for (const each of [page, other]) await each.goto(`${site.url}/equipe/pages/service-site-vitrine`);
  await page.getByRole('button', { name: 'Ajouter une question' }).press('Enter');
  await page.locator('[name="questions.n1.question"]').fill('Et si nous changeons d’avis ?');
  await expect(page.locator('[data-save-state]')).toHaveText(/^Enregistré à/);
  await other.getByLabel('Phrase du premier écran').fill('Une phrase que personne ne gardera.');
  await other.getByRole('link', { name: 'Prendre les textes enregistrés' }).click();
  await expect(other.locator('[name="questions.n1.question"]')).toHaveValue('Et si nous changeons d’avis ?');
  await expect(other.getByLabel('Phrase du premier écran')).not.toHaveValue(/personne/);
  await other.reload();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.context().close();
});

test(
  'an owner sends a former address on, and changes the footer beside a page, on a phone',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signUp(page, site, 'ada', 'owner');
    await page.request.get(`${site.url}/nos-services.php`);
    await page.goto(`${site.url}/equipe/redirections`);
    await expect(page.getByLabel('Nouvelle adresse de /nos-services.php')).toHaveValue('/services');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Rediriger /nos-services.php' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Ajouté : 1 redirection' })).toBeVisible();
    await page.goto(`${site.url}/nos-services.php`);
    await page.waitForURL(/\/services$/);
    await page.goto(`${site.url}/equipe/pages/home`);
    await page.getByRole('button', { name: 'Aperçu' }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('group', { name: 'Premier écran' }).getByLabel('Titre')).toBeFocused();
    await page.goto(`${site.url}/equipe/pages/liste-menus`);
    const footer = page.frameLocator('iframe').locator('.site-footer');
    await expect(footer).toContainText('Lyon');
    await page.getByLabel('Villes du pied de page').fill('nice');
    await expect(footer).toContainText('Nice');
    await expect(footer).not.toContainText('Lyon');
  },
);

test(
  'an editor makes a page of jobs by keyboard, publishes it, and its form thanks in its own words',
  LONG,
  async ({ page }) => {
    await signUp(page, site, 'mina', 'editor');
    await page.goto(`${site.url}/equipe/pages`);
    await page.locator('summary', { hasText: 'Nouvelle page' }).press('Enter');
    await page.getByLabel('Titre').fill('Travailler chez nous');
    await page.getByLabel('Adresse').fill('recrutement');
    await page.keyboard.press('Enter');
    await page
      .getByLabel('Description (résultat')
      .fill(
        'Trois postes ouverts dans une agence de huit personnes : ce que vous y ferez, avec qui, et comment nous écrire en deux minutes.',
      );
    await page.getByRole('button', { name: 'Cartes' }).press('Enter');
    const cards = page.getByRole('group', { name: '1. Cartes' });
    await cards.getByLabel('Titre').fill('Les postes');
    await cards
      .getByLabel('Texte')
      .fill('### Développeuse\nDu TypeScript.\n\n### Designer\nDes écrans utiles.');
    await page.getByRole('button', { name: 'Formulaire' }).press('Enter');
    const form = page.getByRole('group', { name: '2. Formulaire' });
    await form.getByLabel('Titre').fill('Écrivez-nous');
    await form.getByLabel('Objet des demandes').fill('Candidature');
    await form.getByLabel('Remerciement').fill('Merci : nous répondons sous une semaine.');
    await page.getByRole('button', { name: 'Monter la section 2. Formulaire' }).press('Enter');
    await expect(page.getByRole('group', { name: '2. Cartes' }).getByLabel('Titre')).toHaveValue(
      'Les postes',
    );
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Écrivez-nous' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
    await expect(page.locator('[data-state-word]')).toHaveText('Publiée');

    await page.goto(`${site.url}/recrutement`);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Nom').fill('Nadia');
    await page.getByLabel('E-mail').fill('nadia@exemple.fr');
    await page.getByLabel('Votre message').fill('Voici mon parcours.');
    await page.getByRole('button', { name: 'Envoyer mon message' }).press('Enter');
    await expect(page.getByText('nous répondons sous une semaine')).toBeVisible();
  },
);
