import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ensureHeadlessShell } from '../../scripts/chromium.ts';
import { LIGHTHOUSE_KINDS, PAGE_KINDS } from '../../tests/support/page-kinds.ts';
import { blockingTimeOfProcessor } from './blocking-time.ts';
import type { Report, Row } from './report.ts';
import { startBenchedSite, warmUp } from './site.ts';
import { median } from './statistics.ts';
import { ensureTools } from './tools.ts';

const RUNS = 5;
const ATTEMPTS = 3;
/** Category scores; LCP and TBT in ms; CLS. */
const BARS = { score: 100, performance: 98, largestPaint: 1500, blockedTime: 100, shift: 0.005 };

const score = v.object({
  score: v.pipe(
    v.number(),
    v.transform((share) => Math.round(share * 100)),
  ),
});
const metric = v.object({ numericValue: v.number() });
/** The part of Lighthouse’s report that is read (docs/understanding-results.md in its repository). */
const resultSchema = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});
/** A report, and the blocking time by CPU from its trace (ms). */
type Result = v.InferOutput<typeof resultSchema> & { blockedByProcessor: number };

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse’s mobile audit on the main landing pages. */
export async function benchLighthouse(folder: string): Promise<Report> {
  const tools = ensureTools();
  const site = await startBenchedSite({ folder });
  const pages: { kind: string; path: string; results: Result[] }[] = PAGE_KINDS.filter(({ kind }) =>
    LIGHTHOUSE_KINDS.includes(kind),
  ).map((page) => ({ ...page, results: [] }));
  try {
    await warmUp(site);
    // Interleaved, so that a disturbance of the machine does not hit all five runs of one page.
    for (let run = 0; run < RUNS; run++) {
      for (const { kind, path, results } of pages)
        results.push(await judge(tools, site.url + path, join(folder, `${kind}-${run}.json`)));
    }
  } finally {
    await site.end();
  }
  return {
    title: 'Lighthouse, mobile',
    tables: [
      {
        columns: [
          'page',
          ...CATEGORIES.map((name) => `${name} (≥ ${barOf(name)})`),
          'LCP s (≤ 1.50)',
          `TBT ms (≤ ${BARS.blockedTime})`,
          'TBT of processor ms',
          'CLS (0.00)',
        ],
        rows: pages.map(({ kind, results }) => pageRow(kind, results)),
      },
    ],
    notes: [
      `Lighthouse 13.5 with its defaults for phones: simulated slow 4G, processor slowed down four times. Median of ${RUNS} runs, the pages in turns, each run with a browser of its own (Chromium’s headless shell, which opens no window beside the page).`,
      'TBT of processor: with each task as long as the processor worked on it, without its waiting for a core, and with all that comes before the first paint, of which Lighthouse counts a part. Held to no bar.',
    ],
  };
}

/** Retries when there is no result: now and then a browser fails to record its own start. */
async function judge(tools: string, url: string, file: string): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if (!(await runLighthouse(tools, url, file))) continue;
    const trace: unknown = JSON.parse(readFileSync(file.replace(/\.json$/, '-0.trace.json'), 'utf8'));
    return {
      ...v.parse(resultSchema, JSON.parse(readFileSync(file, 'utf8'))),
      blockedByProcessor: blockingTimeOfProcessor(trace),
    };
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times on ${url}`);
}

/**
 * Runs Lighthouse; returns whether it succeeded. Uses the headless shell: the full Chromium would also open a
 * window whose address bar loads pages of its own, half a second of one of two cores.
 */
async function runLighthouse(tools: string, url: string, file: string): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      // Saves the trace beside the report.
      '--save-assets',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { cwd: tools, stdio: ['ignore', 2, 2], env: { ...process.env, CHROME_PATH: ensureHeadlessShell() } },
  );
  const [code] = await once(child, 'exit');
  return code === 0;
}

function pageRow(kind: string, results: readonly Result[]): Row {
  const of = (read: (result: Result) => number) => median(results.map(read));
  const scores = CATEGORIES.map((name) => of(({ categories }) => categories[name].score));
  const largestPaint = of(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const blockedTime = of(({ audits }) => audits['total-blocking-time'].numericValue);
  const blockedByProcessor = of((result) => result.blockedByProcessor);
  const shift = of(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  return {
    cells: [
      kind,
      ...scores.map((points) => String(points)),
      (largestPaint / 1000).toFixed(2),
      blockedTime.toFixed(0),
      blockedByProcessor.toFixed(0),
      shift.toFixed(2),
    ],
    isMet:
      CATEGORIES.every((name, index) => (scores[index] ?? 0) >= barOf(name)) &&
      largestPaint <= BARS.largestPaint &&
      blockedTime <= BARS.blockedTime &&
      shift < BARS.shift,
  };
}

function barOf(category: (typeof CATEGORIES)[number]): number {
  return category === 'performance' ? BARS.performance : BARS.score;
}
