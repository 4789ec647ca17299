import { chromium } from '@playwright/test';
import { jsonOf, type RunningEngine } from './visitor.ts';

/** An old Chromium, which Puppeteer waits for in vain; each visitor has a context of their own. */
export async function startOldChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return {
    async visitor() {
      const page = await browser.newPage({ locale: 'fr-FR' });
      page.setDefaultTimeout(10_000);
      let x = 0;
      return {
        async open(url) {
          await page.goto(url);
        },
        back: () => page.evaluate(() => history.back()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        async move() {
          x = 1 - x;
          await page.mouse.move(x, 1);
        },
        // Forced: a button that looks disabled answers too.
        press: (selector) => page.locator(selector).first().click({ force: true }),
        hover: (selector) => page.locator(selector).first().hover(),
        type: (selector, text) => page.locator(selector).fill(text),
        evaluate: async (ask, ...args) => JSON.parse(await page.evaluate(jsonOf(ask, args))),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      };
    },
    end: () => browser.close(),
  };
}
