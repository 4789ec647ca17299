import AxeBuilder from '@axe-core/playwright';
import { menusOf, SERVICE, TECHNOLOGY } from './menus.ts';
import { stillness } from './moments.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('by mouse', () => {
  test('a panel opens on hover, one at a time, and closes on leave', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, technologies, link } = menusOf(page);
    await expect(link(SERVICE)).toBeHidden();
    await services.hover();
    await expect(link(SERVICE)).toBeVisible();
    await technologies.hover();
    await expect(link(TECHNOLOGY)).toBeVisible();
    await expect(link(SERVICE)).toBeHidden();
    await page.mouse.move(640, 860);
    await expect(link(TECHNOLOGY)).toBeHidden();
  });

  test('crossing the neighbour on the way to the panel does not lose it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, technologies, link } = menusOf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await services.hover();
    await page.clock.runFor(150);
    await expect(link(SERVICE)).toBeVisible();
    const neighbour = await technologies.boundingBox();
    const goal = await link(SERVICE).boundingBox();
    if (!neighbour || !goal) throw new Error('The menu is not laid out');
    await page.mouse.move(neighbour.x + 20, neighbour.y + 60);
    await page.clock.runFor(80);
    await page.mouse.move(goal.x + 10, goal.y + 5);
    await page.clock.runFor(1000);
    await expect(link(SERVICE)).toBeVisible();
    await expect(link(TECHNOLOGY)).toBeHidden();
  });

  test('pressing the button keeps the panel open, pressing it again closes it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, link } = menusOf(page);
    await services.hover();
    await expect(link(SERVICE)).toBeVisible();
    await services.click();
    await page.clock.runFor(1000);
    await expect(link(SERVICE)).toBeVisible();
    await services.click();
    await expect(link(SERVICE)).toBeHidden();
  });

  test('following a link closes the panel', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, link } = menusOf(page);
    await services.hover();
    await link(SERVICE).click();
    await expect(page).toHaveURL('/services/logiciel-metier');
    await expect(link(SERVICE)).toBeHidden();
  });

  test('Escape closes a panel that is only hovered', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, link } = menusOf(page);
    await services.hover();
    await expect(link(SERVICE)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(SERVICE)).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes`, async ({ page }) => {
      const { services, link } = menusOf(page);
      await services.focus();
      await page.keyboard.press(key);
      await expect(link(SERVICE)).toBeVisible();
      await expect(services).toBeFocused();
      await page.keyboard.press(key);
      await expect(link(SERVICE)).toBeHidden();
    });
  }

  test('arrows go in, along the links, between the groups and back out', async ({ page }) => {
    const { technologies, link } = menusOf(page);
    await technologies.focus();
    for (const [key, label] of [
      ['ArrowDown', 'Angular'],
      ['ArrowDown', 'ReactJS'],
      ['ArrowRight', 'ExpressJS'],
      ['ArrowRight', 'Ansible'],
      ['ArrowLeft', 'ExpressJS'],
      ['ArrowUp', 'Nodejs'],
      ['End', 'Elasticsearch'],
      ['ArrowDown', 'Elasticsearch'],
      ['Home', 'Angular'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link(label), `after ${key}`).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(technologies).toBeFocused();
  });

  test('Escape closes and gives the focus back to the button', async ({ page }) => {
    const { services, link } = menusOf(page);
    await services.focus();
    await page.keyboard.press('ArrowDown');
    await expect(link('Application web')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link('Application web')).toBeHidden();
    await expect(services).toBeFocused();
  });

  test('Tab goes through the links, and out of the panel closes it', async ({ page }) => {
    const { services, technologies, link } = menusOf(page);
    await services.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link('Application web')).toBeFocused();
    await link('Tous nos services').focus();
    await page.keyboard.press('Tab');
    await expect(technologies).toBeFocused();
    await expect(link('Tous nos services')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(services).toBeFocused();
    await expect(link(TECHNOLOGY)).toBeHidden();
  });

  test('the mouse takes nothing away from who reads by keyboard', async ({ page }) => {
    const { services, technologies, link } = menusOf(page);
    await services.focus();
    await page.keyboard.press('ArrowDown');
    await technologies.hover();
    await page.mouse.move(640, 860);
    await page.clock.runFor(1000);
    await expect(link('Application web')).toBeFocused();
  });

  test('the button tells its state', async ({ page }) => {
    const { services } = menusOf(page);
    const panel = page.locator('details', { has: services });
    await expect(panel).not.toHaveAttribute('open');
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toHaveAttribute('open');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens, a second closes, one outside closes', async ({ page }) => {
    await page.clock.install();
    await page.goto('/', { waitUntil: 'networkidle' });
    const { services, technologies, link } = menusOf(page);
    await services.tap();
    await page.clock.runFor(1000);
    await expect(link(SERVICE)).toBeVisible();
    await services.tap();
    await page.clock.runFor(1000);
    await expect(link(SERVICE)).toBeHidden();
    await technologies.tap();
    await expect(link(TECHNOLOGY)).toBeVisible();
    await services.tap();
    await expect(link(SERVICE)).toBeVisible();
    await expect(link(TECHNOLOGY)).toBeHidden();
    await page.touchscreen.tap(640, 860);
    await expect(link(SERVICE)).toBeHidden();
    await technologies.tap();
    await link(TECHNOLOGY).tap();
    await expect(page).toHaveURL('/technologies/postgresql');
    await expect(link(TECHNOLOGY)).toBeHidden();
  });
});

test('the entry of the area being visited is marked, and no other', async ({ page }) => {
  const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('.menu-entry');
  const active = entries.and(page.locator('[aria-current]'));
  for (const [path, label, current] of [
    ['/services', 'Services', 'true'],
    ['/services/saas', 'Services', 'true'],
    ['/technologies/angular', 'Technologies', 'true'],
    ['/realisations', 'Réalisations', 'page'],
    ['/realisations/exemple', 'Réalisations', 'true'],
  ] as const) {
    await page.goto(path);
    await expect(active, path).toHaveText(label);
    await expect(active).toHaveAttribute('aria-current', current);
    await expect(active).toHaveCSS('box-shadow', /rgb\(217, 246, 90\)/);
  }
  for (const path of ['/', '/obtenir-un-devis', '/villes/paris']) {
    await page.goto(path);
    await expect(active, path).toHaveCount(0);
  }
});

test('header and footer are hidden where the specification hides them', async ({ page }) => {
  for (const [path, header, footer] of [
    ['/', 1, 1],
    ['/obtenir-un-devis', 1, 0],
    ['/connexion', 0, 0],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('banner'), path).toHaveCount(header);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(footer);
  }
});

test('the footer tells how to reach the agency, and links its fourteen cities', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '01 99 00 12 34' })).toHaveAttribute(
    'href',
    'tel:+33199001234',
  );
  await expect(footer.getByRole('link', { name: 'bonjour@verriere.example' })).toBeVisible();
  await expect(footer).toContainText('75000 Paris');
  await expect(footer).toContainText('© 2025 Verrière');
  for (const name of ['Prendre rendez-vous (nouvel onglet)', 'Notre réseau professionnel (nouvel onglet)']) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const cities = footer
    .getByRole('navigation', { name: 'Nous intervenons à' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(cities).toHaveCount(14);
  await expect(cities.nth(2)).toHaveText('Chambéry');
  await expect(cities.nth(2)).toHaveAttribute('href', '/villes/chambery');
});

// On a services page the active entry is to be read too.
for (const [path, width] of [
  ['/', 390],
  ['/', 1440],
  ['/services/saas', 390],
  ['/services/saas', 1440],
] as const) {
  test(`axe finds no fault on ${path} at ${width} px, menus closed and open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { burger, services, technologies, link } = menusOf(page);
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations;
    expect(await faults()).toEqual([]);
    if (width < 1050) await burger.click();
    expect(await faults()).toEqual([]);
    for (const [opener, content] of [
      [services, SERVICE],
      [technologies, TECHNOLOGY],
    ] as const) {
      await opener.click();
      await expect(link(content)).toBeVisible();
      await stillness(page);
      expect(await faults()).toEqual([]);
    }
  });
}
