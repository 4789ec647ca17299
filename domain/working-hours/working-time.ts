import { dateInParis } from '../dates.ts';
import { type OpeningHours, openingOf } from './answer-by.ts';

/**
 * Returns a function that counts opening time (ms) between two Unix times (ms) within a span. The openings of
 * the span are computed once, so that counting for thousands of leads is fast.
 */
export function workingTimeCounter(
  from: Temporal.Instant,
  to: Temporal.Instant,
  hours: OpeningHours,
): (start: number, end: number) => number {
  const openings: { from: number; to: number; before: number }[] = [];
  let total = 0;
  const last = dateInParis(to);
  let day = dateInParis(from);
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const opening = openingOf(day, hours);
    if (!opening) continue;
    const [opens, closes] = [opening.from.epochMilliseconds, opening.to.epochMilliseconds];
    openings.push({ from: opens, to: closes, before: total });
    total += closes - opens;
  }

  /** Opening time (ms) from the start of the span to a moment. */
  function passed(moment: number): number {
    let [low, high] = [0, openings.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((openings[middle]?.from ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    const opening = openings[low - 1];
    return opening ? opening.before + Math.min(moment, opening.to) - opening.from : 0;
  }

  return (start, end) => Math.max(0, passed(end) - passed(start));
}
