/** Hours of Paris at which the sun of the site stands at its highest, and how long before and after it rises and sets. */
const NOON = 13.5;
const HALF_DAY = 6.5;
const HOUR = 3_600_000;

/**
 * Where the sun stands in Paris: -1 in the morning, 0 at noon, 1 in the evening; at night where it set, or will rise.
 * Without `Intl`, which takes 60 ms of a phone for its first time zone.
 */
export function sunInParis(now: Date): number {
  const [summer, winter] = [2, 9].map((month) => lastSunday(now.getUTCFullYear(), month));
  const isSummer = Number(now) >= Number(summer) && Number(now) < Number(winter);
  const paris = new Date(Number(now) + (isSummer ? 2 : 1) * HOUR);
  const hours = paris.getUTCHours() + paris.getUTCMinutes() / 60;
  return Math.max(-1, Math.min(1, (hours - NOON) / HALF_DAY));
}

/** When clocks change in the European Union: at 1 h UTC on the last Sunday of a month of 31 days. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return new Date(Number(last) - last.getUTCDay() * 24 * HOUR);
}
