import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** CPU cores of the measured server and of its client. */
export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

interface ServerCommand {
  command: string;
  args: readonly string[];
  /** URL that answers 200 at `/`. */
  url: string;
  log: string;
  cwd?: string;
  /** Besides PATH. */
  environment?: Record<string, string>;
  /** `SERVER_CORE` to pin it; all cores otherwise. */
  core?: string;
}

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
 * Starts a server and waits for its first answer.
 * @throws Error with the end of its log when it exits or does not answer
 */
export async function startServer(server: ServerCommand): Promise<RunningServer> {
  const { command, args, url, log, cwd, environment = {}, core } = server;
  const [program = command, ...rest] = core === undefined ? [command] : ['taskset', '-c', core, command];
  const output = openSync(log, 'a');
  const start = performance.now();
  const child = spawn(program, [...rest, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };

  while (!(await answers(url))) {
    const isOver = child.exitCode !== null || performance.now() - start > START_DEADLINE;
    if (isOver) {
      await end();
      throw new Error(`${command} does not serve ${url}:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await wait(ASK_EVERY);
  }
  const startTime = performance.now() - start;
  return { url, pid: child.pid, startTime, end };
}

/** CPU use of one core below which a server counts as idle. */
const IDLE_USE = 0.05;
const IDLE_DEADLINE = 600_000;
/** /proc counts CPU time in hundredths of a second, whatever the kernel’s own tick (proc_pid_stat(5)). */
const TICKS_PER_SECOND = 100;

/**
 * Waits until a server’s background work is done: idle for a second.
 * @throws Error when it has exited, or is busy for ten minutes
 */
export async function untilIdle({ pid, url }: RunningServer): Promise<void> {
  const start = performance.now();
  let before: number;
  let now = ticksOf(pid);
  do {
    if (performance.now() - start > IDLE_DEADLINE) throw new Error(`${url} does not come to rest`);
    before = now;
    await wait(1000);
    now = ticksOf(pid);
  } while (now - before > IDLE_USE * TICKS_PER_SECOND);
}

/** CPU time of a process so far, in ticks. */
function ticksOf(pid: number | undefined): number {
  // The name, in parentheses, may hold any character.
  const [, numbers = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = numbers.split(' ').slice(11, 13).map(Number);
  if (user === undefined || system === undefined) throw new Error(`/proc/${pid}/stat does not tell its time`);
  return user + system;
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
