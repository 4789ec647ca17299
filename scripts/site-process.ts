import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './build.ts';
import { freePort } from './free-port.ts';

export interface SiteProcess {
  url: string;
  process: ChildProcess;
  /** All that the process has printed, standard output and errors. */
  output(): string;
  /** Sends `signal` and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface LaunchedSite extends SiteProcess {
  /** Resolves once the process listens; rejects with its exit code or signal and its output when it ends before. */
  listening: Promise<void>;
}

type Command = readonly [string, ...string[]];

/** What `npm start` runs. */
export const START: Command = [process.execPath, 'scripts/start.ts'];
/** The same for a process that lives for seconds. */
const BRIEF_START: Command = [...START, '--no-warm-up'];

/**
 * Starts the built site as `npm start` does, in a process of its own, and waits until it listens; it makes pages only
 * when they are asked for, unless `command` is `START`. `environment` is all of its configuration; the port is a free one
 * unless it names another.
 * @param root folder of the project, when it is a copy of this one
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

/** The same without the wait. `as` is who runs it, when root runs the tests. */
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
  // Whoever ends the process before it listens is not told: it is what they wanted.
  listening.promise.catch(() => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (text.includes('Courriels')) listening.resolve();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  // Not `exit`, which comes before the last of the output.
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
