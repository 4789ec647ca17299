import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/browsers.ts';
import { ROOT } from '../scripts/build.ts';

/**
 * Runs `draw` with an empty page of Chromium, which draws from SVG and HTML what must be a picture of points.
 * @param switches of Chromium, besides those that make it draw the same everywhere
 */
export async function withBrowserPage(
  draw: (page: Page) => Promise<void>,
  switches: readonly string[] = [],
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--force-color-profile=srgb',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      ...switches,
    ],
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

/** A file of the project as an address that holds it whole. @param path from the root; `#view` shows one view of a drawing */
export function dataUrl(path: string): string {
  const [file = path, view] = path.split('#');
  const type = TYPES.get(extname(file));
  if (!type) throw new Error(`no media type is known for ${file}`);
  const data = readFileSync(ROOT + file).toString('base64');
  return `data:${type};base64,${data}${view ? `#${view}` : ''}`;
}
