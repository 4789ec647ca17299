import type { ExpressionBuilder } from 'kysely';
import { dateInParis, inParis } from '../../domain/dates.ts';
import { afterWorkingTime, isOpenAt, type OpeningHours } from '../../domain/working-hours/answer-by.ts';
import { isClosedFor } from '../../domain/working-hours/working-days.ts';
import { toStored } from '../clock.ts';
import { enqueue, enqueueSummary } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { isFirstToday } from '../store/daily-jobs.ts';
import type { Tables } from '../store/database.ts';
import { countWaiting, summarizeWaiting } from './waiting.ts';

/** How long before the promised time the agency is reminded, in its working hours. */
const NOTICE = Temporal.Duration.from({ minutes: 30 });
/** Older promises (days outside closures) are left to the digest: nobody wants a mail for each lead of last year. */
const LONG_AGO = 3;
/** Most leads reminded of in one transaction, which must not hold up others. */
const AT_ONCE = 50;
const DAILY = 'waiting digest';

type ReminderParts = Pick<Parts, 'database' | 'scans' | 'facts' | 'clock' | 'mailing' | 'onEnqueued'>;

export type Reminders = ReturnType<typeof createReminders>;

/** Reminds the agency of promised answers by mail, in its working hours. One mail for all nodes. */
export function createReminders({ database, scans, facts, clock, mailing, onEnqueued }: ReminderParts) {
  const { leadsTo, mailDomain } = mailing;
  /** The day (agency’s time zone) for which no further check is needed. */
  let settledDay: string | undefined;

  /** Enqueues a reminder for each lead whose promise ends soon or has ended; returns how many. */
  async function remindDue(): Promise<number> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    if (!isOpenAt(now, hours)) return 0;
    const soon = toStored(afterWorkingTime(now, NOTICE, hours));
    const longAgo = toStored(daysBefore(now, LONG_AGO, hours));
    const forgotten = (lead: ExpressionBuilder<Tables, 'leads'>) =>
      lead.and([
        lead('status', '=', 'accepted'),
        lead('stage', 'in', ['new', 'taken']),
        lead('answer_due_at', '<=', soon),
        lead('answer_due_at', '>', longAgo),
        lead('answered_at', 'is', null),
        lead('reminded_at', 'is', null),
      ]);
    let reminded = 0;
    for (;;) {
      // Read apart and without a write lock first: usually there is nothing to do, in a million leads.
      const due = await scans.selectFrom('leads').select('id').where(forgotten).limit(AT_ONCE).execute();
      if (due.length === 0) return reminded;
      await database.transaction().execute(async (transaction) => {
        // The conditions are repeated in the update: a second node that waited for the lock finds no rows left.
        const leads = await transaction
          .updateTable('leads')
          .set({ reminded_at: toStored(now) })
          .where(
            'id',
            'in',
            due.map(({ id }) => id),
          )
          .where(forgotten)
          .returning('id')
          .execute();
        for (const { id } of leads) {
          for (const recipient of leadsTo)
            await enqueue(transaction, { leadId: id, message: 'reminder', recipient, mailDomain, now });
        }
        reminded += leads.length;
      });
      onEnqueued();
    }
  }

  /** Enqueues the digest of waiting leads once each working day, as the agency opens; returns whether it did. */
  async function digestDue(): Promise<boolean> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const today = dateInParis(now).toString();
    if (today === settledDay || !isOpenAt(now, hours)) return false;
    const waiting = countWaiting(await summarizeWaiting(scans, now));
    const isTold = await database.transaction().execute(async (transaction) => {
      if (!(await isFirstToday(transaction, DAILY, now)) || waiting === 0) return false;
      await enqueueSummary(transaction, leadsTo, { message: 'waiting', mailDomain, now });
      return true;
    });
    settledDay = today;
    if (isTold) onEnqueued();
    return isTold;
  }

  return { remindDue, digestDue };
}

/** So many days before, not counting those of closures. */
function daysBefore(now: Temporal.Instant, count: number, hours: OpeningHours): Temporal.Instant {
  let moment = inParis(now);
  for (let left = count; left > 0; ) {
    moment = moment.subtract({ days: 1 });
    const day = moment.toPlainDate();
    if (!isClosedFor(hours, day, day)) left -= 1;
  }
  return moment.toInstant();
}
