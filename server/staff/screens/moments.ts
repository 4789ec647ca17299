import { dateInParis, inParis } from '../../../domain/dates.ts';

const DAYS = ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'];

/**
 * A short date and time: « 14 h 10 » on the same day, « mar. 24/11 à 14 h 10 » within 180 days, « 24/11/2025 » before,
 * « 24/11/2027 à 14 h 10 » later. Not with `Intl`, which would take as long as the rest of a list.
 * @param instant ISO 8601
 */
export function shortMoment(instant: string, now: Temporal.Instant): string {
  const at = inParis(Temporal.Instant.from(instant));
  const today = dateInParis(now);
  const time = `${at.hour}\u00a0h${at.minute === 0 ? '' : `\u00a0${twoDigits(at.minute)}`}`;
  const away = today.until(at.toPlainDate()).days;
  if (away === 0) return time;
  const day = `${twoDigits(at.day)}/${twoDigits(at.month)}`;
  if (away < -180) return `${day}/${at.year}`;
  return `${away > 180 ? `${day}/${at.year}` : `${DAYS[at.dayOfWeek - 1]}\u00a0${day}`} à\u00a0${time}`;
}

/** `shortMoment` after a verb: « à 14 h 10 », « mar. 24/11 à 14 h 10 ». */
export function atMoment(instant: string, now: Temporal.Instant): string {
  const moment = shortMoment(instant, now);
  return /^\d+\u00a0h/.test(moment) ? `à\u00a0${moment}` : moment;
}

/** The date only: « mar. 24/11 ». */
export function shortDay(instant: string): string {
  const at = inParis(Temporal.Instant.from(instant));
  return `${DAYS[at.dayOfWeek - 1]}\u00a0${twoDigits(at.day)}/${twoDigits(at.month)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
