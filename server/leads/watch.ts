import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import type { MonthlyMail } from '../visits/monthly-mail.ts';
import { fillEarlierLeads } from './fill-earlier-leads.ts';
import type { QuarantineDigest } from './quarantine-digest.ts';
import type { Reminders } from './reminders.ts';

/** Interval of the checks (ms). */
const INTERVAL = 60_000;
/** Of which the filling in takes this at most (ms), where a migration has left much to do. */
const LONGEST_FILLING = 20_000;

interface WatchParts extends Pick<Parts, 'database' | 'facts' | 'logger'> {
  quarantineDigest: QuarantineDigest;
  reminders: Reminders;
  monthlyMail: MonthlyMail;
}

/**
 * Checks each minute which leads lack what this version stores, and which mails to the agency about waiting leads are
 * due; a check that fails does not stop the others.
 */
export function createWatch({
  database,
  facts,
  quarantineDigest,
  reminders,
  monthlyMail,
  logger,
}: WatchParts) {
  const stopping = new AbortController();

  async function attempt(look: () => Promise<unknown>, failure: string): Promise<void> {
    try {
      await look();
    } catch (error) {
      logger.error({ err: error }, failure);
    }
  }

  async function fill(): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LONGEST_FILLING)]);
    const leads = await fillEarlierLeads(database, facts, signal);
    if (leads > 0) logger.info({ leads }, 'earlier leads made ready for the inbox');
  }

  const checks = createPeriodicTask(async () => {
    // First: mails tell of promises.
    await attempt(fill, 'earlier leads not made ready for the inbox');
    await attempt(quarantineDigest.enqueueDue, 'quarantine not told of');
    await attempt(reminders.remindDue, 'reminders not sent');
    await attempt(reminders.digestDue, 'waiting leads not told of');
    await attempt(monthlyMail.enqueueDue, 'figures of the month not sent');
  }, INTERVAL);

  return {
    start: checks.start,
    async stop(): Promise<void> {
      stopping.abort();
      await checks.stop();
    },
  };
}
