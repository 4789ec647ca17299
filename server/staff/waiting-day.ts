import { answerBy, type OpeningHours } from '../../domain/working-hours/answer-by.ts';

/** Furthest day that a lead may wait for. */
const FURTHEST = { days: 366 };

/** When the agency next opens, a week from now. */
export function waitsUntilNextWeek(now: Temporal.Instant, hours: OpeningHours): Temporal.Instant {
  const day = now.toZonedDateTimeISO(hours.timeZone).toPlainDate().add({ days: 7 });
  return openingFrom(day, hours);
}

/** When the agency opens on a day that was typed (AAAA-MM-JJ) or next after it; `null` unless it lies ahead, within a year. */
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

/** The day of an instant in Paris, as a date field has it. */
export function dayOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
}

function openingFrom(day: Temporal.PlainDate, hours: OpeningHours): Temporal.Instant {
  return answerBy(day.toZonedDateTime(hours.timeZone).toInstant(), 0, hours);
}
