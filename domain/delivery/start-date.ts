import { frenchHoliday } from '../working-hours/holidays.ts';
import { isWorkingDay, type WorkingWeek, workingDayFrom } from '../working-hours/working-days.ts';

/** How far ahead a schedule is given: the agency does not know its workload beyond. */
const FURTHEST: Temporal.DurationLike = { years: 2 };

/** How the start date that a visitor asked for was understood. */
export type StartAnswer =
  | { kind: 'as-asked'; start: Temporal.PlainDate }
  /** No date was given: the next working day after today. */
  | { kind: 'unasked'; start: Temporal.PlainDate }
  /** The text is not a valid date; treated as if none was given. */
  | { kind: 'unreadable'; start: Temporal.PlainDate }
  /** The date is past: work starts on the next working day. */
  | { kind: 'past'; asked: Temporal.PlainDate; start: Temporal.PlainDate }
  /** Not a working day; `holiday` is its name if it is a public holiday. */
  | { kind: 'closed'; asked: Temporal.PlainDate; holiday: string | undefined; start: Temporal.PlainDate }
  /** Too far ahead for a schedule. */
  | { kind: 'far'; asked: Temporal.PlainDate; latest: Temporal.PlainDate };

/** The last start date for which a schedule is given. */
export function latestStart(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add(FURTHEST);
}

/**
 * Reads the start date of a project.
 * @param text value of a date field: `2026-12-01`, or empty
 */
export function readStart(text: string, today: Temporal.PlainDate, week: WorkingWeek): StartAnswer {
  const next = workingDayFrom(today.add({ days: 1 }), week);
  if (text === '') return { kind: 'unasked', start: next };
  const asked = parseDay(text);
  if (!asked) return { kind: 'unreadable', start: next };
  if (Temporal.PlainDate.compare(asked, today) < 0) return { kind: 'past', asked, start: next };
  const latest = latestStart(today);
  if (Temporal.PlainDate.compare(asked, latest) > 0) return { kind: 'far', asked, latest };
  if (isWorkingDay(asked, week)) return { kind: 'as-asked', start: asked };
  return {
    kind: 'closed',
    asked,
    holiday: frenchHoliday(asked, week.isLocal),
    start: workingDayFrom(asked, week),
  };
}

function parseDay(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch (_error) {
    return undefined;
  }
}
