import { Tinypool } from 'tinypool';
import { type PictureForms, PictureRefused, refuseOtherFiles } from '../../../content/picture-forms.ts';
import { AppError } from '../../errors.ts';
import type { PreparedPicture } from './picture-worker.ts';

/**
 * How long a picture may wait and take (ms); then the process is ended. Less than the silence after which the server, and
 * the proxies of `deploy/`, cut a connection: who sent it reads why.
 */
export const PICTURE_DEADLINE = 50_000;
/** Pictures that wait at most. */
const QUEUE = 5;
/** After this long without a picture, the process is ended and gives its memory back (ms). */
const IDLE = 10_000;

const TOO_LONG = 'Cette image n’a pas pu être préparée à temps. Réduisez-la, puis réessayez.';

export type PictureWork = ReturnType<typeof createPictureWork>;

/**
 * Prepares pictures in a process of its own, one at a time: decoding takes the threads with which a process reads its files,
 * and hundreds of megabytes.
 * @param file the worker's module (`picture-worker.ts`)
 */
export function createPictureWork(file: string) {
  let pool: Tinypool | undefined;

  /**
   * @throws PictureRefused; AppError `unavailable` if too many others wait
   */
  async function prepare(bytes: Buffer): Promise<PictureForms> {
    refuseOtherFiles(bytes);
    pool ??= new Tinypool({
      filename: file,
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
    });
    if (pool.queueSize >= QUEUE) throw new AppError('unavailable');
    const signal = AbortSignal.timeout(PICTURE_DEADLINE);
    const prepared: PreparedPicture = await pool.run(bytes, { signal }).catch((cause: unknown) => {
      throw signal.aborted ? new PictureRefused(TOO_LONG, { cause }) : cause;
    });
    if ('refused' in prepared) throw new PictureRefused(prepared.refused);
    return prepared;
  }

  return {
    prepare,
    /** Ends the process; a picture under way is rejected. */
    async close(): Promise<void> {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
