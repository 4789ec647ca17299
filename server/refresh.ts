import type { Logger } from 'pino';

/**
 * Keeps what this process has of the database up to date. Each call looks again, after the one before, so that an older
 * result cannot overwrite a newer one. Never rejects: if looking fails, what was read last stands.
 * @param message logged then, once until looking succeeds
 */
export function createRefresh(
  look: () => Promise<void>,
  logger: Logger,
  message: string,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let isAway = false;

  async function tryLook(): Promise<void> {
    try {
      await look();
      isAway = false;
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, message);
      isAway = true;
    }
  }

  return () => {
    last = last.then(tryLook);
    return last;
  };
}
