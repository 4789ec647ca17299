import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt, ROOT } from '../scripts/build.ts';
import { START, startSite } from '../scripts/site-process.ts';
import { readStore } from '../tests/support/store.ts';
import { readAndWrite } from './flood/people.ts';
import { startFlood } from './flood/robots.ts';
import { floodReport } from './flood/table.ts';
import { asText, isEveryBarMet } from './parts/report.ts';

/*
 * `npm run bench:flood -- [--minutes 2] [--rate 10000]`: people read pages and send leads, first on an idle
 * server, then while bots post `rate` hostile forms a minute to the same process. Prints one table; exit code
 * 1 when a person’s request failed or an accepted lead was not stored.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string' }, rate: { type: 'string' } } });
const minutes = Number(values.minutes ?? 2);
const rate = Number(values.rate ?? 10_000);

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'site-flood-'));
const file = join(folder, 'site.db');
const environment = { DATABASE_URL: `sqlite:${file}`, MAIL_DIR: join(folder, 'mail'), TRUST_PROXY: '1' };
const site = await startSite(environment, ROOT, START);
try {
  // Warm-up.
  await readAndWrite(site.url, 5000);
  const idle = await readAndWrite(site.url, minutes * 60_000);
  const flood = await startFlood(site.url, rate);
  const busy = await readAndWrite(site.url, minutes * 60_000);
  const robots = await flood.stop();
  // Lets the last answers reach the log.
  await sleep(500);
  const { leads } = await readStore({ engine: 'sqlite', file });
  const report = floodReport({ idle, busy, robots, leads, minutes });
  process.stdout.write(asText(report));
  process.exitCode = isEveryBarMet([report]) ? 0 : 1;
} finally {
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
