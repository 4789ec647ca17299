import { dateInParis, PARIS } from '../dates.ts';
import { isClosedFor, isWorkingDay, type WorkingWeek } from './working-days.ts';

interface DayHours {
  /** `HH:MM`, local time. */
  opens: string;
  /** `HH:MM`, local time, later than `opens`. */
  closes: string;
}

export interface OpeningHours extends DayHours, WorkingWeek {
  /** Working days with hours of their own, by ISO day. */
  exceptions?: readonly (DayHours & { day: number })[] | undefined;
}

/** The promised answer time: `workingHours` of opening time after `received`; see `afterWorkingTime`. */
export function answerBy(
  received: Temporal.Instant,
  workingHours: number,
  hours: OpeningHours,
): Temporal.Instant {
  return afterWorkingTime(received, Temporal.Duration.from({ hours: workingHours }), hours);
}

/**
 * The moment when `duration` of opening time has passed since `received`. Nights, days off and French public
 * holidays do not count. Around a change of clocks the real hours count.
 */
export function afterWorkingTime(
  received: Temporal.Instant,
  duration: Temporal.Duration,
  hours: OpeningHours,
): Temporal.Instant {
  let left = duration;
  let day = dateInParis(received);
  // Terminates: every opening shortens `left`, because hours close after they open and closures end
  // (content/schema/site.ts).
  for (;;) {
    const opening = openingOf(day, hours);
    if (opening) {
      const start = Temporal.Instant.compare(received, opening.from) > 0 ? received : opening.from;
      const due = start.add(left);
      if (Temporal.Instant.compare(start, opening.to) < 0) {
        if (Temporal.Instant.compare(due, opening.to) <= 0) return due;
        left = left.subtract(start.until(opening.to));
      }
    }
    day = day.add({ days: 1 });
  }
}

export function isOpenAt(moment: Temporal.Instant, hours: OpeningHours): boolean {
  const opening = openingOf(dateInParis(moment), hours);
  return (
    opening !== undefined &&
    Temporal.Instant.compare(moment, opening.from) >= 0 &&
    Temporal.Instant.compare(moment, opening.to) < 0
  );
}

/** The opening of a day; `undefined` on a day off. */
export function openingOf(
  day: Temporal.PlainDate,
  hours: OpeningHours,
): { from: Temporal.Instant; to: Temporal.Instant } | undefined {
  if (!isWorkingDay(day, hours)) return undefined;
  const { opens, closes } = hoursOn(day.dayOfWeek, hours);
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: PARIS, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return { from: at(opens), to: at(closes) };
}

/** The hours of a working day of the week (ISO). */
export function hoursOn(day: number, hours: OpeningHours): DayHours {
  return hours.exceptions?.find((exception) => exception.day === day) ?? hours;
}

/**
 * The last day before the agency opens again, where a closure keeps it from answering at a moment; `null` where no
 * closure does.
 */
export function closedUntil(moment: Temporal.Instant, hours: OpeningHours): Temporal.PlainDate | null {
  if (!hours.closures?.length || isOpenAt(moment, hours)) return null;
  const last = dateInParis(afterWorkingTime(moment, new Temporal.Duration(), hours)).subtract({ days: 1 });
  return isClosedFor(hours, dateInParis(moment), last) ? last : null;
}
