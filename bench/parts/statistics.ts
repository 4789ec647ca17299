/**
 * Middle of a set of numbers; the mean of the two in the middle when there is an even number of them.
 * @throws RangeError when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/**
 * The smallest of the numbers that `percent` of them do not exceed (nearest rank), so that it is one of them.
 * @param percent over 0, at most 100
 * @throws RangeError when there are none
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = ascending(values);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

/** The median with the least and the most, so that a reader sees how steady a measurement was: `12 (11–15)`. */
export function spread(values: readonly number[], decimals = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(decimals)} (${least.toFixed(decimals)}–${most.toFixed(decimals)})`;
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError('Nothing was measured');
  return values.toSorted((a, b) => a - b);
}
