import { menusOf, SERVICE, TECHNOLOGY } from './menus.ts';
import { nextFrames, openAlive } from './moments.ts';
import { expect, LONG, MOVING, test } from './site.ts';

test.use({ ...MOVING, viewport: { width: 390, height: 844 } });

test('the menu is a burger at 1049 px and a bar at 1050 px; widening the window while it is open closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1049, height: 900 });
  await openAlive(page, '/');
  const { burger, sideMenu, services, link } = menusOf(page);
  await expect(burger).toBeVisible();
  await expect(services).toBeHidden();
  await expect(link('DEVIS GRATUIT SUR-MESURE')).toBeHidden();
  await page.setViewportSize({ width: 1050, height: 900 });
  await expect(burger).toBeHidden();
  await expect(services).toBeVisible();
  await expect(link('Nous contacter')).toHaveAttribute('href', '/contact');
  await expect(link('DEVIS GRATUIT SUR-MESURE')).toHaveAttribute('href', '/obtenir-un-devis');
  await expect(link('Devis gratuit')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await burger.click();
  await expect(sideMenu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(sideMenu).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('its button and a press outside close it', async ({ page }) => {
  await openAlive(page, '/');
  await page.setViewportSize({ width: 820, height: 844 });
  const { burger, sideMenu, close } = menusOf(page);
  await burger.click();
  await expect(close).toBeFocused();
  await close.click();
  await expect(sideMenu).toHaveCount(0);
  await expect(burger).toBeFocused();
  await burger.click();
  await expect(page.locator('main[inert]')).toHaveCount(1);
  await page.mouse.click(40, 400);
  await expect(sideMenu).toHaveCount(0);
});

test('it offers what the bar offers, the blog and a quote; following a link closes it, and closing collapses its sections', async ({
  page,
}) => {
  await openAlive(page, '/');
  const { burger, sideMenu, services, technologies, link } = menusOf(page);
  await burger.click();
  for (const [label, path] of [
    ['Réalisations', '/realisations'],
    ['Tarifs', '/estimation'],
    ['Villes', '/villes'],
    ['Blog', '/blog'],
    ['Nous contacter', '/contact'],
    ['Devis gratuit', '/obtenir-un-devis'],
  ] as const) {
    await expect(link(label)).toBeVisible();
    await expect(link(label)).toHaveAttribute('href', path);
  }
  await services.click();
  await expect(link(SERVICE)).toBeVisible();
  await technologies.click();
  await expect(link(TECHNOLOGY)).toBeVisible();
  await expect(link('Angular')).toBeInViewport();
  await expect(link(SERVICE)).toBeHidden();
  await link(TECHNOLOGY).click();
  await expect(page).toHaveURL('/technologies/postgresql');
  await expect(sideMenu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await burger.click();
  await expect(sideMenu).toBeVisible();
  await expect(link('Blog')).toBeVisible();
  await expect(link(TECHNOLOGY)).toBeHidden();
});

test('the page behind does not scroll while it is open', async ({ page }) => {
  await openAlive(page, '/');
  await page.setViewportSize({ width: 820, height: 700 });
  const { burger, sideMenu } = menusOf(page);
  await burger.click();
  await expect(sideMenu).toBeVisible();
  await page.mouse.move(100, 400);
  // Listens before the wheel turns.
  const wheel = await page.evaluateHandle(() => ({
    turned: new Promise((resolve) => addEventListener('wheel', resolve, { once: true })),
  }));
  await page.mouse.wheel(0, 600);
  await wheel.evaluate(async ({ turned }) => void (await turned));
  await nextFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sideMenu).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return page.evaluate(() => window.scrollY);
    })
    .toBeGreaterThan(200);
});

test('it slides in for 300 ms, and at once under reduced motion', LONG, async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('#menu');
  await expect(menu).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(menu).toHaveCSS('transition-duration', '0s');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(
      `the menu holds every service and technology at ${width} px`,
      width < 1050 ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/');
        const { burger, services, technologies, link } = menusOf(page);
        if (width < 1050) await burger.click();
        await services.click();
        await expect(link(SERVICE)).toBeVisible();
        await expect(link('Réalisations')).toBeVisible();
        await expect(link('Nous contacter')).toBeVisible();
        await technologies.click();
        await link(TECHNOLOGY).click();
        await expect(page).toHaveURL('/technologies/postgresql');
      },
    );
  }
});
