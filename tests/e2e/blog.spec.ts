import { allArticles, articleCopy } from 'content-collections';
import { confirmationOf } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

const byDate = allArticles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
const [newest, second] = byDate;
if (!newest || !second) throw new Error('content/articles is empty');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents are shown from 801 px up', LONG, async ({ page }) => {
    await page.goto(newest.path);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await page.setViewportSize({ width: 801, height: 800 });
    await expect(contents).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(contents).toBeHidden();
  });
});

test('an article is read with its date, its contents and the posts before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAlive(page, newest.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title);
  const [year, month, day] = newest.publishedAt.slice(0, 10).split('-');
  await expect(page.getByRole('main').locator('time').first()).toHaveText(`${day}/${month}/${year}`);

  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  const entries = contents.getByRole('link');
  await expect(entries.first()).toContainText('1.');
  const second = entries.nth(1);
  await expect(second).toHaveAttribute('href', `${newest.path}#section-1`);
  await second.click();
  await expect(page.locator('#section-1')).toBeInViewport();
  await expect(second).toHaveAttribute('aria-current', 'location');

  const others = page
    .getByRole('region', { name: articleCopy.previous.title })
    .getByRole('heading', { level: 3 });
  await expect(others).toHaveText(byDate.slice(1, 7).map(({ title }) => title));
  await expect(
    page.getByRole('complementary', { name: articleCopy.promotion.label }).getByRole('link'),
  ).toHaveAttribute('href', '/obtenir-un-devis');
});

test(
  'Back returns from one entry of the contents to the place of the previous one',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, newest.path);
    const entries = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link');
    for (const number of [2, 4, 1]) {
      await entries.nth(number - 1).click();
      await expect(page).toHaveURL(`${newest.path}#section-${number - 1}`);
      await expect(page.locator(`#section-${number - 1}`)).toBeInViewport();
    }
    await expect(page.locator('#section-3')).not.toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${newest.path}#section-3`);
    await expect(page.locator('#section-3')).toBeInViewport();
    await expect(page.locator('#section-0')).not.toBeInViewport();
  },
);

test('a link from an article to an older one shows the older one', LONG, async ({ page }) => {
  await openAlive(page, newest.path);
  await page
    .getByRole('region', { name: articleCopy.previous.title })
    .getByRole('link', { name: second.title })
    .click();
  await expect(page).toHaveURL(second.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await expect(page).toHaveTitle(second.title);
});

test('an empty blog says so, asks the API once more, and shows posts published meanwhile (also 6)', async ({
  page,
  site,
}) => {
  await page.goto(`${await site.startWithoutArticles()}/blog`);
  await expect(page.getByText('Aucun article pour le moment.')).toBeVisible();

  await page.route('**/api/blog/get-posts', (route) =>
    route.fulfill({
      json: {
        data: [
          {
            id: '1',
            title: 'Tout juste paru',
            description: '<p>Il vient d’arriver.</p>',
            image_url: newest.image,
            created_at: '2026-03-01T08:00:00.000Z',
            slug: 'tout-juste-paru',
          },
        ],
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Tout juste paru' })).toBeVisible();
});

test.describe('when the list cannot be fetched', () => {
  test('the failure is logged and the visitor can ask again (also 6)', async ({ page, site }) => {
    const url = await site.startWithoutArticles();
    await page.route('**/api/blog/get-posts', (route) => route.fulfill({ status: 500, json: {} }));
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Erreur lors de la récupération des articles'),
    );
    await page.goto(`${url}/blog`);
    await logged;
    await expect(page.getByText('Les articles ne sont pas arrivés jusqu’ici.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  });
});

test('a visitor asks for an estimate below an article', LONG, async ({ page, site }) => {
  await openAlive(page, newest.path);
  await page.getByLabel('Nom').fill('Camille Martin');
  await page.getByLabel('E-mail').fill('camille@atelier.fr');
  await page.getByLabel('Votre besoin').fill('Reprendre un projet.');
  await page.getByRole('button', { name: 'Recevoir mon estimation' }).click();
  await expect(page).toHaveURL(confirmationOf('contact'));
  expect(site.leads()).toMatchObject([{ kind: 'contact', message: 'Reprendre un projet.' }]);
});
