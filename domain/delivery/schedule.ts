import { parseDay } from '../dates.ts';
import { frenchHoliday } from '../working-hours/holidays.ts';
import {
  isWorkingDay,
  lastWorkingDay,
  type WorkingWeek,
  workingDayFrom,
  workingDaysOf,
} from '../working-hours/working-days.ts';

/** The calendar of a project. */
export interface Schedule {
  start: Temporal.PlainDate;
  /** Working days from `start` to `online`, both included. */
  workingDays: number;
  /** Last day of each step, in order; the last one is `online`. */
  stepEnds: readonly Temporal.PlainDate[];
  online: Temporal.PlainDate;
  /** Day of a version that can be tried before, if there is one. */
  firstVersion: Temporal.PlainDate | undefined;
  /** The first working day after `online`. */
  followUp: Temporal.PlainDate;
}

interface Project {
  start: Temporal.PlainDate;
  /** The promised delay from start to going online (calendar days). */
  calendarDays: number;
  /** Share of each step (percent; 100 in total). */
  shares: readonly number[];
  /** Share of the delay after which a first version can be tried (percent). */
  firstVersionShare?: number | undefined;
}

/** When each step of a project ends. Only working days count: no weekends, no public holidays, no closures. */
export function deliverySchedule(
  { start, calendarDays, shares, firstVersionShare }: Project,
  week: WorkingWeek,
): Schedule {
  const workingDays = workingDaysOf(calendarDays, week);
  const dayAt = (share: number) =>
    lastWorkingDay(start, Math.max(1, Math.ceil((workingDays * share) / 100)), week);
  let share = 0;
  const stepEnds = shares.map((own) => {
    share += own;
    return dayAt(share);
  });
  const online = lastWorkingDay(start, workingDays, week);
  return {
    start: workingDayFrom(start, week),
    workingDays,
    stepEnds,
    online,
    firstVersion: firstVersionShare === undefined ? undefined : dayAt(firstVersionShare),
    followUp: workingDayFrom(online.add({ days: 1 }), week),
  };
}

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
    holiday: frenchHoliday(asked, week.alsaceMoselle),
    start: workingDayFrom(asked, week),
  };
}

/** A day of the calendar, drawn as a pane. */
interface DayPane {
  day: Temporal.PlainDate;
  /** Index of the step in progress, on a working day between start and going online. */
  step: number | undefined;
  holiday: string | undefined;
  /** Whether the agency is closed, but for a public holiday. */
  isClosed: boolean;
  isEnd: boolean;
  isFirstVersion: boolean;
  isOnline: boolean;
}

/** The weeks of a project from start to going online, each with its working days of the week. */
export function weeksOf({ start, online, firstVersion, stepEnds }: Schedule, week: WorkingWeek): DayPane[][] {
  const weeks: DayPane[][] = [];
  let monday = start.subtract({ days: start.dayOfWeek - 1 });
  while (Temporal.PlainDate.compare(monday, online) <= 0) {
    weeks.push(
      week.days.toSorted((a, b) => a - b).map((dayOfWeek) => paneOf(monday.add({ days: dayOfWeek - 1 }))),
    );
    monday = monday.add({ weeks: 1 });
  }
  return weeks;

  function paneOf(day: Temporal.PlainDate): DayPane {
    const holiday = frenchHoliday(day, week.alsaceMoselle);
    const isOpen = isWorkingDay(day, week);
    const isInside =
      Temporal.PlainDate.compare(start, day) <= 0 && Temporal.PlainDate.compare(day, online) <= 0;
    // When several steps end on the same day, the day belongs to the last of them.
    const step = stepEnds.findIndex(
      (end, index) =>
        Temporal.PlainDate.compare(day, end) <= 0 &&
        !stepEnds.slice(index + 1).some((later) => day.equals(end) && later.equals(end)),
    );
    return {
      day,
      holiday,
      isClosed: !isOpen && !holiday,
      step: isInside && isOpen ? step : undefined,
      isEnd: isInside && stepEnds.some((end) => end.equals(day)),
      isFirstVersion: firstVersion?.equals(day) ?? false,
      isOnline: online.equals(day),
    };
  }
}
