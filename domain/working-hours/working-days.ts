import { frenchHoliday } from './holidays.ts';

/** The working days of the week, the same every week, and the days off besides. */
export interface WorkingWeek {
  /** ISO days of the week: 1 is Monday. */
  days: readonly number[];
  /** Whether the holidays of Alsace-Moselle count too. */
  alsaceMoselle?: boolean | undefined;
  /** Days off besides, from one to another (`YYYY-MM-DD`), both included. */
  closures?: readonly { from: string; to: string }[] | undefined;
}

/** Whether a day is a working day: in the week’s days, not a public holiday, and in no closure. */
export function isWorkingDay(day: Temporal.PlainDate, week: WorkingWeek): boolean {
  return (
    week.days.includes(day.dayOfWeek) &&
    frenchHoliday(day, week.alsaceMoselle) === undefined &&
    !isClosedFor(week, day, day)
  );
}

/** Whether a closure has a day between two, both included. */
export function isClosedFor(
  { closures = [] }: WorkingWeek,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): boolean {
  const [from, to] = [first.toString(), last.toString()];
  return closures.some((closure) => closure.from <= to && closure.to >= from);
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
