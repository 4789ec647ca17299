import { dateInParis, parseDay, startInParis } from '../../domain/dates.ts';
import { answerBy, type OpeningHours } from '../../domain/working-hours/answer-by.ts';

/** How long a lead may wait at most. */
const FURTHEST = { days: 366 };

/** The first opening of the agency from a week on. */
export function waitsUntilNextWeek(now: Temporal.Instant, hours: OpeningHours): Temporal.Instant {
  return waitsUntilDaysFrom(now, 7, hours);
}

/** The first opening of the agency from so many days on. */
export function waitsUntilDaysFrom(
  now: Temporal.Instant,
  days: number,
  hours: OpeningHours,
): Temporal.Instant {
  return openingFrom(dateInParis(now).add({ days }), hours);
}

/** The first opening of the agency from a date (yyyy-mm-dd) on; `null` unless that is within the coming year. */
export function readDay(text: string, now: Temporal.Instant, hours: OpeningHours): Temporal.Instant | null {
  const today = dateInParis(now);
  const day = parseDay(text);
  if (!day || Temporal.PlainDate.compare(day, today) <= 0) return null;
  return Temporal.PlainDate.compare(day, today.add(FURTHEST)) < 0 ? openingFrom(day, hours) : null;
}

function openingFrom(day: Temporal.PlainDate, hours: OpeningHours): Temporal.Instant {
  return answerBy(startInParis(day), 0, hours);
}
