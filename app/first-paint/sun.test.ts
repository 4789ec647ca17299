import { expect, it } from 'vitest';
import { sunInParis } from './sun.ts';

it.each([
  ['2026-07-14T05:00:00Z', -1],
  ['2026-07-14T11:30:00Z', 0],
  ['2026-12-01T12:30:00Z', 0],
  ['2026-12-01T19:00:00Z', 1],
  ['2026-12-01T23:59:00Z', -1],
  ['2026-12-01T22:59:00Z', 1],
])('returns the position of the sun at %s', (instant, sun) => {
  expect(sunInParis(new Date(instant))).toBeCloseTo(sun);
});

it('changes to summer time at 1:00 UTC on the last Sunday of March, and back in October', () => {
  const hour = (instant: string) => sunInParis(new Date(instant)) * 6.5 + 13.5;
  expect(hour('2026-03-28T10:00:00Z')).toBeCloseTo(11);
  expect(hour('2026-03-29T10:00:00Z')).toBeCloseTo(12);
  expect(hour('2026-10-24T10:00:00Z')).toBeCloseTo(12);
  expect(hour('2026-10-25T10:00:00Z')).toBeCloseTo(11);
});
