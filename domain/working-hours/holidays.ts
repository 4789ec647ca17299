/** Public holidays that fall on the same day every year (Code du travail, art. L3133-1), as month-day. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Whether a day is a public holiday in the whole of France. */
export function isFrenchHoliday(day: Temporal.PlainDate): boolean {
  if (FIXED.includes(day.toString().slice(5))) return true;
  return AFTER_EASTER.includes(easterSunday(day.year).until(day).days);
}

/**
 * Easter Sunday of a Gregorian year (anonymous algorithm, Nature, 20 April 1876; Meeus, Astronomical Algorithms, ch. 8).
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
