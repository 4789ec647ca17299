import { frenchHoliday } from '../working-hours/holidays.ts';
import type { WorkingWeek } from '../working-hours/working-days.ts';
import type { Schedule } from './schedule.ts';

/** A day of the calendar, drawn as a pane. */
export interface DayPane {
  day: Temporal.PlainDate;
  /** Whether it is a working day between start and going online. */
  isWorked: boolean;
  /** Index of the step in progress. */
  step: number | undefined;
  holiday: string | undefined;
  isEnd: boolean;
  isOnline: boolean;
}

/** The weeks of a project from start to going online, each with its working days of the week. */
export function weeksOf({ start, online, stepEnds }: Schedule, { days, isLocal }: WorkingWeek): DayPane[][] {
  const weeks: DayPane[][] = [];
  let monday = start.subtract({ days: start.dayOfWeek - 1 });
  while (Temporal.PlainDate.compare(monday, online) <= 0) {
    weeks.push(
      days.toSorted((a, b) => a - b).map((dayOfWeek) => paneOf(monday.add({ days: dayOfWeek - 1 }))),
    );
    monday = monday.add({ weeks: 1 });
  }
  return weeks;

  function paneOf(day: Temporal.PlainDate): DayPane {
    const holiday = frenchHoliday(day, isLocal);
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
      isWorked: isInside && !holiday,
      step: isInside && !holiday ? step : undefined,
      isEnd: isInside && stepEnds.some((end) => end.equals(day)),
      isOnline: online.equals(day),
    };
  }
}
