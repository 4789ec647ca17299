import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { fetchRaw, type RawAnswer, textOf } from './raw-answer.ts';

/** What a server may send before it hears from the browser: ten segments of 1,460 bytes (RFC 6928), headers included. */
export const FIRST_FLIGHT = 14_600;

/** How much of a page comes in the first flight. */
export interface FirstFlight {
  /** Bytes of the answer, from its status line on, that hold what the first screen shows of the hero. */
  bytesToHero: number;
  /** Whether what came in the first flight looks the same without the whole stylesheet, which comes later. */
  hasItsStyles: boolean;
}

/** The first screen is that of a phone and that of a laptop. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Reads a page as far as its first flight goes, without script, pictures and fonts, which come later in any case. */
export async function firstFlight(browser: Browser, url: string): Promise<FirstFlight> {
  const answer = await fetchRaw(url);
  const html = textOf(answer);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const ends: number[] = [];
  await showHtml(page, url, html, []);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    ends.push(endOfElement(html, await page.evaluate(lastElementOnScreen)));
  }

  const arrived = textOfPrefix(answer, FIRST_FLIGHT);
  await showHtml(page, url, arrived, []);
  const bare = await screenshots(page);
  await showHtml(page, url, arrived, ['stylesheet']);
  await page.addStyleTag({ url: new URL(wholeStylesheetOf(html), url).href });
  const styled = await screenshots(page);
  await page.close();
  return {
    bytesToHero: bytesUpTo(answer, Math.max(...ends)),
    hasItsStyles: bare.every((picture, index) => styled[index]?.equals(picture)),
  };
}

/** Shows `html` as the page at `url`; of what it asks for, only the given types of files come. */
async function showHtml(page: Page, url: string, html: string, types: readonly string[]): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document') {
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'Content-Security-Policy': "script-src 'none'" },
        body: html,
      });
    }
    return types.includes(type) ? route.continue() : route.abort();
  });
  await page.goto(url);
}

async function screenshots(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    pictures.push(await settledScreenshot(page));
  }
  return pictures;
}

/** The first that the next one repeats: right after a resize or a new style Chromium may show a frame of before. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' });
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/**
 * Place, among all elements, of the last one of the hero that has no other inside and stands on the screen; runs in the
 * page.
 */
function lastElementOnScreen(): number {
  const hero = document.querySelector('h1')?.closest('section');
  return [...document.querySelectorAll('*')].findLastIndex((element) => {
    const { top, height } = element.getBoundingClientRect();
    return hero?.contains(element) && element.childElementCount === 0 && height > 0 && top < innerHeight;
  });
}

/** Where the element ends in the source (characters). */
function endOfElement(html: string, index: number): number {
  const elements: Element[] = [];
  visit(unified().use(rehypeParse).parse(html), 'element', (element) => void elements.push(element));
  const end = elements[index]?.position?.end.offset;
  if (end === undefined) throw new Error('The page has no hero');
  return end;
}

/** The whole stylesheet, which the page's script adds (`app/root.tsx`). */
function wholeStylesheetOf(html: string): string {
  const sheet = /<style[^>]* data-whole="([^"]+)"/.exec(html)?.[1];
  if (sheet === undefined) throw new Error('The page names no whole stylesheet');
  return sheet;
}

/** The fewest bytes of the answer that hold so many characters of the page. */
function bytesUpTo(answer: RawAnswer, characters: number): number {
  let [least, most] = [answer.headLength, answer.headLength + answer.body.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (textOfPrefix(answer, middle).length >= characters) most = middle;
    else least = middle + 1;
  }
  return most;
}

/** What a browser can read of a page when it has the first `length` bytes of the answer. */
function textOfPrefix({ body, headLength, encoding }: RawAnswer, length: number): string {
  const prefix = body.subarray(0, Math.max(0, length - headLength));
  if (encoding === 'br')
    return brotliDecompressSync(prefix, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  if (encoding === 'gzip') return gunzipSync(prefix, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  return prefix.toString();
}
