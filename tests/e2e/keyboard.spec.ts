import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { agencyFile, allArticles, chromeCopy, commitmentList, homeCopy, menu } from 'content-collections';
import { tabTo, walkThrough } from './focus.ts';
import { confirmationOf, formOn, QUOTE_FORM, SAMPLE_FORMS, TYPED } from './forms.ts';
import { menusOf, SERVICE, TECHNOLOGY } from './menus.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, test } from './site.ts';

const [article] = allArticles;
if (!article) throw new Error('content/articles is empty');

test('the skip link passes the menus, and Shift+Tab comes back to them', async ({ page }) => {
  await openAlive(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: homeCopy.hero.action })).toBeFocused();
  const { services, technologies, link } = menusOf(page);
  for (const entry of [
    link(chromeCopy.header.quoteWide),
    link(chromeCopy.header.contact),
    link(agencyFile.phone.display),
    link('Réalisations'),
    technologies,
    services,
  ]) {
    await page.keyboard.press('Shift+Tab');
    await expect(entry).toBeFocused();
  }
});

test('the menus of the bar open, are walked through, close, and their links work', async ({ page }) => {
  await openAlive(page, '/');
  const { services, technologies, link } = menusOf(page);
  const panel = page.locator('details', { has: services });
  await tabTo(page, services);
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(link(SERVICE), key).toBeVisible();
    await expect(panel).toHaveAttribute('open');
    await expect(services).toBeFocused();
    await page.keyboard.press(key);
    await expect(link(SERVICE), key).toBeHidden();
    await expect(panel).not.toHaveAttribute('open');
  }

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link('Application web')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link('Application web')).toBeHidden();
  await expect(services).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(link('Lire le blog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(technologies).toBeFocused();
  await expect(link('Tous nos services')).toBeHidden();

  for (const [key, label] of [
    ['ArrowDown', 'Angular'],
    ['ArrowDown', 'ReactJS'],
    ['ArrowRight', 'ExpressJS'],
    ['ArrowRight', 'Ansible'],
    ['ArrowLeft', 'ExpressJS'],
    ['ArrowUp', 'Nodejs'],
    ['End', menu.actions.technologies],
    ['ArrowDown', menu.actions.technologies],
    ['ArrowUp', 'Elasticsearch'],
    ['Home', 'Angular'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(label), `after ${key}`).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(technologies).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(services).toBeFocused();
  await expect(link(TECHNOLOGY)).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/application-web');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link(SERVICE)).toBeHidden();
});

test('the side menu keeps the focus visible, closes when it leaves, returns it, and its links work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/');
  const { burger, sideMenu, close, services, technologies, link } = menusOf(page);
  expect(await burgerStateToldBy(page)).toBe(false);
  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  await expect(sideMenu).toBeVisible();
  await expect(close).toBeFocused();

  await tabTo(page, technologies);
  await page.keyboard.press('Space');
  await expect(link(TECHNOLOGY)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  // The page behind is skipped: from its last link the focus goes to the browser's own buttons.
  const menu = await walkThrough(page);
  expect(menu).toMatchObject({ faults: [] });
  expect(menu.stops).toBeGreaterThan(32);
  await page.keyboard.press('Tab');
  await expect(sideMenu).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);

  await tabTo(page, burger);
  await page.keyboard.press('Enter');
  await tabTo(page, services);
  await page.keyboard.press('Escape');
  await expect(sideMenu).toHaveCount(0);
  await expect(burger).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await tabTo(page, services);
  await page.keyboard.press('Enter');
  await tabTo(page, link(SERVICE));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/logiciel-metier');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('seven questions open one by one, and several stay open', LONG, async ({ page }) => {
  await openAlive(page, '/');
  // A phone folds some of them together, too.
  const questions = page.locator('main details:not(.unfold)');
  await expect(questions).toHaveCount(7 + commitmentList.questions.length);
  const [first, second, third] = [questions.nth(0), questions.nth(1), questions.nth(2)];
  // That Tab reaches it is tested below, at every stop.
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('open');
  await tabTo(page, third.locator('summary'));
  await page.keyboard.press('Space');
  await expect(third).toHaveAttribute('open');
  await expect(first).toHaveAttribute('open');
  await expect(second).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(third).not.toHaveAttribute('open');
});

for (const form of SAMPLE_FORMS) {
  test(
    `the ${form.name} form is refused, corrected and sent`,
    form === QUOTE_FORM ? {} : LONG,
    async ({ page, site }) => {
      await openAlive(page, form.path);
      const fields = formOn(page, form);
      await tabTo(page, fields.submit);
      await page.keyboard.press('Enter');
      await expect(fields.name).toBeFocused();
      await expect(fields.name).toHaveAccessibleDescription(/requis/);

      await page.keyboard.type(TYPED.name);
      await page.keyboard.press('Tab');
      await expect(fields.email).toBeFocused();
      await page.keyboard.type('malik@');
      await page.keyboard.press('Tab');
      await expect(fields.email).toHaveAccessibleDescription(/invalide/);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(TYPED.email);
      await tabTo(page, fields.message);
      await page.keyboard.type(TYPED.message);
      await tabTo(page, fields.submit);

      // Errors that only the server finds come back in a summary.
      await page.route(
        '**/api/contact-forms/**',
        (route) =>
          route.fulfill({ status: 422, json: { title: 'Refusé', errors: { email: ['Inconnue.'] } } }),
        { times: 1 },
      );
      await page.keyboard.press('Space');
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(summary).toContainText('Un champ est à corriger');
      await page.keyboard.press('Tab');
      await expect(summary.getByRole('link')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(fields.email).toBeFocused();
      await expect(fields.email).toHaveAccessibleDescription(/Inconnue/);

      await tabTo(page, fields.submit);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(confirmationOf(form.kind));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(site.leads()).toMatchObject([{ name: TYPED.name, email: TYPED.email, status: 'accepted' }]);
    },
  );
}

test(
  'the contents of an article lead to its sections, and mark the one being read',
  LONG,
  async ({ page }) => {
    await openAlive(page, article.path);
    const second = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').nth(1);
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    const heading = page.locator('#section-1');
    await expect(heading).toBeFocused();
    await expect(second).toHaveAttribute('aria-current', 'location');
    const header = await page.getByRole('banner').boundingBox();
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect(place?.y).toBeLessThan(300);
  },
);

for (const [path, width] of [
  ['/', 390],
  ['/contact', 1280],
  [article.path, 390],
] as const) {
  test(
    `the focus is fully visible at every stop of ${path}, and targets fit touch, at ${width} px`,
    path === '/' ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, path);
      const { stops, faults } = await walkThrough(page);
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(30);
      const { violations } = await new AxeBuilder({ page })
        .withRules(['target-size'])
        .setLegacyMode()
        .analyze();
      expect(violations).toEqual([]);
    },
  );
}

/** `expanded` of the burger in the accessibility tree. */
async function burgerStateToldBy(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const burger = nodes.find(({ name, role }) => name?.value === 'Menu' && role?.value !== 'StaticText');
  return burger?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}
