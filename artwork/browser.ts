import { readFileSync } from 'node:fs';
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

/** A drawing as an address that holds it whole. @param path from the root; `#view` shows one view of it */
export function dataUrl(path: string): string {
  const [file = path, view = ''] = path.split('#');
  return `data:image/svg+xml;base64,${readFileSync(ROOT + file).toString('base64')}#${view}`;
}
