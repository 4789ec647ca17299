import {
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
  /** The first working day after `online`. */
  followUp: Temporal.PlainDate;
}

interface Project {
  start: Temporal.PlainDate;
  /** The promised delay from start to going online (calendar days). */
  calendarDays: number;
  /** Share of each step (percent; 100 in total). */
  shares: readonly number[];
}

/** When each step of a project ends. Only working days count: no weekends, no public holidays. */
export function deliverySchedule({ start, calendarDays, shares }: Project, week: WorkingWeek): Schedule {
  const workingDays = workingDaysOf(calendarDays, week);
  let share = 0;
  const stepEnds = shares.map((own) => {
    share += own;
    return lastWorkingDay(start, Math.max(1, Math.ceil((workingDays * share) / 100)), week);
  });
  const online = lastWorkingDay(start, workingDays, week);
  return {
    start: workingDayFrom(start, week),
    workingDays,
    stepEnds,
    online,
    followUp: workingDayFrom(online.add({ days: 1 }), week),
  };
}
