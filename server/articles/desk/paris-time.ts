/** Why a moment that somebody typed cannot be used. */
export type MomentFault = 'unreadable' | 'skipped' | 'past';

/**
 * The moment at which Paris reads a day and a time, as browsers send them (`2026-10-26`, `09:00`). In the hour that comes
 * twice in October it is the first; the hour that March skips is none.
 */
export function readMoment(day: string, time: string, now: Temporal.Instant): Temporal.Instant | MomentFault {
  let plain: Temporal.PlainDateTime;
  try {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return 'unreadable';
    plain = Temporal.PlainDateTime.from(`${day}T${time}`, { overflow: 'reject' });
  } catch {
    return 'unreadable';
  }
  const zoned = plain.toZonedDateTime('Europe/Paris', { disambiguation: 'compatible' });
  if (!zoned.toPlainDateTime().equals(plain)) return 'skipped';
  const moment = zoned.toInstant();
  return Temporal.Instant.compare(moment, now) <= 0 ? 'past' : moment;
}

export const MOMENT_FAULTS: Readonly<Record<MomentFault, string>> = {
  unreadable: 'Écrivez un jour et une heure.',
  skipped: 'Cette heure n’existe pas ce jour-là : on passe à l’heure d’été. Prenez la suivante.',
  past: 'Ce moment est passé. Pour maintenant, publiez.',
};

/**
 * The moment that stands for a day that readers see: that of `known` when it is the same day, or nine in the morning,
 * unless that is still to come.
 */
export function momentOfDay(
  day: string,
  known: string | null,
  upTo: Temporal.Instant,
): Temporal.Instant | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  try {
    const date = Temporal.PlainDate.from(day, { overflow: 'reject' });
    const nine = date.toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '09:00' }).toInstant();
    if (known !== null) {
      const before = Temporal.Instant.from(known);
      if (before.toZonedDateTimeISO('Europe/Paris').toPlainDate().equals(date)) return before;
    }
    const isToCome = Temporal.Instant.compare(nine, upTo) > 0;
    const isSameDay = upTo.toZonedDateTimeISO('Europe/Paris').toPlainDate().equals(date);
    return isToCome && isSameDay ? upTo : nine;
  } catch {
    return null;
  }
}
