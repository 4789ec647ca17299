import { isFrenchHoliday } from './holidays.ts';

/** The agency’s opening hours, the same every working day. */
export interface OpeningHours {
  /** IANA name, such as `Europe/Paris`. */
  timeZone: string;
  /** ISO days of the week: 1 is Monday. */
  days: readonly number[];
  /** `HH:MM`, local time. */
  opens: string;
  /** `HH:MM`, local time, later than `opens`. */
  closes: string;
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
  let day = received.toZonedDateTimeISO(hours.timeZone).toPlainDate();
  // Terminates: every opening shortens `left`, because hours close after they open (content/schema/site.ts).
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

/** Whether the agency is open at a moment. */
export function isOpenAt(moment: Temporal.Instant, hours: OpeningHours): boolean {
  const opening = openingOf(moment.toZonedDateTimeISO(hours.timeZone).toPlainDate(), hours);
  return (
    opening !== undefined &&
    Temporal.Instant.compare(moment, opening.from) >= 0 &&
    Temporal.Instant.compare(moment, opening.to) < 0
  );
}

/** The opening of a day; `undefined` on a day off. */
export function openingOf(
  day: Temporal.PlainDate,
  { timeZone, days, opens, closes }: OpeningHours,
): { from: Temporal.Instant; to: Temporal.Instant } | undefined {
  if (!days.includes(day.dayOfWeek) || isFrenchHoliday(day)) return undefined;
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  return { from: at(opens), to: at(closes) };
}
