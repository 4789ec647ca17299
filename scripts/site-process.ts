import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './build.ts';
import { freePort } from './free-port.ts';

export interface SiteProcess {
  url: string;
  process: ChildProcess;
  /** Standard output and error so far. */
  output(): string;
  /** Sends `signal` and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A site that may not listen yet. */
export interface LaunchedSite extends SiteProcess {
  /** Resolves once the process listens; rejects with its exit code or signal and its output if it ends before. */
  listening: Promise<void>;
}

type Command = readonly [string, ...string[]];

/** What `npm start` runs. */
export const START: Command = [process.execPath, 'scripts/start.ts'];
/** The same without the warm-up, which a short-lived process would spend most of its time on. */
const BRIEF_START: Command = [...START, '--no-warm-up'];

/**
 * Starts the built site in a child process, as `npm start` does, and waits until it listens. `environment` is its whole
 * configuration; without a `PORT` it gets a free one. Pages are rendered on request only, unless `command` is `START`.
 * @param root folder of the project, if it is a copy of this one
 */
export async function startSite(
  environment: Record<string, string>,
  root = ROOT,
  command = BRIEF_START,
): Promise<SiteProcess> {
  const site = await launchSite(environment, root, command);
  await site.listening;
  return site;
}

/** The same without waiting. `as` is the user to run it as, when root runs the tests. */
export async function launchSite(
  environment: Record<string, string>,
  root = ROOT,
  command = BRIEF_START,
  as: { uid?: number; gid?: number } = {},
): Promise<LaunchedSite> {
  const port = environment.PORT ?? String(await freePort());
  const [program, ...args] = command;
  const child = spawn(program, args, {
    ...as,
    cwd: root,
    env: { PATH: process.env.PATH, ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = Promise.withResolvers<void>();
  // Prevents an unhandled rejection when the caller ends the process before it listens.
  listening.promise.catch(() => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('E-mails')) listening.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  // Not `exit`, which fires before all output is read.
  child.once('close', (code, signal) => {
    listening.reject(new Error(`The site ended before it listened (${code ?? signal}):\n${output}`));
  });

  return {
    url: `http://localhost:${port}`,
    process: child,
    listening: listening.promise,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
