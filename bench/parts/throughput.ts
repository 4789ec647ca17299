import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ensureProgram } from '../../scripts/programs.ts';
import { CLIENT_CORE, SERVER_CORE } from './server-process.ts';

/** Open connections, each with a new request as soon as it is answered. */
export const CONNECTIONS = 64;

interface Throughput {
  requestsPerSecond: number;
  /** Use of the server’s core, 0 to 1. */
  coreUse: number;
}

/**
 * Measures requests per second for a page, closed loop, with wrk on its own core.
 * @throws Error when an answer is not a success
 */
export async function throughput(url: string, seconds: number): Promise<Throughput> {
  const before = coreTimes();
  const child = spawn(
    'taskset',
    [
      '-c',
      CLIENT_CORE,
      wrk(),
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '-H',
      'Accept-Encoding: br, gzip',
      url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const after = coreTimes();
  const requestsPerSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1]);
  // wrk’s time-outs (2 s) are not failures: the answers come, and a slow server gives few of them.
  const hasFailed = /Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(output);
  if (!(requestsPerSecond > 0) || hasFailed) throw new Error(`wrk ${url}:\n${output}`);
  return { requestsPerSecond, coreUse: 1 - (after.idle - before.idle) / (after.total - before.total) };
}

/**
 * Path of wrk, installed if missing.
 * @throws Error that says what is missing
 */
function wrk(): string {
  return ensureProgram({
    name: 'wrk',
    variable: 'WRK_PATH',
    commands: ['wrk'],
    elsewhere: [],
    debianPackages: ['wrk'],
    advice: '« apt-get install wrk »',
  });
}

/** Times of the server’s core since boot, in ticks. */
function coreTimes(): { idle: number; total: number } {
  const line =
    new RegExp(`^cpu${SERVER_CORE} (.*)$`, 'm').exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '';
  // user, nice, system, idle, iowait, irq, softirq, steal; guest times are in the first two (proc(5)).
  const ticks = line.split(' ').slice(0, 8).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { idle: idle + waiting, total: ticks.reduce((sum, count) => sum + count, 0) };
}
