const PARIS = 'Europe/Paris';

const DAY = new Intl.DateTimeFormat('fr-FR', {
  timeZone: PARIS,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/**
 * The day of an instant in Paris as dd/MM/yyyy (specification, section 9).
 * @param instant ISO 8601
 */
export function dayInParis(instant: string): string {
  return DAY.format(new Date(instant));
}

/** An instant in Paris as it is said: « lundi 23 novembre 2026 à 12 h 30 ». */
export function momentInParis(instant: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: PARIS }).format(new Date(instant));
  return `${format({ dateStyle: 'full' })} à ${format({ timeStyle: 'short' }).replace(':', '\u00a0h\u00a0')}`;
}
