import type { Page } from '@playwright/test';
import { chromeCopy, errorCopy, pillarsCopy } from 'content-collections';
import { holdScripts, openAlive, reloadAlive } from './moments.ts';
import { expect, LONG, MOVING, test, wake } from './site.ts';

test.use({ ...MOVING, viewport: { width: 1280, height: 500 } });

/** Records scroll positions from now on; the first is the current one. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions = [window.scrollY];
    Reflect.set(window, 'positions', positions);
    window.addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
  });
  return () => page.evaluate(() => Reflect.get(window, 'positions'));
}

async function scrollToFooter(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  return page.evaluate(() => window.scrollY);
}

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

function cityLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Chambéry' });
}

test('the first page does not move the focus; a new one scrolls smoothly to its top, with the focus on its title', async ({
  page,
}) => {
  await openAlive(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await scrollToFooter(page);
  const positions = await recordScroll(page);
  await cityLink(page).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const between = (await positions()).slice(1).filter((y) => y > 0);
  // A jump has at most one, at the end of the new page; a smooth scroll has more, depending on the machine.
  expect(between.length, 'steps on the way').toBeGreaterThan(1);
  // A page that grows as it is laid out keeps the footer in view, and is scrolled from there.
  const rises = between.filter((y, index) => y > (between[index - 1] ?? y)).length;
  expect(rises, between.join(' ')).toBeLessThanOrEqual(2);
});

test('a new page is at its top at once under reduced motion', LONG, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await scrollToFooter(page);
  const positions = await recordScroll(page);
  await cityLink(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  expect((await positions()).slice(1).filter((y) => y > 0).length).toBeLessThanOrEqual(1);
});

test('Back and Forward restore the scroll position at once, the top of a page too', async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('banner').getByRole('link', { name: chromeCopy.header.quoteWide }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Décrivez/ })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  const toTheTop = await recordScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect.poll(async () => new Set(await toTheTop())).toEqual(new Set([200, 0]));

  const left = await scrollToFooter(page);
  await cityLink(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));

  const positions = await recordScroll(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(left);
  await expect.poll(async () => new Set(await positions())).toEqual(new Set([120, left]));
  await page.goForward();
  await expect(page).toHaveURL('/villes/chambery');
  await expect.poll(() => scrollY(page)).toBe(120);
  await expect.poll(async () => new Set(await positions())).toEqual(new Set([120, left]));
});

test('a reload restores the scroll position, before hydration too', async ({ page }) => {
  await openAlive(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await reloadAlive(page);
  await expect.poll(() => scrollY(page)).toBe(200);

  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    // Turns off the browser's own restoration.
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'manual';
    });
  });
  await holdScripts(page);
  await page.reload();
  expect(await scrollY(page)).toBe(300);
});

test('a fragment moves the focus to its target, by the skip link, on this page or another, and scrolls smoothly', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#contenu');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();

  const target = page.locator('#footer-cities');
  const follow = (to: string) =>
    page.evaluate((path) => Reflect.get(window, '__reactRouterDataRouter').navigate(path), to);
  const positions = await recordScroll(page);
  await follow('/#footer-cities');
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  // A jump has one after its start; a smooth scroll has more, depending on the machine.
  await expect.poll(async () => (await positions()).length).toBeGreaterThan(3);

  await follow('/villes/paris#footer-cities');
  await expect(page).toHaveURL('/villes/paris#footer-cities');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});

test('a link of the side menu leads to the top too, after the scroll lock', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openAlive(page, '/');
  await scrollToFooter(page);
  // Brings the header back.
  await page.mouse.wheel(0, -100);
  await page.locator('.burger > summary').click();
  await page.locator('#menu').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('when a page cannot be fetched', () => {
  test.use({ provokedErrors: /^Page not shown/ });

  test('a page without its data says so in French, keeps its styles, and is requested again, online or not', async ({
    page,
    context,
  }) => {
    await openAlive(page, '/');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Page not shown'));
    await page.route('**/villes/*.data*', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    );
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await cityLink(page).click();
    await expect(page.getByRole('main')).toContainText('Une erreur est survenue de notre côté.');
    await expect(page.getByRole('main')).not.toContainText('Bad Gateway');
    await expect(page.locator('body')).toHaveCSS('background-color', ground);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(errorCopy.failure.broken.title);
    await logged;
    const again = page.getByRole('main').getByRole('link', { name: 'Réessayer' });
    // The title is the same before and after: not to let this request through.
    const refusal = page.waitForResponse('**/villes/*.data*');
    await again.click();
    await refusal;
    await expect(title).toHaveText(errorCopy.failure.broken.title);
    await page.unroute('**/villes/*.data*');
    await again.click();
    await expect(title).toContainText('vos experts informatiques');

    await openAlive(page, '/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Nantes' }).click();
    await expect(title).toHaveText(errorCopy.failure.offline.title);
    await expect(page.getByRole('main')).not.toContainText('de notre côté');
    await context.setOffline(false);
    await again.click();
    await expect(title).toContainText('vos experts informatiques');
  });
});

test('a list of posts that fails on a client navigation is logged, and requested again', async ({ page }) => {
  await openAlive(page, '/plan-du-site');
  await page.route('**/blog.data*', (route) => route.fulfill({ status: 500, body: '' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Erreur lors de la récupération des articles'),
  );
  await page.getByRole('main').getByRole('link', { name: 'Blog', exact: true }).click();
  await logged;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le blog préféré');
  await page.unroute('**/blog.data*');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a link to a part of another page ends at that part, even if its module loads after the page', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.getByRole('main').getByRole('link', { name: pillarsCopy.marketing.title }).first().click();
  await expect(page).toHaveURL('/services#marketing');
  await expect
    .poll(() => page.locator('#marketing').evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(200);
  await expect(page.locator('#marketing')).toBeInViewport();
  await expect(page.locator('#marketing')).toBeFocused();
});

for (const [typed, path] of [
  ['/services/saas-application-web', '/services/application-web'],
  ['/villes/LYON', '/villes/lyon'],
  ['/technologies/react', '/technologies/reactjs'],
] as const) {
  test(
    `a link inside the site to ${typed} leads to ${path}, like a typed address`,
    LONG,
    async ({ page }) => {
      await page.goto('/article/accessibilite-ce-que-change-la-loi-de-2025');
      await wake(page);
      const link = page.locator('.prose-article a[href^="/"]').first();
      await link.evaluate((element, href) => element.setAttribute('href', href), typed);
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents).toEqual([]);
    },
  );
}
