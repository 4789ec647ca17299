import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.ts';
import { START, startSite } from './site-process.ts';

/*
 * `npm run bench`: measures what no test holds, for it belongs to the machine: the time from a start to the first whole
 * answer, and the memory once every page was served. Linux only: it reads `/proc`.
 */

const STARTS = 10;
/** In ms, and in MB. */
const BARS = { start: 1000, memory: 180 };

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
try {
  const times: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const { site, time } = await start();
    await site.end('SIGTERM');
    times.push(time);
  }
  const [median = 0] = times.toSorted((a, b) => a - b).slice(STARTS / 2);
  tell('from a start to the whole home page, ms', median, BARS.start);
  tell('resident memory, all pages read, MB', await memoryOnceRead(), BARS.memory);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function start() {
  const from = performance.now();
  const settings = { DATABASE_URL: `sqlite:${join(folder, 'site.db')}`, MAIL_DIR: join(folder, 'mail') };
  const site = await startSite(settings, undefined, START);
  await read(site.url);
  return { site, time: performance.now() - from };
}

async function memoryOnceRead(): Promise<number> {
  const { site } = await start();
  const sitemap = await read(`${site.url}/sitemap.xml`);
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
    await read(site.url + new URL(address).pathname);
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8');
  await site.end('SIGTERM');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
}

async function read(url: string): Promise<string> {
  return (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).text();
}

function tell(what: string, measured: number, bar: number): void {
  process.stdout.write(`${measured.toFixed(0).padStart(5)} (≤ ${bar})  ${what}\n`);
  if (measured > bar) process.exitCode = 1;
}
