import { dateInParis } from '../../domain/dates.ts';
import { isOpenAt } from '../../domain/working-hours/answer-by.ts';
import { toStored } from '../clock.ts';
import { enqueueSummary } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { isFirstSince, isFirstToday, lastDone } from '../store/daily-jobs.ts';
import { countQuarantined } from './quarantine.ts';

/** Shortest time between two digests about the hourly limit. */
const OVERFLOW_INTERVAL = { minutes: 10 };
/** Longest time between a lead’s timestamp, taken at the start of its transaction, and its commit. */
const LONGEST_TRANSACTION = { seconds: 30 };

const DAILY = 'quarantine digest';
const OVERFLOW = 'overflow digest';

type QuarantineDigestParts = Pick<
  Parts,
  'database' | 'facts' | 'clock' | 'logger' | 'mailing' | 'onEnqueued'
>;

export type QuarantineDigest = ReturnType<typeof createQuarantineDigest>;

/**
 * Mails the agency about leads in quarantine: when it opens each working day, while there are any; and within minutes
 * when leads were quarantined for the hourly limit alone, since these may be people. One mail for all nodes.
 */
export function createQuarantineDigest({
  database,
  facts,
  clock,
  logger,
  mailing,
  onEnqueued,
}: QuarantineDigestParts) {
  /** The day for which no further check is needed. */
  let settledDay: string | undefined;

  /** Enqueues a digest if one is due, and returns whether it did. */
  async function enqueueDue(): Promise<boolean> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const today = dateInParis(now).toString();
    const isMorning = today !== settledDay && isOpenAt(now, hours);
    const isOverflowing = await hasUntoldOverflow(now);
    if (!isMorning && !isOverflowing) return false;

    const outcome = await database.transaction().execute(async (transaction) => {
      const isDaily = isMorning && (await isFirstToday(transaction, DAILY, now));
      const isToldNow =
        isOverflowing && (await isFirstSince(transaction, OVERFLOW, now, now.subtract(OVERFLOW_INTERVAL)));
      if (!isDaily && !isToldNow) return null;
      const reasons = await countQuarantined(transaction);
      if (reasons.length === 0) return null;
      const { leadsTo, mailDomain } = mailing;
      await enqueueSummary(transaction, leadsTo, { message: 'quarantine', mailDomain, now });
      return { isToldNow, waiting: reasons.reduce((sum, { leads }) => sum + leads, 0) };
    });
    if (isMorning) settledDay = today;
    if (!outcome) return false;
    if (outcome.isToldNow) logger.error({ waiting: outcome.waiting }, 'leads per hour exceeded');
    onEnqueued();
    return true;
  }

  /** Whether leads were quarantined for the hourly limit since the last such digest, and that one is old enough. */
  async function hasUntoldOverflow(now: Temporal.Instant): Promise<boolean> {
    const told = await lastDone(database, OVERFLOW, now);
    if (told && Temporal.Instant.compare(told, now.subtract(OVERFLOW_INTERVAL)) >= 0) return false;
    const untold = await database
      .selectFrom('leads')
      .select('id')
      .where('status', '=', 'quarantined')
      .where('stage', '!=', 'spam')
      .where('quarantine_reason', '=', 'global_limit')
      .$if(told !== null, (leads) =>
        leads.where('created_at', '>=', toStored((told ?? now).subtract(LONGEST_TRANSACTION))),
      )
      .limit(1)
      .executeTakeFirst();
    return untold !== undefined;
  }

  return { enqueueDue };
}
