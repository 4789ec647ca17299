/**
 * Median; the mean of the two middle numbers if their number is even.
 * @throws RangeError when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/**
 * Percentile by nearest rank, so that it is one of the numbers.
 * @param percent over 0, at most 100
 * @throws RangeError when there are none
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = ascending(values);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

/** Median with minimum and maximum: `12 (11–15)`. */
export function spread(values: readonly number[], decimals = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(decimals)} (${least.toFixed(decimals)}–${most.toFixed(decimals)})`;
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError('Nothing was measured');
  return values.toSorted((a, b) => a - b);
}
