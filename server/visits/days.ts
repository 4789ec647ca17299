/** A day as `visit_counts` stores it: yyyymmdd. */
export function dayNumber({ year, month, day }: Temporal.PlainDate): number {
  return year * 10_000 + month * 100 + day;
}

/** A month as `visit_counts` stores it: yyyymm00. */
export function monthNumber({ year, month }: { year: number; month: number }): number {
  return year * 10_000 + month * 100;
}
