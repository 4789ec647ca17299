import { homeCopy } from 'content-collections';
import { axeFaults } from './axe.ts';
import { menusOf, SERVICE, TECHNOLOGY } from './menus.ts';
import { holdScripts, openAlive, stillness } from './moments.ts';
import { expect, LONG, MOVING, rest, test, wake } from './site.ts';

test.use({ ...MOVING, viewport: { width: 1280, height: 900 } });

test.describe('by mouse', () => {
  test('a panel opens on hover, one at a time, and closes on leave and after a link', async ({ page }) => {
    await openAlive(page, '/');
    const { services, technologies, link } = menusOf(page);
    await expect(link(SERVICE)).toBeHidden();
    await services.hover();
    await expect(link(SERVICE)).toBeVisible();
    await technologies.hover();
    await expect(link(TECHNOLOGY)).toBeVisible();
    await expect(link(SERVICE)).toBeHidden();
    await page.mouse.move(640, 860);
    await expect(link(TECHNOLOGY)).toBeHidden();

    await services.hover();
    await link(SERVICE).click();
    await expect(page).toHaveURL('/services/logiciel-metier');
    await expect(link(SERVICE)).toBeHidden();
  });

  test('Escape closes a panel, which stays closed until the mouse has left it', LONG, async ({ page }) => {
    await openAlive(page, '/');
    const { services, link } = menusOf(page);
    for (const position of [
      { x: 10, y: 10 },
      { x: 30, y: 20 },
    ]) {
      await services.hover({ position });
      await expect(link(SERVICE)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link(SERVICE)).toBeHidden();
      await services.hover({ position: { x: 20, y: 15 } });
      await stillness(page);
      await expect(link(SERVICE)).toBeHidden();
      await page.mouse.move(640, 860);
    }
    await services.hover();
    await link(SERVICE).hover();
    await page.keyboard.press('Escape');
    await expect(link(SERVICE)).toBeHidden();
    await expect(page.locator('body')).toBeFocused();
  });

  test(
    'an entry crossed on the way opens nothing, and a moment outside closes nothing',
    LONG,
    async ({ page }) => {
      await openAlive(page, '/');
      const { services } = menusOf(page);
      const panel = page.locator('.menu-window').first();
      // The style of the state that is entered sets its delay: closing waits 240 ms, opening 90.
      await expect(panel).toHaveCSS('transition-property', /^display,/);
      await expect(panel).toHaveCSS('transition-duration', /^0\.24s,/);
      await services.hover();
      await expect(panel).toBeVisible();
      await expect(panel).toHaveCSS('transition-property', /^display,/);
      await expect(panel).toHaveCSS('transition-delay', /^0\.09s,/);
    },
  );

  test('a panel stays when its button is pressed, and under the keyboard', LONG, async ({ page }) => {
    await openAlive(page, '/');
    const { services, technologies, link } = menusOf(page);
    await services.hover();
    await expect(link(SERVICE)).toBeVisible();
    await services.click();
    await expect(link(SERVICE)).toBeVisible();
    await services.click();
    await expect(link(SERVICE)).toBeHidden();

    await page.keyboard.press('ArrowDown');
    await technologies.hover();
    await page.mouse.move(640, 860);
    await rest(page);
    await expect(link('Application web')).toBeFocused();
    await expect(link('Application web')).toBeVisible();
  });
});

test('a panel opens on hover before any script, and stays once it came', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  const { services, link } = menusOf(page);
  await services.hover();
  await expect(link(SERVICE)).toBeVisible();
  letScriptsCome();
  await wake(page);
  await expect(link(SERVICE)).toBeVisible();
  await page.mouse.move(640, 860);
  await expect(link(SERVICE)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the tap that closes a panel follows no link under it, and the next one does', async ({ page }) => {
    await openAlive(page, '/');
    const { services, link } = menusOf(page);
    const call = page.getByRole('link', { name: homeCopy.hero.action });
    const box = await call.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
    await services.tap();
    // A short window, so that the page's link stays in view.
    await page.locator('.menu-window:visible').evaluate((element) => {
      if (element instanceof HTMLElement) element.style.maxHeight = '5rem';
    });
    await page.touchscreen.tap(x, y);
    await expect(link(SERVICE)).toBeHidden();
    await rest(page);
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL('/obtenir-un-devis');
  });

  test('a tap opens, a second closes, one outside closes', async ({ page }) => {
    await page.clock.install();
    await openAlive(page, '/');
    const { services, technologies, link } = menusOf(page);
    await services.tap();
    // Longer than the hover delays of a panel.
    await page.clock.runFor(400);
    await expect(link(SERVICE)).toBeVisible();
    await services.tap();
    await page.clock.runFor(400);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the entry of the area being visited is underlined', LONG, async ({ page }) => {
    await page.goto('/services/saas');
    const entries = page.getByRole('navigation', { name: 'Menu principal' }).locator('.menu-entry');
    await expect(entries.and(page.locator('[aria-current]'))).toHaveCSS('box-shadow', /rgb\(217, 246, 90\)/);
  });
});

// On a services page, so that the active entry is checked too. With closed menus: screens.spec.ts.
for (const width of [390, 1440]) {
  test(`axe finds no fault in the open menus at ${width} px`, width === 390 ? {} : LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, '/services/saas');
    const { burger, services, technologies, link } = menusOf(page);
    if (width < 1050) await burger.click();
    for (const [opener, content] of [
      [services, SERVICE],
      [technologies, TECHNOLOGY],
    ] as const) {
      await opener.click();
      await expect(link(content)).toBeVisible();
      expect(await axeFaults(page, '.site-header')).toEqual([]);
    }
  });
}
