import { dateInParis, PARIS, parseDay } from '../../../domain/dates.ts';

/** Why a date and time cannot be used; `skipped`: it does not exist, because of daylight saving time. */
export type MomentFault = 'unreadable' | 'skipped' | 'past';

/**
 * The instant of a date and time in Paris, as browsers send them (`2026-10-26`, `09:00`). In the hour that
 * occurs twice in October it is the first; the hour skipped in March is refused.
 */
export function readMoment(day: string, time: string, now: Temporal.Instant): Temporal.Instant | MomentFault {
  const plain = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? parseDay(day)?.toPlainDateTime(time) : undefined;
  if (!plain) return 'unreadable';
  const zoned = plain.toZonedDateTime(PARIS, { disambiguation: 'compatible' });
  if (!zoned.toPlainDateTime().equals(plain)) return 'skipped';
  const moment = zoned.toInstant();
  return Temporal.Instant.compare(moment, now) <= 0 ? 'past' : moment;
}

/** Messages for the editor (French). */
export const MOMENT_FAULTS: Readonly<Record<MomentFault, string>> = {
  unreadable: 'Écrivez un jour et une heure.',
  skipped: 'Cette heure n’existe pas ce jour-là : on passe à l’heure d’été. Prenez la suivante.',
  past: 'Ce moment est passé. Pour maintenant, publiez.',
};

/**
 * The instant to store for a displayed date: `known` if it is on that day, otherwise 09:00 in Paris, but not
 * after `upTo` on the day of `upTo`. Returns null for an unreadable date.
 */
export function momentOfDay(
  day: string,
  known: string | null,
  upTo: Temporal.Instant,
): Temporal.Instant | null {
  const date = parseDay(day);
  if (!date) return null;
  const nine = date.toZonedDateTime({ timeZone: PARIS, plainTime: '09:00' }).toInstant();
  if (known !== null) {
    const before = Temporal.Instant.from(known);
    if (dateInParis(before).equals(date)) return before;
  }
  const isToCome = Temporal.Instant.compare(nine, upTo) > 0;
  const isSameDay = dateInParis(upTo).equals(date);
  return isToCome && isSameDay ? upTo : nine;
}
