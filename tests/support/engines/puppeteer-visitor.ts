import puppeteer, { type Browser } from 'puppeteer-core';
import { jsonOf, type RunningEngine, type Visitor } from './visitor.ts';

/** The system’s Firefox, where Playwright drives its own only; each visitor has a context of their own. */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return { visitor: () => visitorOf(browser), end: () => browser.close() };
}

async function visitorOf(browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  let x = 0;
  return {
    async open(url) {
      await page.goto(url);
    },
    async back() {
      await page.evaluate(() => history.back());
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async move() {
      x = 1 - x;
      await page.mouse.move(x, 1);
    },
    press: (selector) => page.locator(selector).click(),
    hover: (selector) => page.locator(selector).hover(),
    async type(selector, text) {
      await page.locator(selector).fill('');
      await page.type(selector, text);
    },
    evaluate: async (ask, ...args) => JSON.parse(String(await page.evaluate(jsonOf(ask, args)))),
    screenshot: () => page.screenshot(),
    close: () => context.close(),
  };
}
