import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/browsers.ts';
import { TYPED } from './forms.ts';
import { test as base, expect, LONG } from './site.ts';

/** Faults that only Firefox had. Puppeteer, since Playwright drives only its own build of Firefox. */
const test = base.extend<{ firefox: Page }, { firefoxBrowser: Browser }>({
  firefoxBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath: ensureFirefox() });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefox: async ({ firefoxBrowser }, use) => {
    const context = await firefoxBrowser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await use(page);
    await context.close();
  },
});
// In one worker, with one browser: its start takes longer than a test.
test.describe.configure({ mode: 'default' });

/** Waits until the page is hydrated. */
async function comeAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.navigation)).toBe('POP');
}

test('Firefox hydrates a page untouched, and again after a reload', LONG, async ({ firefox, baseURL }) => {
  await firefox.goto(`${baseURL}/villes/lyon`);
  await comeAlive(firefox);
  await firefox.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await firefox.reload();
  await comeAlive(firefox);
  expect(await firefox.evaluate(() => window.scrollY)).toBe(200);
});

test(
  'Firefox sends a message, and nothing on the way violates the content policy',
  LONG,
  async ({ firefox, baseURL, site }) => {
    await firefox.evaluateOnNewDocument(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
    });
    await firefox.goto(`${baseURL}/`);
    await comeAlive(firefox);
    await firefox.locator('nav summary').click();
    await firefox.locator('header a[href="/services/saas"]').hover();
    // Longer than the hover before a prefetch.
    await firefox.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    // Closes the menu, which may cover the link.
    await firefox.keyboard.press('Escape');
    await firefox.locator('main a[href="/contact"]').click();
    await firefox.locator('#contact-name').fill(TYPED.name);
    await firefox.locator('#contact-email').fill(TYPED.email);
    await firefox.locator('#contact-message').fill(TYPED.message);
    await firefox.locator('form:has(#contact-name) [type="submit"]').click();
    await expect
      .poll(() => firefox.evaluate(() => location.pathname + location.search))
      .toMatch(/^\/confirmation-contact\?type=contact&reference=C-[0-9A-Z]{7}$/);
    expect(site.leads()).toMatchObject([{ name: TYPED.name, email: TYPED.email, message: TYPED.message }]);
    // No new document was loaded, so violations of the policy were recorded from the start.
    expect(await firefox.evaluate(() => document.documentElement.dataset.navigation)).toBe('PUSH');
    expect(await firefox.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
  },
);
