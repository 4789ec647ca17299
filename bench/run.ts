import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ROOT } from '../scripts/build.ts';
import { benchLighthouse } from './lighthouse.ts';
import { asText, isEveryBarMet, type Report } from './report.ts';
import { benchStart } from './start.ts';
import { benchWeight } from './weight.ts';

/*
 * `npm run bench [-- part…]`: measures the production build against its bars and prints the tables of
 * docs/performance.md. Linux only: it reads `/proc`. Exit code 1 when a bar is missed.
 */

const PARTS: Record<string, (folder: string) => Promise<Report>> = {
  lighthouse: benchLighthouse,
  weight: benchWeight,
  start: benchStart,
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `No part is called ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.\n`,
  );
  process.exit(2);
}

ensureBuilt();
const { stdout: commit } = spawnSync('git', ['describe', '--always', '--dirty'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const circumstances = [
  `${new Date().toISOString().slice(0, 10)}, commit ${commit.trim() || 'unknown'}`,
  `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}.`,
].join(', ');
for (const [name, bench] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const folder = mkdtempSync(join(tmpdir(), `site-bench-${name}-`));
  try {
    const { notes, ...measured } = await bench(folder);
    const report = { ...measured, notes: [...notes, circumstances] };
    process.stdout.write(`${asText(report)}\n`);
    if (!isEveryBarMet(report)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
