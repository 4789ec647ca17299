import { describe, expect } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import type { OpeningHours } from './answer-by.ts';
import { workingTimeCounter } from './working-time.ts';

const HOURS: OpeningHours = {
  timeZone: 'Europe/Paris',
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '18:00',
};

const paris = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Paris').toInstant();
const count = workingTimeCounter(paris('2026-03-01T00:00'), paris('2026-12-31T00:00'), HOURS);

describe('opening time between two moments', () => {
  testAll([
    ['within a day', '2026-11-24T10:00', '2026-11-24T11:30', 1.5],
    ['over a night', '2026-11-24T17:00', '2026-11-25T10:00', 2],
    ['over a weekend', '2026-11-20T17:30', '2026-11-23T09:30', 1],
    ['over 14 July', '2026-07-13T17:00', '2026-07-15T09:00', 1],
    ['over the night when the clock goes forward', '2026-03-27T17:00', '2026-03-30T10:00', 2],
    ['on a Saturday', '2026-11-21T10:00', '2026-11-21T16:00', 0],
    ['of a moment', '2026-11-24T10:00', '2026-11-24T10:00', 0],
    ['backwards', '2026-11-24T12:00', '2026-11-24T10:00', 0],
  ])('is correct across nights, weekends, holidays and clock changes', ([_when, from, to, hours]) => {
    expect(count(paris(from).epochMilliseconds, paris(to).epochMilliseconds)).toBe(hours * 3600_000);
  });
});
