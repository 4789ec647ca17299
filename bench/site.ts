import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/build.ts';
import { freePort } from '../scripts/free-port.ts';
import { START } from '../scripts/site-process.ts';

/** A server that has answered once. */
export interface RunningServer {
  url: string;
  /** From the start of the process to the end of the first answer (ms). */
  startTime: number;
  pid: number | undefined;
  end(): Promise<void>;
}

/** Interval and time limit of requests to a starting server (ms). */
const ASK_EVERY = 2;
const START_DEADLINE = 30_000;

/**
 * Starts the built site as `npm start` does, with default settings, and waits until it answers 200. Its output goes to a
 * file: no other process reads it meanwhile.
 * @param folder for the database, the mails and the log; keeps them between starts
 * @throws Error with the end of its log when it exits or does not answer
 */
export async function startBenchedSite(folder: string): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const log = join(folder, 'site.log');
  const output = openSync(log, 'a');
  const start = performance.now();
  const [program, ...args] = START;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
      MAIL_DIR: join(folder, 'mail'),
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - start > START_DEADLINE) {
      await end();
      throw new Error(`The site does not serve ${url}:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await wait(ASK_EVERY);
  }
  return { url, pid: child.pid, startTime: performance.now() - start, end };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/**
 * Requests every page and waits until the site’s background work is done: a process that has just started
 * serves hastily compressed pages, 1.4 kB larger, which visitors hardly ever meet.
 * @returns the paths of all pages
 */
export async function warmUp(site: RunningServer): Promise<string[]> {
  const paths = await readPages(site.url);
  await untilIdle(site);
  return paths;
}

/** Requests all pages of the sitemap one after another, accepting Brotli; returns their paths. */
export async function readPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  }
  return paths;
}

/** CPU time per second (hundredths of a second, whatever the kernel’s tick) below which a server counts as idle. */
const IDLE_USE = 5;
const IDLE_DEADLINE = 600_000;

/** @throws Error when the server has exited, or is busy for ten minutes */
async function untilIdle({ pid, url }: RunningServer): Promise<void> {
  const start = performance.now();
  let before: number;
  let now = processorTime(pid);
  do {
    if (performance.now() - start > IDLE_DEADLINE) throw new Error(`${url} does not come to rest`);
    before = now;
    await wait(1000);
    now = processorTime(pid);
  } while (now - before > IDLE_USE);
}

/** CPU time of a process so far (hundredths of a second; proc_pid_stat(5)). */
function processorTime(pid: number | undefined): number {
  // The name, in parentheses, may hold any character.
  const [, numbers = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = 0, system = 0] = numbers.split(' ').slice(11, 13).map(Number);
  return user + system;
}
