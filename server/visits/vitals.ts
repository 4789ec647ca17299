import type { PageKind } from '../../domain/leads/page-kind.ts';

/** The Core Web Vitals; https://web.dev/articles/vitals. */
export type Vital = 'lcp' | 'inp' | 'cls';

/**
 * Upper bounds of the buckets, the last one excepted, in milliseconds and, for `cls`, thousandths. `good` is the limit of
 * a good value: 75 % of pages should be within.
 */
export const VITALS = {
  lcp: { bounds: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000], good: 2500 },
  inp: { bounds: [50, 100, 150, 200, 300, 500, 1000], good: 200 },
  cls: { bounds: [10, 50, 100, 150, 250, 500], good: 100 },
} as const satisfies Record<Vital, { bounds: readonly number[]; good: number }>;

export const VITAL_NAMES = ['lcp', 'inp', 'cls'] as const;

/** The key of a counter: kind of page and upper bound of the bucket, « max » for the last. */
export function bucketKey(vital: Vital, kind: PageKind, value: number): string {
  return `${kind}.${VITALS[vital].bounds.find((bound) => value <= bound) ?? 'max'}`;
}
