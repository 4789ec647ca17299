import type { ExpressionBuilder } from 'kysely';
import type { FactSource } from '../../content/facts.ts';
import { afterWorkingTime, isOpenAt } from '../../domain/working-hours/answer-by.ts';
import { type Clock, toStored } from '../clock.ts';
import { enqueue, enqueueSummary } from '../mail/outbox.ts';
import { isFirstToday } from '../store/daily-jobs.ts';
import type { Database, Tables } from '../store/database.ts';
import type { Mailing } from './announce.ts';
import { countWaiting, summarizeWaiting } from './waiting.ts';

/** How long before a promise ends the agency is reminded of it, in its working hours. */
const NOTICE = Temporal.Duration.from({ minutes: 30 });
/** Promises that ended longer ago are left to the digest: nobody wants a mail for each lead of last year. */
const LONG_AGO = { hours: 72 };
const DAILY = 'waiting digest';

interface ReminderParts {
  database: Database;
  facts: FactSource;
  clock: Clock;
  mailing: Mailing;
  /** Called once a mail is to be sent. */
  onEnqueued: () => void;
}

export type Reminders = ReturnType<typeof createReminders>;

/** Sees to it that no promise is forgotten, by mails to the agency while it is open. Each leaves once, from whichever node. */
export function createReminders({ database, facts, clock, mailing, onEnqueued }: ReminderParts) {
  const { leadsTo, mailDomain } = mailing;
  /** The day, in the agency's time zone, whose digest needs no other look. */
  let settledDay: string | undefined;

  /** Has the agency reminded of each lead whose promise ends soon or has ended, and returns how many there were. */
  async function remindDue(): Promise<number> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    if (!isOpenAt(now, hours)) return 0;
    const soon = toStored(afterWorkingTime(now, NOTICE, hours));
    const forgotten = (lead: ExpressionBuilder<Tables, 'leads'>) =>
      lead.and([
        lead('status', '=', 'accepted'),
        lead('stage', 'in', ['new', 'taken']),
        lead('answer_due_at', '<=', soon),
        lead('answer_due_at', '>', toStored(now.subtract(LONG_AGO))),
        lead('answered_at', 'is', null),
        lead('reminded_at', 'is', null),
      ]);
    // Most minutes nobody's turn comes: a reading is cheaper than a write.
    const [next] = await database.selectFrom('leads').select('id').where(forgotten).limit(1).execute();
    if (!next) return 0;

    const reminded = await database.transaction().execute(async (transaction) => {
      // The conditions stand in the update itself: a second node finds them changed once it has its turn.
      const leads = await transaction
        .updateTable('leads')
        .set({ reminded_at: toStored(now) })
        .where(forgotten)
        .returning('id')
        .execute();
      for (const { id } of leads) {
        for (const recipient of leadsTo)
          await enqueue(transaction, { leadId: id, message: 'reminder', recipient, mailDomain, now });
      }
      return leads.length;
    });
    if (reminded > 0) onEnqueued();
    return reminded;
  }

  /** Has what waits told once on each working day, as the agency opens, and returns whether something was. */
  async function digestDue(): Promise<boolean> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const today = now.toZonedDateTimeISO(hours.timeZone).toPlainDate().toString();
    if (today === settledDay || !isOpenAt(now, hours)) return false;
    const isTold = await database.transaction().execute(async (transaction) => {
      if (!(await isFirstToday(transaction, DAILY, now))) return false;
      if (countWaiting(await summarizeWaiting(transaction, now)) === 0) return false;
      await enqueueSummary(transaction, leadsTo, { message: 'waiting', mailDomain, now });
      return true;
    });
    settledDay = today;
    if (isTold) onEnqueued();
    return isTold;
  }

  return { remindDue, digestDue };
}
