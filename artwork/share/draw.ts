import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type SharedPage, sharedPages } from '../../app/seo/shared-pages.ts';
import type { Palette } from '../../domain/palette/house.ts';
import { SHARE_PICTURE, sharePicture } from '../../domain/share-picture.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { ROOT } from '../../scripts/build.ts';
import { readContent } from '../../scripts/content.ts';
import { dataUrl, withBrowserPage } from '../browser.ts';
import { drawn, files } from '../drawn.ts';
import { step } from '../progress.ts';

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

/** Height that a title may take (px), and the largest and smallest letters it is set in. */
const TITLE = { height: 330, largest: 104, smallest: 40 } as const;

const FONTS = [
  ['Bricolage Grotesque', 'bricolage-grotesque', '200 800'],
  ['Instrument Sans', 'instrument-sans', '400 700'],
] as const;

/** What every card has of the agency's. */
interface CardFrame {
  brand: string;
  /** The agency's square, SVG. */
  mark: string;
  palette: Palette;
}

/** The agency's square as `icons` has drawn it. */
function agencyMark(): string {
  return readFileSync(`${ROOT}public/icone.svg`, 'utf8');
}

/** The share picture as HTML: the page's own picture comes out of ink at the right, behind a fine iron frame. */
function card({ area, title, picture }: SharedPage, { brand, mark, palette }: CardFrame): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${style(palette)}</style>
<img class="picture" src="${dataUrl(`public${picture}`)}" alt="">
<div class="dusk"></div>
<div class="frame"></div>
<header>${mark}<span>${escaped(brand)}</span></header>
<main><p>${escaped(area)}</p><h1>${whole(escaped(title))}</h1></main></html>`;
}

function style({ ink, mint, lime }: Palette): string {
  const { width, height } = SHARE_PICTURE;
  const iron = `rgb(from ${mint} r g b / 0.16)`;
  const fonts = FONTS.map(
    ([family, file, weight]) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${dataUrl(
        `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
      )}); }`,
  );
  return `${fonts.join('\n')}
    * { margin: 0; box-sizing: border-box; }
    html { width: ${width}px; height: ${height}px; overflow: hidden; background: ${ink}; color: #fff; }
    .picture { position: absolute; right: 0; top: 0; width: 700px; height: 100%; object-fit: cover; object-position: left; }
    .dusk { position: absolute; inset: 0; background: linear-gradient(to right, ${ink} 520px, rgb(from ${ink} r g b / 0.9) 680px, rgb(from ${ink} r g b / 0) 940px); }
    .frame { position: absolute; inset: 0; border: solid ${lime}; border-width: 0 0 8px;
      background: linear-gradient(${iron}, ${iron}) 0 128px / 100% 1px no-repeat, linear-gradient(${iron}, ${iron}) 62px 0 / 1px 100% no-repeat; }
    header { position: absolute; left: 62px; top: 34px; display: flex; align-items: center; gap: 18px;
      padding-left: 26px; font: 700 34px 'Bricolage Grotesque'; letter-spacing: -0.02em; }
    header svg { width: 60px; height: 60px; }
    main { position: absolute; left: 88px; top: 128px; bottom: 8px; width: 592px; display: flex; flex-direction: column;
      justify-content: center; gap: 22px; padding-bottom: 6px; }
    p { font: 600 28px 'Instrument Sans'; color: ${mint}; }
    p::first-letter { text-transform: uppercase; }
    h1 { font: 680 ${TITLE.largest}px / 1.06 'Bricolage Grotesque'; letter-spacing: -0.025em; text-wrap: balance;
      text-shadow: 0 0 24px ${ink}; }`;
}

/** Keeps « serait-il » and the like on one line. */
function whole(html: string): string {
  return html.replaceAll(
    /\p{L}+(?:-t)?-(?:il|elle|on|ce)(?!\p{L})/gu,
    '<span style="white-space: nowrap">$&</span>',
  );
}

function escaped(text: string): string {
  return frenchTypography(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
