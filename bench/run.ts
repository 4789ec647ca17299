import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ROOT } from '../scripts/build.ts';
import { benchBuild } from './parts/build.ts';
import { benchInteraction } from './parts/interaction.ts';
import { benchLighthouse } from './parts/lighthouse.ts';
import { disturbance, processorTimes } from './parts/processor-times.ts';
import { circumstances, recorded } from './parts/record.ts';
import { asText, isEveryBarMet, type Report } from './parts/report.ts';
import { benchSearch } from './parts/search.ts';
import { benchServer } from './parts/server.ts';
import { benchStaff } from './parts/staff.ts';
import { benchStart } from './parts/start.ts';
import { benchWeight } from './parts/weight.ts';

/*
 * `npm run bench [-- part…] [--json FILE] [--record]`: measures the production build against its bars and
 * prints tables for each part; `--record` also writes them to docs/performance.md. Linux only: it uses
 * `taskset` and `/proc`. Exit code 1 when a bar is missed.
 */

const DOCUMENT = `${ROOT}docs/performance.md`;

const PARTS: Record<string, (folder: string) => Promise<Report>> = {
  interaction: benchInteraction,
  lighthouse: benchLighthouse,
  weight: benchWeight,
  server: benchServer,
  search: benchSearch,
  start: benchStart,
  staff: benchStaff,
  build: benchBuild,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, record: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exit(2);
}

ensureBuilt();
// Read before `--record` makes the working tree dirty.
const measuredOn = circumstances();
const reports: Report[] = [];
for (const [name, bench] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), `site-bench-${name}-`));
  try {
    const start = performance.now();
    const timesBefore = processorTimes();
    const { notes, ...measured } = await bench(folder);
    const report = { ...measured, notes: [...notes, measuredOn, disturbance(timesBefore, processorTimes())] };
    reports.push(report);
    if (values.record) writeFileSync(DOCUMENT, recorded(readFileSync(DOCUMENT, 'utf8'), report));
    process.stdout.write(`${asText(report)}\n`);
    process.stderr.write(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
process.exitCode = isEveryBarMet(reports) ? 0 : 1;
