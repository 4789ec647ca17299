import { frenchHoliday } from '../working-hours/holidays.ts';
import { isWorkingDay, type WorkingWeek, workingDayFrom } from '../working-hours/working-days.ts';

/** How far ahead a calendar is given: nobody knows their work load beyond. */
const FURTHEST: Temporal.DurationLike = { years: 2 };

/** What becomes of the start date that a visitor asked for. */
export type StartAnswer =
  /** Work starts on that day. */
  | { kind: 'as-asked'; start: Temporal.PlainDate }
  /** No date was given: the next working day after today. */
  | { kind: 'unasked'; start: Temporal.PlainDate }
  /** The text is no day of the calendar: as if none was given. */
  | { kind: 'unreadable'; start: Temporal.PlainDate }
  /** The day is over: work starts on the next working day. */
  | { kind: 'past'; asked: Temporal.PlainDate; start: Temporal.PlainDate }
  /** Nobody works on that day; `holiday` is its name if it is one. */
  | { kind: 'closed'; asked: Temporal.PlainDate; holiday: string | undefined; start: Temporal.PlainDate }
  /** Too far ahead for a calendar that can be held to. */
  | { kind: 'far'; asked: Temporal.PlainDate; latest: Temporal.PlainDate };

/** The last day for which a calendar is given. */
export function latestStart(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add(FURTHEST);
}

/**
 * Reads the start date of a project.
 * @param text what a date field holds: `2026-12-01`, or nothing
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
  return { kind: 'closed', asked, holiday: frenchHoliday(asked), start: workingDayFrom(asked, week) };
}

function parseDay(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch (_error) {
    return undefined;
  }
}
