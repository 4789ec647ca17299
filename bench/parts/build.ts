import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/support/project-copy.ts';
import { type HeldMemory, holdMemory, type SizedSite, timeAnswers } from './growth.ts';
import { multiplyCities } from './more-content.ts';
import { barTable, type Report } from './report.ts';
import { run } from './tools.ts';

const TIMES_CITIES = 10;
const ARTICLES = 5000;
/** Numbers of requests after which the memory is read. */
const COUNTS = [1000, 5000, 10_000];
/** Build time (s); growth of memory per request (kB). */
const BARS = { build: 60, leftByRequest: 1 };

interface BuiltSite extends SizedSite {
  buildTime: number;
}

/** Measures the build time, and how it and the answers grow with much more content. */
export async function benchBuild(folder: string): Promise<Report> {
  const copy = copyProject();
  try {
    const small = { buildTime: build(copy), ...(await timeAnswers(copy, join(folder, 'small'), 0)) };
    const added = multiplyCities(copy, TIMES_CITIES);
    const largeFolder = join(folder, 'large');
    const large = { buildTime: build(copy), ...(await timeAnswers(copy, largeFolder, ARTICLES)) };
    const held = await holdMemory(copy, largeFolder, ARTICLES, COUNTS);
    return report(small, large, (small.pages + added) / small.pages, held);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Builds a copy of the project from scratch; returns the time (s). */
function build(root: string): number {
  for (const made of ['build', '.react-router', '.content-collections'])
    rmSync(join(root, made), { recursive: true, force: true });
  const start = performance.now();
  run(
    process.execPath,
    ['--eval', "import('./scripts/build.ts').then(({ ensureBuilt }) => ensureBuilt())"],
    root,
  );
  return (performance.now() - start) / 1000;
}

/** @param morePages ratio of the numbers of pages */
function report(small: BuiltSite, large: BuiltSite, morePages: number, held: readonly HeldMemory[]): Report {
  const [first, last] = [held.at(0), held.at(-1)];
  if (!first || !last) throw new Error('The memory was not read');
  const slower = large.buildTime / small.buildTime;
  const left = ((last.megabytes - first.megabytes) * 1000) / (last.requests - first.requests);
  return {
    title: 'Build and growth',
    tables: [
      barTable([
        {
          what: `build, ${small.pages} pages`,
          bar: `≤ ${BARS.build} s`,
          measured: `${small.buildTime.toFixed(1)} s`,
          isMet: small.buildTime <= BARS.build,
        },
        {
          what: `build with ${TIMES_CITIES} × the cities`,
          bar: `≤ ${morePages.toFixed(1)} × as long, as there are pages`,
          measured: `${slower.toFixed(2)} × (${large.buildTime.toFixed(1)} s)`,
          isMet: slower <= morePages,
        },
        {
          what: `held in memory, ${first.requests} to ${last.requests} requests`,
          bar: `≤ ${BARS.leftByRequest} kB a request`,
          measured: `${left.toFixed(2)} kB (${held.map(({ megabytes }) => megabytes.toFixed(0)).join(' → ')} MB)`,
          isMet: left <= BARS.leftByRequest,
        },
      ]),
      {
        columns: ['answer (ms)', `${small.pages} pages`, `${large.pages} pages`, '×'],
        rows: [...small.answerTimes].map(([path, before]) => {
          const after = large.answerTimes.get(path) ?? Number.NaN;
          return {
            cells: [path, before.toFixed(1), after.toFixed(1), (after / before).toFixed(2)],
            isMet: after / before <= large.pages / small.pages,
          };
        }),
      },
    ],
    notes: [
      'Built from nothing in a copy of the project on all cores; then again with nine copies of each city under other names. The copy has no history, which the sitemap’s dates are read from.',
      `Memory: heap and buffers after a collection, after ${COUNTS.join(', ')} requests to a site of ${large.pages} pages, all of which are asked for in turn.`,
      `Answers: medians; ${ARTICLES} articles in the database the second time. « × » may be as large as there are more pages.`,
    ],
  };
}
