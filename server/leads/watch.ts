import type { Logger } from 'pino';
import { createPeriodicTask } from '../periodic-task.ts';
import type { QuarantineDigest } from './quarantine-digest.ts';
import type { Reminders } from './reminders.ts';

/** Interval of the checks (ms). */
const INTERVAL = 60_000;

interface WatchParts {
  quarantineDigest: QuarantineDigest;
  reminders: Reminders;
  logger: Logger;
}

export type Watch = ReturnType<typeof createWatch>;

/**
 * Checks each minute which mails to the agency about waiting leads are due; a check that fails does not stop the
 * others.
 */
export function createWatch({ quarantineDigest, reminders, logger }: WatchParts) {
  async function attempt(look: () => Promise<unknown>, failure: string): Promise<void> {
    try {
      await look();
    } catch (error) {
      logger.error({ err: error }, failure);
    }
  }

  return createPeriodicTask(async () => {
    await attempt(quarantineDigest.enqueueDue, 'quarantine not told of');
    await attempt(reminders.remindDue, 'reminders not sent');
    await attempt(reminders.digestDue, 'waiting leads not told of');
  }, INTERVAL);
}
