import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { countElements, type PageCost } from '../../support/eco-index.ts';

/** What came over the network in one visit. */
export interface PageLoad {
  /** Once the page and what it asks for by itself are there, without the video. */
  firstLoad: { requests: number; kilobytes: number; javaScript: number };
  /** Scrolled to its end, the video included. */
  whole: PageCost;
}

/** What came over the network for one request (bytes). */
interface Transfer {
  type: string;
  bytes: number;
}

/** The window in which EcoIndex visits a page. */
const VIEWPORT = { width: 1920, height: 1080 };

/** How long a screen is looked at before the next, and for how long nothing comes when all has come (ms). */
const SCREEN_TIME = 50;
const QUIET_TIME = 600;

/** Visits a page with an empty cache, waits until it is quiet, then scrolls to its end and waits again. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const transfers = await watchTransfers(await page.context().newCDPSession(page));
  await page.goto(url);
  await quiet(transfers);
  const first = [...transfers.values()].filter(({ type }) => type !== 'Media');
  await scrollToEnd(page);
  await quiet(transfers);
  const whole = [...transfers.values()];
  const elements = await page.evaluate(countElements);
  await page.close();
  return {
    firstLoad: {
      requests: first.length,
      kilobytes: kilobytes(first),
      javaScript: kilobytes(first.filter(({ type }) => type === 'Script')),
    },
    whole: { elements, requests: whole.length, kilobytes: kilobytes(whole) },
  };
}

/** Fills the returned map as answers come in. */
async function watchTransfers(session: CDPSession): Promise<ReadonlyMap<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!/^https?:/.test(response.url)) return;
    transfers.set(requestId, { type, bytes: response.encodedDataLength });
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
async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += VIEWPORT.height) {
    await page.mouse.wheel(0, VIEWPORT.height);
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

function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
