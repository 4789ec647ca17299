import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/chromium.ts';
import { ecoIndex } from '../../support/eco-index.ts';
import { FIRST_FLIGHT, type FirstFlight, firstFlight } from './first-flight.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import type { Report, Row } from './report.ts';
import { startBenchedSite } from './site.ts';

/** Of the first load, without the video. */
const BARS = { kilobytes: 250, requests: 20, javaScript: 115 };

interface WeighedPage extends PageLoad, FirstFlight {
  kind: string;
}

/** What a visit of each kind of page costs, and how much of it the first screen waits for. */
export async function benchWeight(folder: string): Promise<Report> {
  const site = await startBenchedSite({ folder });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pages: WeighedPage[] = [];
  try {
    for (const { kind, path } of PAGE_KINDS) {
      const url = site.url + path;
      pages.push({ kind, ...(await loadPage(browser, url)), ...(await firstFlight(browser, url)) });
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
          'first load, without the video',
          `kB (≤ ${BARS.kilobytes})`,
          `requests (≤ ${BARS.requests})`,
          `JavaScript kB (≤ ${BARS.javaScript})`,
        ],
        rows: pages.map(firstLoadRow),
      },
      {
        columns: ['first flight', `first screen whole at (≤ ${FIRST_FLIGHT} bytes)`, 'its styles inside'],
        rows: pages.map(firstFlightRow),
      },
      {
        columns: ['EcoIndex', 'elements', 'requests', 'kB', 'score', 'grade (A)'],
        rows: pages.map(ecoIndexRow),
      },
    ],
    notes: [
      'Chromium, 1920 × 1080, empty cache, Brotli, HTTP/1.1: bytes as they come over the network, headers included.',
      'First flight: what fits into ten segments of 1,460 bytes, headers included. « At »: bytes of the answer up to the last element of the first screen at 390 × 844 or 1440 × 900. « Styles »: what has come looks the same, pixel for pixel, without the stylesheets fetched apart.',
      'EcoIndex: the page scrolled to its end, the video included; formula of cnumr/ecoindex_python.',
    ],
  };
}

function firstLoadRow({ kind, firstLoad: { kilobytes, requests, javaScript } }: WeighedPage): Row {
  return {
    cells: [kind, kilobytes.toFixed(1), String(requests), javaScript.toFixed(1)],
    isMet: kilobytes <= BARS.kilobytes && requests <= BARS.requests && javaScript <= BARS.javaScript,
  };
}

function firstFlightRow({ kind, bytesToFirstScreen, hasItsStyles }: WeighedPage): Row {
  return {
    cells: [kind, String(bytesToFirstScreen), hasItsStyles ? 'yes' : 'no'],
    isMet: bytesToFirstScreen <= FIRST_FLIGHT && hasItsStyles,
  };
}

function ecoIndexRow({ kind, whole }: WeighedPage): Row {
  const { score, grade } = ecoIndex(whole);
  const { elements, requests, kilobytes } = whole;
  return {
    cells: [kind, String(elements), String(requests), kilobytes.toFixed(1), String(score), grade],
    isMet: grade === 'A',
  };
}
