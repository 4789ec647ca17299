import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';
import { countElements, type PageCost } from '../../tests/support/eco-index.ts';

/** Network cost of a page and what it loads without scrolling, excluding the video. */
export interface FirstLoad {
  requests: number;
  kilobytes: number;
  /** Compressed size of the scripts, without headers. */
  javaScript: number;
  /** Number of render-blocking files. */
  blocking: number;
}

/** Network transfer of one request (bytes). */
interface Transfer {
  type: string;
  bytes: number;
  /** Part of `bytes` that is headers. */
  headerBytes: number;
}

/** A phone, and the window size used by EcoIndex. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1920, height: 1080 };

/** Pause per screen while scrolling, and time without transfers that counts as idle (ms). */
const SCREEN_TIME = 50;
const QUIET_TIME = 1000;

/** Loads a page with an empty cache and waits until the network is idle. */
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

/** Loads a page and scrolls to its end, as EcoIndex does; the video counts. */
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
  // The manifest is added last, after the first paint; on a busy machine that may be after an idle second.
  await page.waitForSelector('link[rel="manifest"]', { state: 'attached' });
  await quiet(transfers);
  return { page, transfers };
}

function countBlocking(): number {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking').length;
}

/** Fills the returned map as responses arrive. */
async function watchTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url)) return;
    const headerBytes = response.encodedDataLength;
    transfers.set(requestId, { type, bytes: headerBytes, headerBytes });
  });
  // The sum so far, for a response still loading (a video); replaced by the total with headers at its end.
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

/** Screen by screen, so that lazy pictures load. */
async function scrollToEnd(page: Page, screen: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += screen) {
    await page.mouse.wheel(0, screen);
    await wait(SCREEN_TIME);
  }
}

/** Waits until nothing was transferred for `QUIET_TIME`. */
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
