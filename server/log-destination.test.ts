import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openLog } from './log-destination.ts';
import { createLogger } from './logger.ts';

it('leaves e-mail addresses out of the paths that it logs', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  for (const path of ['/lettre/a@b.fr/fin', '/stop/a%40b.fr', '/villes/lyon']) logger.info({ path });
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/lettre/…/fin', '/stop/…', '/villes/lyon']);
});

it('writes lines in order, and the rest at once when flushed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  const log = openLog(fd);
  log.write('un\n');
  log.write('deux\n');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe('un\ndeux\n'));
  log.write('trois\n');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/trois/));
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

it('reports how many lines a stalled pipe has lost, once it is read again', () => {
  const script = `
    import { openLog } from ${JSON.stringify(new URL('./log-destination.ts', import.meta.url).href)};
    const log = openLog(2);
    const line = 'x'.repeat(1023) + '\\n';
    for (let index = 0; index < 6000; index++) log.write(line);
    setTimeout(() => log.flushSync(), 500);
  `;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 ** 2,
  });
  expect(status).toBe(0);
  const lines = stderr.trimEnd().split('\n');
  const told = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line).lines] : []));
  expect(lines.length - told.length + told.reduce((sum, count) => sum + count, 0)).toBe(6000);
  expect(told).not.toEqual([]);
});

it.runIf(existsSync('/dev/full'))('gives a full disk up after a second', () => {
  const fd = openSync('/dev/full', 'w');
  const log = openLog(fd);
  log.write('un\n');
  log.flushSync();
  closeSync(fd);
});
