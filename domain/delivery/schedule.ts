import {
  lastWorkingDay,
  type WorkingWeek,
  workingDayFrom,
  workingDaysOf,
} from '../working-hours/working-days.ts';

/** The calendar of a project. */
export interface Schedule {
  start: Temporal.PlainDate;
  /** Working days from the start until it is online, both included. */
  workingDays: number;
  /** The day on which each step ends, in their order; the last is the day on which the project is online. */
  stepEnds: readonly Temporal.PlainDate[];
  online: Temporal.PlainDate;
  /** The first working day after that. */
  followUp: Temporal.PlainDate;
}

interface Project {
  start: Temporal.PlainDate;
  /** The delay that is promised, from start to going online (calendar days). */
  calendarDays: number;
  /** What each step takes of it (hundredths, 100 together). */
  shares: readonly number[];
}

/** When each step of a project ends, in working days: weekends and French public holidays put it off. */
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
