import { homeCopy, homeSectionsCopy } from 'content-collections';
import { holdScripts, openAlive, reloadAlive, UNSEEN_SHIFT, watchShifts } from './moments.ts';
import { expect, MOVING, rest, test } from './site.ts';

test.use(MOVING);

test.describe('with the hero’s film', () => {
  test.use({ savesData: false });

  test('a page without any input hydrates by itself, except below its first screen', async ({ page }) => {
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    const sections = () => fetched.filter((url) => /\/static\/(?:later|checks)-/.test(url));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(false);
    await page.waitForLoadState('networkidle');
    // A pointer at rest when the page appears has not moved.
    await page.mouse.move(0, 0);
    await rest(page);
    expect(sections()).toEqual([]);

    await page.mouse.wheel(0, 300);
    await expect.poll(sections).not.toEqual([]);
  });

  test('a page hydrates in a browser that reports no paint', async ({ page }) => {
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype;
      PerformanceObserver.prototype.observe = function (what) {
        if (what?.type !== 'paint') observe.call(this, what);
      };
    });
    await page.goto('/');
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(false);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
  });
});

test('everything below the first screen is laid out in the end, without any input', async ({ page }) => {
  await page.goto('/article/rgpd-pour-une-petite-entreprise');
  await expect(page.locator('html')).toHaveAttribute('data-initial-load', 'complete');
  for (const part of [page.getByRole('contentinfo'), page.getByRole('article').getByRole('listitem').last()])
    expect(await part.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

test('a phone asks for the later pictures of the blog after the first paint, without a shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shift = await watchShifts(page);
  await page.goto('/blog');
  const second = page.getByRole('main').locator('img').nth(1);
  await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const starts = await page.evaluate(() => {
    const pictures = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/blog\/.*\.svg$/.test(name));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return pictures.map(({ startTime }) => startTime > (paint?.startTime ?? Number.POSITIVE_INFINITY));
  });
  expect(starts.slice(0, 2)).toEqual([false, true]);
  await expect(page.locator('html')).toHaveAttribute('data-initial-load', 'complete');
  expect(await shift()).toBeLessThan(UNSEEN_SHIFT);
});

test('the partners’ logos stand still off screen', async ({ page }) => {
  await page.goto('/services/saas');
  const loop = page.locator('.partner-track');
  // Whether the browser skips their rendering, and with it their animation.
  const isSkipped = () => loop.evaluate((marks) => !marks.checkVisibility({ contentVisibilityAuto: true }));
  await page.locator('.partner-loop').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(true);
});

for (const moment of ['before the first paint', 'at the first paint']) {
  test(`a key pressed ${moment} causes no layout shift`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.addInitScript((isEarly) => {
      const press = () => {
        // Hit testing, as for a pointer, forces a layout.
        document.elementFromPoint(10, 10)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
      };
      if (isEarly) document.addEventListener('DOMContentLoaded', press);
      else new PerformanceObserver(press).observe({ type: 'paint', buffered: true });
    }, moment.startsWith('before'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
    await rest(page);
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
  });
}

test('a page opened from elsewhere is painted before storage is read, and a reload reads it first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ['localStorage', 'sessionStorage']) {
      const own = Object.getOwnPropertyDescriptor(window, name) ?? {};
      Object.defineProperty(window, name, {
        ...own,
        get() {
          if (performance.getEntriesByType('paint').length === 0) asked.push(name);
          return own.get?.call(window);
        },
      });
    }
  });
  const askedEarly = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await openAlive(page, '/');
  expect(await askedEarly()).toEqual([]);
  await reloadAlive(page);
  expect(await askedEarly()).toContain('localStorage');
});

test('a page hydrates in a browser that blocks site data, and again after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-navigation', 'POP');
  await page.reload();
  await expect(html).toHaveAttribute('data-navigation', 'POP');
});

test('a link works before the script is loaded', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: homeCopy.hero.action }).click();
  await expect(page).toHaveURL('/obtenir-un-devis');
});

test('a scroll before the page has loaded finds all of it laid out', async ({ page }) => {
  await page.route('**/assets/hero/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('heading', { name: homeSectionsCopy.whoWeAre.title })).toBeInViewport();
  await page.mouse.wheel(0, 30_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
