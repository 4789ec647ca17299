import { inParis } from '../../domain/dates.ts';
import { isOpenAt } from '../../domain/working-hours/answer-by.ts';
import { enqueueSummary } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { isFirstSince } from '../store/daily-jobs.ts';
import { monthNumber } from './days.ts';

const MONTHLY = 'monthly figures';

type MonthlyMailParts = Pick<Parts, 'database' | 'facts' | 'clock' | 'mailing' | 'onEnqueued'>;

export type MonthlyMail = ReturnType<typeof createMonthlyMail>;

/**
 * Mails the figures of the last month to the owners as the agency opens for the first time in a month, or would but for a
 * closure, which may last the whole month.
 */
export function createMonthlyMail({
  database,
  facts,
  clock,
  mailing: { mailDomain },
  onEnqueued,
}: MonthlyMailParts) {
  /** The month for which no further check is needed. */
  let settled: string | undefined;

  /** Enqueues the mails if they are due, and returns whether it did. */
  async function enqueueDue(): Promise<boolean> {
    const now = clock.now();
    const { hours } = facts.current().agency;
    const today = inParis(now);
    const month = today.toPlainDate().toPlainYearMonth();
    if (settled === String(month) || !isOpenAt(now, { ...hours, closures: [] })) return false;
    const start = today.with({ day: 1 }).startOfDay().toInstant();
    const isTold = await database.transaction().execute(async (transaction) => {
      if (!(await isFirstSince(transaction, MONTHLY, now, start))) return false;
      const counted = await transaction
        .selectFrom('visit_counts')
        .select('key')
        .where('kind', '=', 'view')
        .where('day', '=', monthNumber(month.subtract({ months: 1 })))
        .limit(1)
        .executeTakeFirst();
      if (!counted) return false;
      const owners = await transaction
        .selectFrom('staff')
        .select('email')
        .where('role', '=', 'owner')
        .where('revoked_at', 'is', null)
        .execute();
      const addresses = owners.map(({ email }) => email);
      await enqueueSummary(transaction, addresses, { message: 'figures', mailDomain, now });
      return addresses.length > 0;
    });
    settled = String(month);
    if (isTold) onEnqueued();
    return isTold;
  }

  return { enqueueDue };
}
