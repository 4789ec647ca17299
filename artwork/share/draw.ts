import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type SharedPage, sharedPages } from '../../app/seo/shared-pages.ts';
import { SHARE_PICTURE, sharePicture } from '../../domain/share-picture.ts';
import { ROOT } from '../../scripts/build.ts';
import { readContent } from '../../scripts/content.ts';
import { withBrowserPage } from '../browser.ts';
import { drawn } from '../drawn.ts';
import { step } from '../progress.ts';
import { files } from '../record.ts';
import { agencyMark, card, TITLE } from './card.ts';

const FOLDER = 'public/assets/partage';
/** Most that a network should have to fetch (bytes), and how fine the points are drawn when there is room. */
const MOST = 60 * 1024;
const QUALITIES = [78, 72, 66, 60, 54, 48, 42];

/**
 * Draws the pictures that networks show beside a shared link.
 * @param paths pages to draw, without the first slash (`villes/lyon`), changed or not; when empty, every page whose picture
 *   would be another than the one that stands, and those of pages that are gone are removed
 * @throws Error when a path is no page of the site, or a picture stays too large
 */
export async function drawShare(paths: readonly string[]): Promise<void> {
  const content = await readContent();
  const pages = sharedPages(content);
  const { agency, palette } = content;
  const frame = { brand: agency.brand, mark: agencyMark(), palette: palette.colours };
  const unknown = paths.filter((path) => !pages.some((page) => page.path === `/${path}`));
  if (unknown.length > 0) throw new Error(`no such page: ${unknown.join(', ')}`);
  if (paths.length === 0) removeOld(pages);
  const wanted = pages
    .filter(({ path }) => paths.length === 0 || paths.includes(path.slice(1)))
    .map((page) => ({ page, html: card(page, frame) }))
    .filter(({ page, html }) => paths.length > 0 || !drawn.is(sharePicture(page.path), html));
  if (wanted.length === 0) return;
  await withBrowserPage(async (browserPage) => {
    await browserPage.setViewportSize(SHARE_PICTURE);
    for (const [index, { page, html }] of wanted.entries()) {
      await browserPage.setContent(html);
      await settle(browserPage);
      const picture = await photograph(browserPage, page.path);
      const file = sharePicture(page.path);
      files.write(`public${file}`, picture);
      drawn.note(file, html);
      process.stdout.write(`${file}  ${(picture.length / 1024).toFixed(1)} kB\n`);
      step((index + 1) / wanted.length);
    }
  });
}

/** An article whose file is gone may still be in the database: its picture stays. */
function removeOld(pages: readonly SharedPage[]): void {
  const addresses = pages.map(({ path }) => sharePicture(path));
  for (const name of existsSync(ROOT + FOLDER) ? readdirSync(ROOT + FOLDER) : [])
    if (!name.startsWith('article-') && !addresses.includes(`/assets/partage/${name}`))
      files.remove(`${FOLDER}/${name}`);
}

/** Waits for fonts and picture, then sets the title as large as its place allows. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async ({ height, largest, smallest }) => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const title = document.querySelector('h1');
    if (!title) throw new Error('the card has no title');
    const isTooLarge = () => title.offsetHeight > height || title.scrollWidth > title.clientWidth;
    for (let size = largest; size >= smallest; size -= 2) {
      title.style.fontSize = `${size}px`;
      if (!isTooLarge()) return;
    }
    throw new Error(`« ${title.textContent} » does not fit`);
  }, TITLE);
}

async function photograph(page: Page, path: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length <= MOST) return picture;
  }
  throw new Error(`the share picture of ${path} is heavier than ${MOST} bytes`);
}
