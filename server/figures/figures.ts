import type { Facts } from '../../content/facts.ts';
import { type PageKind, pageKindOf } from '../../domain/leads/page-kind.ts';
import { workingTimeCounter } from '../../domain/working-hours/working-time.ts';
import { toStored } from '../clock.ts';
import type { Database } from '../store/database.ts';

/** Weeks per page. */
export const WEEKS_SHOWN = 12;

/** Figures of the leads received in a week (Monday to Sunday, in Paris). */
export interface WeekFigures {
  monday: Temporal.PlainDate;
  leads: number;
  /** Leads by kind of page; kinds without any are absent. */
  pages: Partial<Record<PageKind, number>>;
  /** Answered before the promised time. */
  inTime: number;
  /** Answered after the promised time, or overdue. */
  late: number;
  /** Not answered yet, before the promised time. */
  running: number;
  /** Median time to the first answer (min), in working hours and in clock time; `null` without answers. */
  medianWorking: number | null;
  medianClock: number | null;
}

type Hours = Facts['agency']['hours'];

/** The Monday of an instant's week, in the agency's time zone. */
export function mondayOf(moment: Temporal.Instant, { timeZone }: Hours): Temporal.PlainDate {
  const day = moment.toZonedDateTimeISO(timeZone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 });
}

/**
 * The figures of `WEEKS_SHOWN` weeks, newest first, and whether there are older leads. Quarantined leads and
 * spam are not counted.
 * @param last Monday of the newest week
 */
export async function readFigures(
  database: Database,
  last: Temporal.PlainDate,
  now: Temporal.Instant,
  hours: Hours,
): Promise<{ weeks: WeekFigures[]; hasOlder: boolean }> {
  const mondays = Array.from({ length: WEEKS_SHOWN }, (_, weeks) => last.subtract({ weeks }));
  const first = startOf(last.subtract({ weeks: WEEKS_SHOWN - 1 }), hours);
  const counted = database.selectFrom('leads').where('status', '=', 'accepted').where('stage', '!=', 'spam');
  const older = await counted
    .select('created_at')
    .where('created_at', '<', toStored(first))
    .limit(1)
    .executeTakeFirst();

  const workingTime = workingTimeCounter(first, now, hours);
  const moment = toStored(now);
  const weeks: WeekFigures[] = [];
  // Week by week, so that the event loop turns between two.
  for (const monday of mondays) {
    const leads = await counted
      .select(['created_at', 'page', 'answered_at', 'answer_due_at'])
      .where('created_at', '>=', toStored(startOf(monday, hours)))
      .where('created_at', '<', toStored(startOf(monday.add({ weeks: 1 }), hours)))
      .execute();
    const { clock, working, ...week } = emptyWeek(monday);
    for (const lead of leads) {
      const kind = pageKindOf(lead.page);
      week.leads += 1;
      week.pages[kind] = (week.pages[kind] ?? 0) + 1;
      if (lead.answer_due_at !== null) {
        if (lead.answered_at !== null) week[lead.answered_at <= lead.answer_due_at ? 'inTime' : 'late'] += 1;
        else week[moment <= lead.answer_due_at ? 'running' : 'late'] += 1;
      }
      if (lead.answered_at !== null) {
        const [came, answered] = [Date.parse(lead.created_at), Date.parse(lead.answered_at)];
        clock.push((answered - came) / 60_000);
        working.push(workingTime(came, answered) / 60_000);
      }
    }
    weeks.push({ ...week, medianWorking: median(working), medianClock: median(clock) });
  }
  return { weeks, hasOlder: older !== undefined };
}

function emptyWeek(monday: Temporal.PlainDate) {
  const pages: WeekFigures['pages'] = {};
  const [working, clock]: [number[], number[]] = [[], []];
  return { monday, leads: 0, pages, inTime: 0, late: 0, running: 0, working, clock };
}

function startOf(day: Temporal.PlainDate, { timeZone }: Hours): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
