import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Tinypool } from 'tinypool';
import { AppError } from '../errors.ts';
import type { TextTasks } from './text-tasks.ts';

/** What a task may take (ms): the sentence of `text_too_complex` says so. */
const DEADLINE = 2000;
/** How long a task may wait for a thread, and a thread may take to start (ms). */
const LONGEST_WAIT = 20_000;
/** Tasks that wait at most. */
const QUEUE = 100;
/** Memory of a thread (MB). */
const MEMORY = 256;
/** After this long without a task, the second thread is ended (ms). */
const IDLE = 60_000;

export type TextWork = ReturnType<typeof createTextWork>;

interface TextWorkParts {
  /** The worker's module (`text-worker.ts`). */
  file: string;
  /** Options of Node for the threads; those of the process by default. */
  execArgv?: string[];
  /** How long a task may run (ms); then its thread is ended. */
  deadline?: number;
}

/**
 * Work on texts of others, in worker threads: a text that takes too long stops its own thread, not the site. The threads
 * start with the first task.
 */
export function createTextWork({ file, execArgv, deadline = DEADLINE }: TextWorkParts) {
  let pool: Tinypool | undefined;
  let isClosed = false;
  const start = () =>
    new Tinypool({
      filename: file,
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: IDLE,
      maxQueue: QUEUE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
      ...(execArgv ? { execArgv } : {}),
    });

  /**
   * Runs a task.
   * @throws AppError `text_too_complex` if it takes longer than `deadline`, or more memory or stack than a thread has;
   * `unavailable` if too many others wait, or the threads are ended
   */
  async function run<Name extends keyof TextTasks>(
    name: Name,
    input: Parameters<TextTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<TextTasks[Name]>>> {
    if (isClosed) throw new AppError('unavailable');
    pool ??= start();
    const ending = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let hasBegun = false;
    let timer = setTimeout(() => ending.abort(), LONGEST_WAIT);
    void once(port1, 'message').then(() => {
      hasBegun = true;
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(), deadline);
    });
    try {
      const task = { name, input, waiting: port2 };
      return await pool.run(task, { signal: ending.signal, transferList: { transfer: [port2] } });
    } catch (error) {
      if (!hasBegun || isClosed) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
      throw isExhausted(error) || ending.signal.aborted
        ? new AppError('text_too_complex', { cause: error })
        : error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  return {
    run,
    /** Ends the threads; a task under way is rejected. */
    async close(): Promise<void> {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

/** What a task gives, or what stands for it where the text is too complex. */
export async function unlessTooComplex<Result, Instead>(
  task: Promise<Result>,
  instead: (error: AppError) => Instead,
): Promise<Result | Instead> {
  try {
    return await task;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'text_too_complex')) throw error;
    return instead(error);
  }
}

/** Whether a thread ran out of memory or stack. */
function isExhausted(error: unknown): boolean {
  if (error instanceof RangeError) return true;
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
