import type { OpeningHours } from './answer-by.ts';
import { frenchHoliday } from './holidays.ts';

/** The working days of the week, the same every week. */
export interface WorkingWeek extends Pick<OpeningHours, 'days'> {
  /** Whether the holidays of Alsace-Moselle count too. */
  isLocal?: boolean;
}

/** Whether a day is a working day: in the week’s days and not a public holiday. */
export function isWorkingDay(day: Temporal.PlainDate, { days, isLocal }: WorkingWeek): boolean {
  return days.includes(day.dayOfWeek) && frenchHoliday(day, isLocal) === undefined;
}

/** `day` itself if it is a working day, or the next one. */
export function workingDayFrom(day: Temporal.PlainDate, week: WorkingWeek): Temporal.PlainDate {
  let found = day;
  while (!isWorkingDay(found, week)) found = found.add({ days: 1 });
  return found;
}

/**
 * The last of `count` working days from `start` on, `start` included if it is one.
 * @param count 1 or more
 */
export function lastWorkingDay(
  start: Temporal.PlainDate,
  count: number,
  week: WorkingWeek,
): Temporal.PlainDate {
  let day = workingDayFrom(start, week);
  for (let left = count - 1; left > 0; left--) day = workingDayFrom(day.add({ days: 1 }), week);
  return day;
}

/** Converts calendar days to working days: « 2 semaines » are 10, « 30 jours » are 22. */
export function workingDaysOf(calendarDays: number, { days }: WorkingWeek): number {
  return Math.ceil((calendarDays * days.length) / 7);
}
