import { chromium } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.ts';
import { ecoIndex, type PageCost } from '../../tests/support/eco-index.ts';
import { PAGE_KINDS } from '../../tests/support/page-kinds.ts';
import { DESKTOP, type FirstLoad, firstLoad, PHONE, wholeCost } from './page-load.ts';
import type { Report, Row } from './report.ts';
import { startBenchedSite, warmUp } from './site.ts';

/** For the first load, without the video. */
const BARS = { kilobytes: 265, requests: 20, javaScript: 130 };

interface WeighedPage {
  kind: string;
  onPhone: FirstLoad;
  onDesktop: FirstLoad;
  whole: PageCost;
}

/** Measures the weight of each kind of page. */
export async function benchWeight(folder: string): Promise<Report> {
  const site = await startBenchedSite({ folder });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pages: WeighedPage[] = [];
  try {
    await warmUp(site);
    for (const { kind, path } of PAGE_KINDS) {
      const url = site.url + path;
      // In parallel: none of it depends on the machine’s speed.
      const [onPhone, onDesktop, whole] = await Promise.all([
        firstLoad(browser, url, PHONE),
        firstLoad(browser, url, DESKTOP),
        wholeCost(browser, url),
      ]);
      pages.push({ kind, onPhone, onDesktop, whole });
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
        rows: pages.map(firstLoadRow),
      },
      {
        columns: ['EcoIndex', 'elements', 'requests', 'kB', 'score', 'grade', 'bar'],
        rows: pages.map(ecoIndexRow),
      },
    ],
    notes: [
      'Chromium, empty cache, HTTP/1.1: bytes as they come over the network, headers included, but for JavaScript. First load: 390 × 844 and 1920 × 1080, not scrolled, without the video.',
      'EcoIndex: 1920 × 1080, the page scrolled to its end, the video included; formula of cnumr/ecoindex_python.',
    ],
  };
}

function firstLoadRow({ kind, onPhone, onDesktop }: WeighedPage): Row {
  const both = [onPhone, onDesktop];
  const pair = (read: (load: FirstLoad) => number, decimals: number) =>
    both.map((load) => read(load).toFixed(decimals)).join(' / ');
  return {
    cells: [
      kind,
      pair(({ kilobytes }) => kilobytes, 1),
      pair(({ requests }) => requests, 0),
      pair(({ javaScript }) => javaScript, 1),
      pair(({ blocking }) => blocking, 0),
    ],
    isMet: both.every(
      ({ kilobytes, requests, javaScript, blocking }) =>
        kilobytes <= BARS.kilobytes &&
        requests <= BARS.requests &&
        javaScript <= BARS.javaScript &&
        blocking === 0,
    ),
  };
}

/** Best possible grade with the specified content, where it is not A (docs/performance.md). */
const GRADES = new Map([
  ...[
    'services',
    'service',
    'technologies',
    'technology',
    'city',
    'article',
    'delivery',
    'estimate',
    'site map',
  ].map((kind) => [kind, 'B'] as const),
  ...['home', 'case studies'].map((kind) => [kind, 'C'] as const),
]);

function ecoIndexRow({ kind, whole }: WeighedPage): Row {
  const { score, grade } = ecoIndex(whole);
  const { elements, requests, kilobytes } = whole;
  const bar = GRADES.get(kind) ?? 'A';
  return {
    cells: [kind, String(elements), String(requests), kilobytes.toFixed(1), String(score), grade, bar],
    isMet: grade <= bar,
  };
}
