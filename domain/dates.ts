/** The time zone of every day and hour that the site shows. */
export const PARIS = 'Europe/Paris';

/** Created on first use: it takes 60 ms on a phone, which pages without a date need not pay. */
let dayFormat: Intl.DateTimeFormat | undefined;

/**
 * Formats the day in Paris as dd/MM/yyyy (specification, section 9).
 * @param instant ISO 8601
 */
export function dayInParis(instant: string): string {
  dayFormat ??= new Intl.DateTimeFormat('fr-FR', {
    timeZone: PARIS,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return dayFormat.format(new Date(instant));
}

export function inParis(instant: Temporal.Instant): Temporal.ZonedDateTime {
  return instant.toZonedDateTimeISO(PARIS);
}

export function dateInParis(instant: Temporal.Instant): Temporal.PlainDate {
  return inParis(instant).toPlainDate();
}

/** The first instant of a day in Paris. */
export function startInParis(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(PARIS).toInstant();
}

/** Reads a day as browsers send it: `2026-10-26`. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

/** Formats an instant (ISO 8601) in Paris: « lundi 23 novembre 2026 à 12 h 30 », « mardi 1er … à 9 h ». */
export function momentInParis(instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: PARIS }).format(new Date(instant));
  const day = withWholeDay(format({ dateStyle: 'full' }));
  const [hour, minute] = format({ timeStyle: 'short' }).split(':');
  return `${day} à ${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

/** Formats the time of day of an instant (ISO 8601) in Paris as HH:mm. */
export function timeInParis(instant: string): string {
  const time = inParis(Temporal.Instant.from(instant)).toPlainTime();
  return time.toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
}

/** Formats a day in full: « mardi 1er décembre 2026 ». */
export function dayInWords(day: Temporal.PlainDate): string {
  return withWholeDay(day.toLocaleString('fr-FR', { dateStyle: 'full' }));
}

/** The same without its year, where that is the year of another day. */
export function dayBeside(other: Temporal.PlainDate, day: Temporal.PlainDate): string {
  const text = dayInWords(day);
  return day.year === other.year ? text.replace(/\s\d{4}$/, '') : text;
}

/** Formats a day for tables and charts: « 1er déc. ». */
export function shortDay(day: Temporal.PlainDate): string {
  return withWholeDay(day.toLocaleString('fr-FR', { day: 'numeric', month: 'short' }));
}

/** A date whose day stays with its month, with « 1er ». */
function withWholeDay(date: string): string {
  return date.replace(/\b1(?=\s)/, '1er').replace(/(\d|er)\s(?=\p{L})/u, '$1\u00a0');
}
