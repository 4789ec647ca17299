import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../scripts/build.ts';
import { ensureChromium } from '../scripts/chromium.ts';

/** Runs `draw` with an empty page of Chromium, which draws from SVG and HTML what must be a picture of points. */
export async function withBrowserPage(draw: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-lcd-text', '--font-render-hinting=none'],
  });
  try {
    await draw(await browser.newPage());
  } finally {
    await browser.close();
  }
}

const TYPES = new Map([
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** A file of the project as an address that holds it whole. @param path from the root */
export function dataUrl(path: string): string {
  const type = TYPES.get(extname(path));
  if (!type) throw new Error(`no media type is known for ${path}`);
  return `data:${type};base64,${readFileSync(ROOT + path).toString('base64')}`;
}
