import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';
import { countElements, type PageCost } from '../../tests/support/eco-index.ts';

/** What came over the network until the page and what it asks for by itself are there, without the video. */
export interface FirstLoad {
  requests: number;
  kilobytes: number;
  /** Kilobytes of scripts alone, as they are packed, without the headers of their answers. */
  javaScript: number;
  /** Files that the first paint waited for. */
  blocking: number;
}

/** What came over the network for one request (bytes). */
interface Transfer {
  type: string;
  bytes: number;
  /** What of it is headers. */
  headerBytes: number;
}

/** A phone, and the window in which EcoIndex visits a page. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1920, height: 1080 };

/** How long a screen is looked at before the next, and for how long nothing comes when all has come (ms). */
const SCREEN_TIME = 50;
const QUIET_TIME = 1000;

/** Visits a page with an empty cache and waits until it is quiet. */
export async function firstLoad(browser: Browser, url: string, viewport: ViewportSize): Promise<FirstLoad> {
  const { page, transfers } = await visit(browser, url, viewport);
  const blocking = await page.evaluate(countBlocking);
  await page.close();
  const loaded = [...transfers.values()].filter(({ type }) => type !== 'Media');
  return {
    requests: loaded.length,
    kilobytes: kilobytes(loaded),
    javaScript: kilobytes(
      loaded
        .filter(({ type }) => type === 'Script')
        .map(({ bytes, headerBytes }) => ({ bytes: bytes - headerBytes })),
    ),
    blocking,
  };
}

/** Visits a page as EcoIndex does, down to its end; the video counts. */
export async function wholeCost(browser: Browser, url: string): Promise<PageCost> {
  const { page, transfers } = await visit(browser, url, DESKTOP);
  await scrollToEnd(page, DESKTOP.height);
  await quiet(transfers);
  const elements = await page.evaluate(countElements);
  await page.close();
  return { elements, requests: transfers.size, kilobytes: kilobytes([...transfers.values()]) };
}

async function visit(browser: Browser, url: string, viewport: ViewportSize) {
  const page = await browser.newPage({ viewport });
  const transfers = await watchTransfers(await page.context().newCDPSession(page));
  await page.goto(url);
  // What it asks for once it is painted, which a busy machine may do after a quiet second; the manifest comes last.
  await page.waitForSelector('link[rel="manifest"]', { state: 'attached' });
  await quiet(transfers);
  return { page, transfers };
}

/** Runs in the page. */
function countBlocking(): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length;
}

/** Fills the returned map as answers come in. */
async function watchTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url)) return;
    const headerBytes = response.encodedDataLength;
    transfers.set(requestId, { type, bytes: headerBytes, headerBytes });
  });
  // While an answer comes in (a video does for long), the sum so far; at its end, all of it with its headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

/** A screen at a time, as pictures are fetched when they come near. */
async function scrollToEnd(page: Page, screen: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += screen) {
    await page.mouse.wheel(0, screen);
    await wait(SCREEN_TIME);
  }
}

/** Waits until nothing has come for a while. */
async function quiet(transfers: ReadonlyMap<string, Transfer>): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await wait(QUIET_TIME);
    now = kilobytes([...transfers.values()]);
  }
}

function kilobytes(transfers: readonly Pick<Transfer, 'bytes'>[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
