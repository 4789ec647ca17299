import type { Page } from '@playwright/test';
import { agencyFile as agency } from 'content-collections';
import { axeFaults } from './axe.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

const CASE = '/realisations/boutique-en-ligne';

const list = (page: Page) => page.locator('#etudes');
const cases = (page: Page) => list(page).getByRole('article');
const filter = (page: Page, label: string) => list(page).locator('summary', { hasText: label });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('narrows the case studies down by links, and widens them again', async ({ page }) => {
    await page.goto('/realisations');
    await expect(page.locator('section[aria-labelledby=a-la-une]').getByRole('article')).toHaveCount(3);
    await expect(cases(page)).toHaveCount(9);

    await filter(page, 'Métier').click();
    await list(page).getByRole('link', { name: 'Énergie 3 projets' }).click();
    await expect(page).toHaveURL('/realisations?metier=energie#etudes');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('3 projets sur 12');
    await expect(cases(page)).toHaveCount(3);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://${agency.domain}/realisations`,
    );

    await filter(page, 'Outil').click();
    await list(page).getByRole('link', { name: 'Docker 2 projets' }).click();
    await expect(page).toHaveURL('/realisations?metier=energie&outil=docker#etudes');
    await expect(cases(page)).toHaveCount(2);

    await filter(page, 'Métier : Énergie').click();
    await list(page).getByRole('link', { name: 'Tous les métiers' }).click();
    await expect(page).toHaveURL('/realisations?outil=docker#etudes');
    await list(page).getByRole('link', { name: 'Tout voir' }).click();
    await expect(page).toHaveURL('/realisations#etudes');
    await expect(cases(page)).toHaveCount(9);
  });

  test('opens a screen as a plain image', LONG, async ({ page }) => {
    await page.goto(CASE);
    await page.getByRole('link', { name: /^Voir en grand.* : Deux téléphones/ }).click();
    await expect(page).toHaveURL('/assets/realisations/boutique-en-ligne.svg#ecran-2');
  });
});

test('a filter keeps the visitor at the list and closes its menu', async ({ page }) => {
  await openAlive(page, '/realisations');
  await filter(page, 'Service').click();
  await list(page).getByRole('link', { name: 'SaaS 2 projets' }).click();
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveText('2 projets sur 12');
  await expect(list(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(filter(page, 'Service : SaaS')).toBeVisible();
  await expect(list(page).locator('details[open]')).toHaveCount(0);
});

test('an old link to a case finds it in the list', LONG, async ({ page }) => {
  for (const slug of ['boutique-en-ligne', 'site-ecole']) {
    await page.goto(`/realisations#${slug}`);
    await expect(page.locator(`#${slug}`)).toBeInViewport();
  }
});

test('a case tells its result, its length and what its client says, and leads to its neighbours', async ({
  page,
}) => {
  await page.goto(CASE);
  await expect(page.getByText('11 min', { exact: true })).toBeInViewport();
  await expect(page.getByRole('complementary', { name: 'Fiche du projet' })).toContainText('sept semaines');
  await expect(page.locator('section[aria-labelledby=avis]')).toContainText('Nora Lahmar');
  const neighbours = page.getByRole('navigation', { name: 'Autres réalisations' });
  await expect(neighbours.locator('[rel=next]')).toHaveAttribute(
    'href',
    '/realisations/tableau-de-bord-energie',
  );
  await expect(neighbours.locator('[rel=prev]')).toHaveAttribute('href', '/realisations/sauvegarde-entra-id');
});

test.describe('the viewer of screens', () => {
  const viewer = (page: Page) => page.getByRole('dialog');
  const picture = (page: Page) => viewer(page).getByRole('img');
  const second = (page: Page) => page.getByRole('link', { name: /^Voir en grand.* : Deux téléphones/ });

  test('browses, zooms and closes by mouse, and returns the focus', async ({ page }) => {
    await openAlive(page, CASE);
    await second(page).click();
    await expect(viewer(page)).toHaveAccessibleName(/^Deux téléphones/);
    expect(await axeFaults(page)).toEqual([]);
    await viewer(page)
      .getByRole('button', { name: /^Écran suivant/ })
      .click();
    await expect(picture(page)).toHaveAttribute('src', /#ecran-3$/);
    await expect(viewer(page).getByRole('button', { name: /^Écran suivant/ })).toBeDisabled();

    await viewer(page)
      .getByRole('button', { name: /^Rapprocher/ })
      .click();
    await viewer(page)
      .getByRole('button', { name: /^Rapprocher/ })
      .click();
    await expect(viewer(page).getByRole('status')).toHaveText(/150/);
    const box = await picture(page).boundingBox();
    expect(box?.width).toBe(2400);
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(600, 340, { steps: 4 });
    await page.mouse.up();
    const moved = await picture(page).boundingBox();
    expect([moved?.x, moved?.y]).toEqual([(box?.x ?? 0) - 100, (box?.y ?? 0) - 60]);

    await viewer(page)
      .getByRole('button', { name: /^Fermer/ })
      .click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(second(page)).toBeFocused();
  });

  test('does the same by keyboard', async ({ page }) => {
    await openAlive(page, CASE);
    await second(page).focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(picture(page)).toHaveAttribute('src', /#ecran-1$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(picture(page)).toHaveAttribute('src', /#ecran-3$/);
    const zoom = viewer(page).getByRole('status');
    await page.keyboard.press('+');
    await expect(zoom).toHaveText(/100/);
    await page.keyboard.press('-');
    await expect(zoom).toHaveText('Entier');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
    await expect(zoom).toHaveText(/200/);
    await page.keyboard.press('0');
    await expect(zoom).toHaveText('Entier');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(second(page)).toBeFocused();
  });
});

test('the figure of a result is never broken', LONG, async ({ page }) => {
  const broken: string[] = [];
  for (const path of [
    '/',
    '/services',
    '/technologies',
    '/villes',
    '/realisations',
    '/realisations/audit-seo',
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 704, 820, 1060, 1320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const figures = await page.evaluate(() =>
        Array.from(document.querySelectorAll('.hero-result, .font-title.font-bold'), ({ childNodes }) => {
          const [text] = Array.from(childNodes).filter(({ nodeName }) => nodeName === '#text');
          if (!text) return '';
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          return lines.size > 1 ? text.textContent : '';
        }).filter(Boolean),
      );
      broken.push(...figures.map((figure) => `${path} at ${width} px: ${figure}`));
    }
  }
  expect(broken).toEqual([]);
});
