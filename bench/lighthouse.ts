import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ensureHeadlessShell } from '../scripts/browsers.ts';
import { ROOT } from '../scripts/build.ts';
import { LIGHTHOUSE_KINDS, PAGE_KINDS } from '../tests/support/page-kinds.ts';
import type { Report, Row } from './report.ts';
import { median } from './report.ts';
import { startBenchedSite, warmUp } from './site.ts';

const RUNS = 5;
const ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Least scores. */
const SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** LCP and TBT in ms; CLS. */
const MOST = { largestPaint: 1500, blockedTime: 100, shift: 0.005 };

/** Under `var/`, so that checks and test copies of the project skip it. */
const TOOLS = `${ROOT}var/bench`;

const score = v.object({
  score: v.pipe(
    v.number(),
    v.transform((share) => Math.round(share * 100)),
  ),
});
const metric = v.object({ numericValue: v.number() });
/** The part of Lighthouse’s report that is read (docs/understanding-results.md in its repository). */
const resultSchema = v.object({
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});
type Result = v.InferOutput<typeof resultSchema>;

/** Runs Lighthouse’s mobile audit on the main landing pages. */
export async function benchLighthouse(folder: string): Promise<Report> {
  cpSync(join(import.meta.dirname, 'tools'), TOOLS, { recursive: true });
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', install, { cwd: TOOLS, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Lighthouse cannot be installed:\n${stderr}`);

  const site = await startBenchedSite(folder);
  const pages = PAGE_KINDS.filter(({ kind }) => LIGHTHOUSE_KINDS.includes(kind));
  const results = new Map<string, Result[]>(pages.map(({ kind }) => [kind, []]));
  try {
    await warmUp(site);
    // Interleaved, so that a disturbance of the machine does not hit all five runs of one page.
    for (let run = 0; run < RUNS; run++)
      for (const { kind, path } of pages) results.get(kind)?.push(judge(site.url + path, folder));
  } finally {
    await site.end();
  }
  return {
    title: 'Lighthouse, mobile',
    tables: [
      {
        columns: [
          'page',
          ...CATEGORIES.map((name) => `${name} (≥ ${SCORES[name]})`),
          'LCP s (≤ 1.50)',
          `TBT ms (≤ ${MOST.blockedTime})`,
          'CLS (0.00)',
        ],
        rows: [...results].map(([kind, list]) => pageRow(kind, list)),
      },
    ],
    notes: [
      `Lighthouse 13.5 with its defaults for phones, but throttling applied instead of simulated: 1.5 Mb/s and 563 ms a request, processor slowed down four times. Median of ${RUNS} runs, the pages in turns, each run with a browser of its own (Chromium’s headless shell, which opens no window beside the page).`,
    ],
  };
}

/**
 * Retries when there is no result: now and then a browser fails to record its own start. Uses the headless shell: the
 * full Chromium would also open a window whose address bar loads pages of its own, half a second of one of two cores.
 */
function judge(url: string, folder: string): Result {
  const file = join(folder, 'result.json');
  const args = [
    'node_modules/lighthouse/cli/index.js',
    url,
    '--quiet',
    // Seen on a slow line: the simulation counts scripts at low priority as if the picture waited for them.
    '--throttling-method=devtools',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  const env = { ...process.env, CHROME_PATH: ensureHeadlessShell() };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { status } = spawnSync(process.execPath, args, { cwd: TOOLS, stdio: ['ignore', 2, 2], env });
    if (status === 0) return v.parse(resultSchema, JSON.parse(readFileSync(file, 'utf8')));
  }
  throw new Error(`Lighthouse failed ${ATTEMPTS} times on ${url}`);
}

function pageRow(kind: string, results: readonly Result[]): Row {
  const of = (read: (result: Result) => number) => median(results.map(read));
  const scores = CATEGORIES.map((name) => ({ name, points: of(({ categories }) => categories[name].score) }));
  const largestPaint = of(({ audits }) => audits['largest-contentful-paint'].numericValue);
  const blockedTime = of(({ audits }) => audits['total-blocking-time'].numericValue);
  const shift = of(({ audits }) => audits['cumulative-layout-shift'].numericValue);
  return {
    cells: [
      kind,
      ...scores.map(({ points }) => String(points)),
      (largestPaint / 1000).toFixed(2),
      blockedTime.toFixed(0),
      shift.toFixed(2),
    ],
    isMet:
      scores.every(({ name, points }) => points >= SCORES[name]) &&
      largestPaint <= MOST.largestPaint &&
      blockedTime <= MOST.blockedTime &&
      shift < MOST.shift,
  };
}
