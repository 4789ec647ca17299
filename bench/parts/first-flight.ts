import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { fetchRaw, type RawAnswer, textOf } from './raw-answer.ts';

/** The initial congestion window: ten segments of 1,460 bytes (RFC 6928), headers included. */
export const FIRST_FLIGHT = 14_600;

/** What of a page arrives in the first flight. */
export interface FirstFlight {
  /** Bytes of the answer, from the status line, up to the end of the hero’s visible part. */
  bytesToHero: number;
  /** Whether the first flight renders the same without the full stylesheet, which loads later. */
  hasItsStyles: boolean;
}

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Measures a page’s first flight, without scripts, images and fonts, which load later anyway. */
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

/** Shows `html` as the page at `url`; only files of the given types are loaded. */
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

/** Repeats until two screenshots agree: after a resize or a new style Chromium may show an outdated frame. */
async function settledScreenshot(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: 'disabled' });
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** Index, among all elements, of the hero’s last leaf element on screen; runs in the page. */
function lastElementOnScreen(): number {
  const hero = document.querySelector('h1')?.closest('section');
  return [...document.querySelectorAll('*')].findLastIndex((element) => {
    const { top, height } = element.getBoundingClientRect();
    return hero?.contains(element) && element.childElementCount === 0 && height > 0 && top < innerHeight;
  });
}

/** Offset of the element’s end in the source (characters). */
function endOfElement(html: string, index: number): number {
  const elements: Element[] = [];
  visit(unified().use(rehypeParse).parse(html), 'element', (element) => void elements.push(element));
  const end = elements[index]?.position?.end.offset;
  if (end === undefined) throw new Error('The page has no hero');
  return end;
}

/** The full stylesheet, added by the page’s script (`app/root.tsx`). */
function wholeStylesheetOf(html: string): string {
  const sheet = /<style[^>]* data-whole="([^"]+)"/.exec(html)?.[1];
  if (sheet === undefined) throw new Error('The page names no whole stylesheet');
  return sheet;
}

/** Fewest bytes of the answer that decode to this many characters. */
function bytesUpTo(answer: RawAnswer, characters: number): number {
  let [least, most] = [answer.headLength, answer.headLength + answer.body.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (textOfPrefix(answer, middle).length >= characters) most = middle;
    else least = middle + 1;
  }
  return most;
}

/** The text that decodes from the first `length` bytes of the answer. */
function textOfPrefix({ body, headLength, encoding }: RawAnswer, length: number): string {
  const prefix = body.subarray(0, Math.max(0, length - headLength));
  if (encoding === 'br')
    return brotliDecompressSync(prefix, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  if (encoding === 'gzip') return gunzipSync(prefix, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  return prefix.toString();
}
