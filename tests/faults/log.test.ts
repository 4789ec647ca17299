import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, type TestContext, vi } from 'vitest';
import { ROOT } from '../../scripts/build.ts';
import { freePort } from '../../scripts/free-port.ts';

/** More than a pipe holds (64 KiB on Linux), at some 150 bytes a line. */
const REQUESTS = 2000;
const AT_ONCE = 20;

/** Starts the site with `log` as its standard error and `output` as its standard output, and waits until it listens. */
async function start(
  context: TestContext,
  log: number | 'pipe',
  output: number | 'pipe' = 'pipe',
): Promise<{ url: string; site: ChildProcess }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-log-'));
  const port = String(await freePort());
  const site = spawn(process.execPath, ['scripts/start.ts', '--no-warm-up'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATABASE_URL: `sqlite:${folder}/site.db`,
      MAIL_DIR: `${folder}/mail`,
    },
    stdio: ['ignore', output, log],
  });
  context.onTestFinished(() => {
    site.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  if (site.stdout) await once(site.stdout, 'data');
  else await vi.waitUntil(() => fetch(url).catch(() => false), 60_000);
  return { url, site };
}

async function expectEnd(site: ChildProcess): Promise<void> {
  const ended = once(site, 'exit', { signal: AbortSignal.timeout(8000) });
  site.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

it.runIf(process.platform === 'linux')(
  'serves, and ends well, while its log and its output are on a full disk',
  { concurrent: true },
  async (context) => {
    const full = openSync('/dev/full', 'w');
    const { url, site } = await start(context, full, full);
    closeSync(full);
    for (let index = 0; index < 20; index++) expect((await fetch(`${url}/contact`)).status).toBe(200);
    await expectEnd(site);
  },
);

it.concurrent('serves, and ends well, while nobody reads its log', async (context) => {
  const { url, site } = await start(context, 'pipe');
  const ask = async (path: string) => (await fetch(url + path)).arrayBuffer();
  for (let asked = 0; asked < REQUESTS; asked += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => ask('/contact')));
  await expectEnd(site);
});
