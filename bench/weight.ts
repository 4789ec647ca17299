import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page, type Request, type ViewportSize } from '@playwright/test';
import { ensureChromium } from '../scripts/browsers.ts';
import { countElements, ecoIndex } from '../tests/support/eco-index.ts';
import { PAGE_KINDS } from '../tests/support/page-kinds.ts';
import type { Report } from './report.ts';
import { startBenchedSite, warmUp } from './site.ts';

/** For the first load, without the video. */
const BARS = { kilobytes: 265, requests: 20, javaScript: 130 };
/** Best possible EcoIndex grade with the specified content, where it is not A (docs/performance.md). */
const GRADES: Record<string, string> = {
  home: 'C',
  services: 'B',
  service: 'B',
  technologies: 'B',
  technology: 'B',
  city: 'B',
  'case studies': 'C',
  article: 'B',
  delivery: 'B',
  estimate: 'B',
  'site map': 'B',
};

/** A phone, and the window size used by EcoIndex. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1920, height: 1080 };
/** Pause per screen while scrolling, and time without requests that counts as idle (ms). */
const SCREEN_TIME = 50;
const QUIET_TIME = 1000;

/** Measures the weight of each kind of page. */
export async function benchWeight(folder: string): Promise<Report> {
  const site = await startBenchedSite(folder);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const firstLoads = [];
  const whole = [];
  try {
    await warmUp(site);
    for (const { kind, path } of PAGE_KINDS) {
      const loads = [
        await firstLoad(browser, site.url + path, PHONE),
        await firstLoad(browser, site.url + path, DESKTOP),
      ];
      const pair = (read: (load: FirstLoad) => number, decimals: number) =>
        loads.map((load) => read(load).toFixed(decimals)).join(' / ');
      firstLoads.push({
        cells: [
          kind,
          pair(({ kilobytes }) => kilobytes, 1),
          pair(({ requests }) => requests, 0),
          pair(({ javaScript }) => javaScript, 1),
          pair(({ blocking }) => blocking, 0),
        ],
        isMet: loads.every(
          ({ kilobytes, requests, javaScript, blocking }) =>
            kilobytes <= BARS.kilobytes &&
            requests <= BARS.requests &&
            javaScript <= BARS.javaScript &&
            blocking === 0,
        ),
      });
      const { elements, requests, kilobytes } = await wholeCost(browser, site.url + path);
      const { score, grade } = ecoIndex({ elements, requests, kilobytes });
      const bar = GRADES[kind] ?? 'A';
      whole.push({
        cells: [kind, String(elements), String(requests), kilobytes.toFixed(1), String(score), grade, bar],
        isMet: grade <= bar,
      });
    }
  } finally {
    await browser.close();
    await site.end();
  }
  return {
    title: 'Weight',
    tables: [
      {
        columns: [
          'first load, phone / desktop',
          `kB (≤ ${BARS.kilobytes})`,
          `requests (≤ ${BARS.requests})`,
          `JavaScript kB (≤ ${BARS.javaScript})`,
          'blocks the first paint (0)',
        ],
        rows: firstLoads,
      },
      { columns: ['EcoIndex', 'elements', 'requests', 'kB', 'score', 'grade', 'bar'], rows: whole },
    ],
    notes: [
      'Chromium, empty cache, HTTP/1.1: bytes as they come over the network, headers included, but for JavaScript. First load: 390 × 844 and 1920 × 1080, not scrolled, without the video.',
      'EcoIndex: 1920 × 1080, the page scrolled to its end, the video included; formula of cnumr/ecoindex_python.',
    ],
  };
}

/** Network cost of a page and what it loads without scrolling, excluding the video. */
interface FirstLoad {
  requests: number;
  kilobytes: number;
  /** Compressed size of the scripts, without headers. */
  javaScript: number;
  /** Number of render-blocking files. */
  blocking: number;
}

/** Loads a page with an empty cache and waits until the network is idle. */
async function firstLoad(browser: Browser, url: string, viewport: ViewportSize): Promise<FirstLoad> {
  const { page, requests } = await open(browser, url, viewport);
  const blocking = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .length,
  );
  const loaded = requests.filter((request) => request.resourceType() !== 'media');
  const scripts = loaded.filter((request) => request.resourceType() === 'script');
  const load = {
    requests: loaded.length,
    kilobytes: await kilobytes(loaded, { withHeaders: true }),
    javaScript: await kilobytes(scripts, { withHeaders: false }),
    blocking,
  };
  await page.close();
  return load;
}

/** Loads a page and scrolls to its end, as EcoIndex does, so that lazy pictures load; the video counts. */
async function wholeCost(browser: Browser, url: string) {
  const { page, requests } = await open(browser, url, DESKTOP);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += DESKTOP.height) {
    await page.mouse.wheel(0, DESKTOP.height);
    await wait(SCREEN_TIME);
  }
  await untilQuiet(requests);
  const elements = await page.evaluate(countElements);
  const cost = {
    elements,
    requests: requests.length,
    kilobytes: await kilobytes(requests, { withHeaders: true }),
  };
  await page.close();
  return cost;
}

/** Opens a page; `requests` are those that are answered, as they end. */
async function open(browser: Browser, url: string, viewport: ViewportSize) {
  const page: Page = await browser.newPage({ viewport });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  await page.goto(url);
  // The manifest is added last, after the first paint; on a busy machine that may be after an idle second.
  await page.waitForSelector('link[rel="manifest"]', { state: 'attached' });
  await untilQuiet(requests);
  return { page, requests };
}

async function untilQuiet(requests: readonly Request[]): Promise<void> {
  for (let before = -1; before !== requests.length; ) {
    before = requests.length;
    await wait(QUIET_TIME);
  }
}

async function kilobytes(requests: readonly Request[], { withHeaders }: { withHeaders: boolean }) {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + (withHeaders ? responseHeadersSize : 0),
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
