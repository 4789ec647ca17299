import { type Browser, chromium } from '@playwright/test';
import { ensureHeadlessShell } from '../../scripts/browsers.ts';
import type { Report, Row } from '../report.ts';
import { startBenchedSite, warmUp } from '../site.ts';
import { median } from '../statistics.ts';
import { followLinks } from './follow-links.ts';
import { TAPS, type Tap } from './taps.ts';
import { firstTap, type Wait } from './visits.ts';
import { wholeVisit } from './whole-visit.ts';

const RUNS = 9;
const SLOWDOWN = 4;
/** Times of the first tap after the first paint (ms). */
const MOMENTS = [300, 1000, 2000, 5000];
/** Of interactions, and of the delay until the first tap’s effect (ms). */
const BARS = { median: 200, worst: 350, effect: 350, laterWorst: 200 };
/** From the click on a hovered link to the paint of the new page (ms), by CPU slowdown. */
const LINK_BARS = new Map([
  [1, 150],
  [SLOWDOWN, 300],
]);

/** Measures how long visitors wait for what they press. */
export async function benchInteraction(folder: string): Promise<Report> {
  const site = await startBenchedSite(folder);
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await warmUp(site);
    const later: Row[] = [];
    for (const by of ['finger', 'mouse'] as const) {
      const interactions: number[] = [];
      for (let run = 0; run < RUNS; run++)
        interactions.push(...(await wholeVisit(browser, site.url, by, SLOWDOWN)));
      later.push({
        cells: [
          by === 'finger' ? 'phone' : 'computer',
          String(interactions.length),
          ...spreadOf(interactions),
        ],
        isMet: isQuick(interactions, BARS.laterWorst),
      });
    }
    const links: Row[] = [];
    for (const [slowdown, bar] of LINK_BARS) {
      const waits: number[] = [];
      for (let run = 0; run < RUNS; run++) waits.push(...(await followLinks(browser, site.url, slowdown)));
      links.push({
        cells: [`× ${slowdown}`, String(bar), ...spreadOf(waits)],
        isMet: median(waits) <= bar,
      });
    }
    const taps = await firstTaps(browser, site.url);
    return {
      title: 'Interaction',
      tables: [
        {
          columns: [
            'first tap',
            ...MOMENTS.map((moment) => `${moment / 1000} s`),
            `INP (≤ ${BARS.median})`,
            `worst (≤ ${BARS.worst})`,
            `effect (≤ ${BARS.effect})`,
          ],
          rows: taps,
        },
        {
          columns: ['later in a visit', 'presses', `INP (≤ ${BARS.median})`, `worst (≤ ${BARS.laterWorst})`],
          rows: later,
        },
        { columns: ['link that was hovered', 'bar', 'painted after', 'worst'], rows: links },
      ],
      notes: [
        `ms, medians of ${RUNS} visits for each tap and moment, each with a browser context of its own; processor slowed down ${SLOWDOWN} times; phone 390 × 844 by touch, computer 1440 × 900 by mouse. Moments from the first paint on; INP by the Event Timing API, which tells of 16 ms and more; effect: from the event to the frame that shows it.`,
      ],
    };
  } finally {
    await browser.close();
    await site.end();
  }
}

async function firstTaps(browser: Browser, url: string): Promise<Row[]> {
  const waits = new Map<Tap, Map<number, Wait[]>>(
    TAPS.map((tap) => [tap, new Map(MOMENTS.map((moment) => [moment, []]))]),
  );
  // Interleaved, so that a disturbance of the machine does not hit all runs of one tap.
  for (let run = 0; run < RUNS; run++) {
    for (const [tap, byMoment] of waits)
      for (const [moment, list] of byMoment)
        list.push(await firstTap(browser, url + tap.path, tap, moment, SLOWDOWN));
  }
  return [...waits].map(([{ page, what, by }, byMoment]) => {
    const all = [...byMoment.values()].flat();
    const interactions = all.map(({ interaction }) => interaction);
    const effect = median(all.map((wait) => wait.effect));
    const medians = [...byMoment.values()].map((list) => median(list.map(({ interaction }) => interaction)));
    return {
      cells: [
        `${page}, ${what} (${by})`,
        ...medians.map((value) => value.toFixed(0)),
        ...spreadOf(interactions),
        effect.toFixed(0),
      ],
      isMet:
        Math.max(...medians) <= BARS.median && isQuick(interactions, BARS.worst) && effect <= BARS.effect,
    };
  });
}

function spreadOf(values: readonly number[]): [median: string, worst: string] {
  return [median(values).toFixed(0), Math.max(...values).toFixed(0)];
}

function isQuick(interactions: readonly number[], worst: number): boolean {
  return median(interactions) <= BARS.median && Math.max(...interactions) <= worst;
}
