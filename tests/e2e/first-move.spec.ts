import { TYPED } from './forms.ts';
import { holdScripts, UNSEEN_SHIFT, watchShifts } from './moments.ts';
import { expect, rest, test } from './site.ts';

test.use({ savesData: false });

const SWITCH = 'Mettre les animations en pause';

test('a page that nobody moves is painted and has its film and its script, which waits', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  await page.goto('/');
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect.poll(() => fetched.some((url) => /\/static\/entry\.client-/.test(url))).toBe(true);
  // One that did not wait would have run by the time that the page has nothing more in hand.
  await page.waitForLoadState('networkidle');
  await rest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigation');

  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
});

test('a pointer that rests where the page comes has not moved', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pointermove', () => document.documentElement.setAttribute('data-told', ''));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const html = page.locator('html');
  await page.mouse.move(0, 0);
  await expect(html).toHaveAttribute('data-told');
  await rest(page);
  await expect(html).toHaveAttribute('data-first-view');

  await page.mouse.move(1, 1);
  await expect(html).toHaveAttribute('data-navigation', 'POP');
});

test('the marks below the first screen stand still until somebody moves, and far from it', async ({
  page,
}) => {
  await page.goto('/services/saas');
  const loop = page.locator('.partner-loop > div');
  await expect(loop).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.wheel(0, 300);
  await expect(loop).toHaveCSS('animation-play-state', 'running');

  // Whether the browser skips them, and with them their animation.
  const isSkipped = () => loop.evaluate((marks) => !marks.checkVisibility({ contentVisibilityAuto: true }));
  await page.locator('.partner-loop').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(isSkipped).toBe(true);
});

test('the field to fill next blinks once somebody moves, not unseen', async ({ page }) => {
  await page.goto('/obtenir-un-devis');
  const next = page.locator('[data-next]');
  await expect(next).toHaveCSS('animation-name', 'field-blink');
  await expect(next).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.wheel(0, 100);
  await expect(next).toHaveCSS('animation-play-state', 'running');
});

test('the end of an article is laid out once its reader moves, and is there to be found before', async ({
  page,
}) => {
  await page.goto('/article/rgpd-pour-une-petite-entreprise');
  await expect(page.locator('html')).toHaveAttribute('data-first-view', '');
  const end = page.locator('.prose-article > ul > li').last();
  const isSkipped = () => end.evaluate((item) => !item.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isSkipped).toBe(true);
  await expect(page.getByRole('article').getByRole('listitem').last()).not.toBeEmpty();
  await page.mouse.wheel(0, 100);
  await expect.poll(isSkipped).toBe(false);
});

for (const moment of ['before the first paint', 'at the first paint']) {
  test(`a key that is pressed ${moment} shifts nothing`, async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.addInitScript((isEarly) => {
      const press = () => {
        // Looked up as a pointer's target is, for which the browser has to know where everything lies.
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

test('a browser that tells of no paint has the page come alive all the same', async ({ page }) => {
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

test('a page opened from elsewhere is painted without a word from the storage, and one come back to heeds it', async ({
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
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await askedEarly()).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await askedEarly()).toContain('localStorage');
});

test('a browser that blocks site data has the page come alive, and again after a reload', async ({
  page,
}) => {
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

test('a tab that keeps something has its script run unasked', async ({ page }) => {
  await page.goto('/obtenir-un-devis', { waitUntil: 'networkidle' });
  await page.getByLabel('Nom').fill(TYPED.name);
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'POP');
});

test('a switch that is pressed before the script is there is pressed by it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  const pauses = page.getByRole('main').getByRole('button', { name: SWITCH });
  await pauses.click();
  await expect(pauses).toHaveAttribute('aria-pressed', 'false');
  letScriptsCome();
  await expect(pauses).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
});

test('a link that is followed before the script is there leads on', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Obtenir un devis gratuit pour mon projet' }).click();
  await expect(page).toHaveURL('/obtenir-un-devis');
});

test('whoever scrolls before the page has loaded finds all of it', async ({ page }) => {
  await page.route('**/assets/hero/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 900);
  await expect(
    page.getByRole('heading', { name: 'On entre par un problème, on ressort avec un outil' }),
  ).toBeInViewport();
  await page.mouse.wheel(0, 30_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
