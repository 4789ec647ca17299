import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './browsers.ts';
import { ensureBuilt, ROOT } from './build.ts';
import { startSite } from './site-process.ts';

/*
 * `npm run pictures`: takes the full-page screenshots of the home page that the README shows. With reduced motion, so that
 * they are reproducible.
 */

const WIDTHS = [390, 1440];
const OUTPUT = `${ROOT}docs/pictures`;

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'site-pictures-'));
const site = await startSite({ DATABASE_URL: `sqlite:${folder}/site.db`, MAIL_DIR: folder });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  mkdirSync(OUTPUT, { recursive: true });
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'fr-FR',
      bypassCSP: true,
    });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    // The partners' marks are rendered only near the screen.
    await page.addStyleTag({ content: '.partner-loop { content-visibility: visible }' });
    // Scrolls down so that lazy pictures load.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `${OUTPUT}/accueil-${width}.jpg`, fullPage: true, quality: 70 });
    await page.close();
  }
} finally {
  await browser.close();
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
