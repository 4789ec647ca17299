import { expect, test } from 'vitest';
import { dayInParis } from './dates.ts';

test.each([
  ['2026-03-05T09:00:00.000Z', '05/03/2026'],
  ['2025-12-31T23:30:00.000Z', '01/01/2026'],
  ['2026-07-14T21:59:59.999Z', '14/07/2026'],
  ['2026-07-14T22:00:00.000Z', '15/07/2026'],
])('%s is %s in Paris', (instant, day) => {
  expect(dayInParis(instant)).toBe(day);
});
