import type { OpeningHours } from './answer-by.ts';
import { isFrenchHoliday } from './holidays.ts';

/** The days of the week on which work is done; the same every week. */
export type WorkingWeek = Pick<OpeningHours, 'days'>;

/** Whether work is done on a day: one of the week's, and no public holiday. */
export function isWorkingDay(day: Temporal.PlainDate, { days }: WorkingWeek): boolean {
  return days.includes(day.dayOfWeek) && !isFrenchHoliday(day);
}

/** `day` itself, or the first day after it on which work is done. */
export function workingDayFrom(day: Temporal.PlainDate, week: WorkingWeek): Temporal.PlainDate {
  let found = day;
  while (!isWorkingDay(found, week)) found = found.add({ days: 1 });
  return found;
}

/**
 * The day on which the last of `count` working days is done, `start` being the first of them if work is done on it.
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

/** The working days that a delay in calendar days stands for: « 2 semaines » are 10, « 30 jours » are 22. */
export function workingDaysOf(calendarDays: number, { days }: WorkingWeek): number {
  return Math.ceil((calendarDays * days.length) / 7);
}
