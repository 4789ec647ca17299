/** Public holidays with a fixed date (Code du travail, art. L3133-1), by MM-DD. */
const FIXED = new Map([
  ['01-01', 'jour de l’An'],
  ['05-01', 'fête du Travail'],
  ['05-08', 'victoire de 1945'],
  ['07-14', 'fête nationale'],
  ['08-15', 'Assomption'],
  ['11-01', 'Toussaint'],
  ['11-11', 'armistice de 1918'],
  ['12-25', 'Noël'],
]);

/** Movable public holidays, by days after Easter Sunday. */
const AFTER_EASTER = new Map([
  [1, 'lundi de Pâques'],
  [39, 'Ascension'],
  [50, 'lundi de Pentecôte'],
]);

/**
 * Holidays of Alsace-Moselle besides (Code du travail, art. L3134-13), by MM-DD, or by days after Easter Sunday. Good
 * Friday is one where there is a Protestant church.
 */
const LOCAL = new Map<string | number, string>([
  [-2, 'Vendredi saint'],
  ['12-26', 'Saint-Étienne'],
]);

/**
 * The name of the French public holiday on a day, for use in a sentence: « lundi de Pâques ».
 * @param isLocal whether those of Alsace-Moselle count too
 */
export function frenchHoliday(day: Temporal.PlainDate, isLocal = false): string | undefined {
  const date = day.toString().slice(-5);
  const afterEaster = easterSunday(day.year).until(day).days;
  const local = isLocal ? (LOCAL.get(date) ?? LOCAL.get(afterEaster)) : undefined;
  return FIXED.get(date) ?? AFTER_EASTER.get(afterEaster) ?? local;
}

/**
 * Easter Sunday of a Gregorian year (anonymous algorithm, Nature, 20 April 1876; Meeus,
 * Astronomical Algorithms, ch. 8).
 */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}
