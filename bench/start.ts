import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { barTable, median, type Report, spread } from './report.ts';
import { type RunningServer, readPages, startBenchedSite } from './site.ts';

const STARTS = 10;
const BARS = { startTime: 1000, memory: 180 };

/** Measures start-up time, and memory once every page was served. */
export async function benchStart(folder: string): Promise<Report> {
  const fresh: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const roundFolder = join(folder, String(round));
    fresh.push(await startTime(roundFolder));
    again.push(await startTime(roundFolder));
  }

  const site = await startBenchedSite(join(folder, '0'));
  const atStart = residentMemory(site);
  const pages = (await readPages(site.url)).length;
  const warm = residentMemory(site);
  await site.end();

  return {
    title: 'Start and memory',
    tables: [
      barTable([
        startRow('cold start to first answer, empty database', fresh),
        startRow('cold start to first answer, existing database', again),
        {
          what: `resident memory, ${pages} pages read`,
          bar: `≤ ${BARS.memory} MB`,
          measured: `${warm.toFixed(0)} MB (${atStart.toFixed(0)} MB after the first answer)`,
          isMet: warm <= BARS.memory,
        },
      ]),
    ],
    notes: [
      `Median of ${STARTS} starts (least–most), from the call that starts \`node scripts/start.ts\` to the whole home page, asked for every 2 ms.`,
      'Memory: VmRSS of the process, every page of the sitemap read once with Brotli.',
    ],
  };
}

/** MB of 1,000,000 bytes. */
function residentMemory({ pid }: RunningServer): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

async function startTime(folder: string): Promise<number> {
  const site = await startBenchedSite(folder);
  await site.end();
  return site.startTime;
}

function startRow(what: string, times: readonly number[]) {
  return {
    what,
    bar: `≤ ${BARS.startTime} ms`,
    measured: `${spread(times)} ms`,
    isMet: median(times) <= BARS.startTime,
  };
}
