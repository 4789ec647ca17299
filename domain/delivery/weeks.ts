import { frenchHoliday } from '../working-hours/holidays.ts';
import type { WorkingWeek } from '../working-hours/working-days.ts';
import type { Schedule } from './schedule.ts';

/** A day of the week as a pane of the calendar. */
export interface DayPane {
  day: Temporal.PlainDate;
  /** Whether it is worked on: neither before the start, nor after the end, nor a holiday. */
  isWorked: boolean;
  /** Place of the step that is worked on, from 0. */
  step: number | undefined;
  /** Name of the public holiday. */
  holiday: string | undefined;
  /** Whether the step ends on this day. */
  isEnd: boolean;
  isOnline: boolean;
}

/** The weeks of a project from start to going online: of each, the days on which work is done. */
export function weeksOf({ start, online, stepEnds }: Schedule, { days }: WorkingWeek): DayPane[][] {
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
    const holiday = frenchHoliday(day);
    const isInside =
      Temporal.PlainDate.compare(start, day) <= 0 && Temporal.PlainDate.compare(day, online) <= 0;
    // Steps that end on the same day share its pane: the last of them has it.
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
