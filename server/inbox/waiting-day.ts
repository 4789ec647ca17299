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
  return openingFrom(dateOf(now, hours).add({ days }), hours);
}

/**
 * The first opening of the agency from a date (yyyy-mm-dd) on; `null` unless that is within the coming year.
 */
export function readDay(text: string, now: Temporal.Instant, hours: OpeningHours): Temporal.Instant | null {
  const today = dateOf(now, hours);
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    const day = Temporal.PlainDate.from(text, { overflow: 'reject' });
    const isAhead = Temporal.PlainDate.compare(day, today) > 0;
    const isNear = Temporal.PlainDate.compare(day, today.add(FURTHEST)) < 0;
    return isAhead && isNear ? openingFrom(day, hours) : null;
  } catch {
    return null;
  }
}

/** The agency’s date at an instant. */
export function dateOf(instant: Temporal.Instant, { timeZone }: OpeningHours): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}

function openingFrom(day: Temporal.PlainDate, hours: OpeningHours): Temporal.Instant {
  return answerBy(day.toZonedDateTime(hours.timeZone).toInstant(), 0, hours);
}
