import { answerBy, type OpeningHours } from '../../domain/working-hours/answer-by.ts';

/** How long a lead may wait at most. */
const FURTHEST = { days: 366 };

/** The first opening of the agency from a week on. */
export function waitsUntilNextWeek(now: Temporal.Instant, hours: OpeningHours): Temporal.Instant {
  const day = now.toZonedDateTimeISO(hours.timeZone).toPlainDate().add({ days: 7 });
  return openingFrom(day, hours);
}

/**
 * The first opening of the agency from a date (yyyy-mm-dd) on; `null` unless that is within the coming year.
 */
export function readDay(text: string, now: Temporal.Instant, hours: OpeningHours): Temporal.Instant | null {
  const today = now.toZonedDateTimeISO(hours.timeZone).toPlainDate();
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

/** The date of an instant in Paris, for an `<input type="date">`. */
export function dayOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
}

function openingFrom(day: Temporal.PlainDate, hours: OpeningHours): Temporal.Instant {
  return answerBy(day.toZonedDateTime(hours.timeZone).toInstant(), 0, hours);
}
