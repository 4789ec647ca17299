import { describe, expect, it } from 'vitest';
import { testAll } from '../../../tests/support/test-all.ts';
import { momentOfDay, readMoment } from './paris-time.ts';

const NOW = Temporal.Instant.from('2026-03-10T10:00:00Z');

describe('a typed date and time', () => {
  testAll([
    ['2026-03-27', '09:00', '2026-03-27T08:00:00Z'],
    ['2026-03-30', '09:00', '2026-03-30T07:00:00Z'],
    ['2026-10-23', '09:00', '2026-10-23T07:00:00Z'],
    ['2026-10-26', '09:00', '2026-10-26T08:00:00Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['2026-03-29', '02:30', 'skipped'],
    ['2026-03-10', '11:00', 'past'],
    ['2026-02-30', '09:00', 'unreadable'],
    ['', '09:00', 'unreadable'],
  ])('is the moment of a day and time in Paris', ([day, time, moment]) => {
    expect(String(readMoment(day, time, NOW))).toBe(moment);
  });
});

describe('the displayed date of an article', () => {
  it('keeps the time of an unchanged date', () => {
    expect(String(momentOfDay('2026-01-05', '2026-01-05T17:12:00Z', NOW))).toBe('2026-01-05T17:12:00Z');
  });

  it('is 9:00 in Paris otherwise, but not after the publication on the same day', () => {
    expect(String(momentOfDay('2026-01-06', '2026-01-05T17:12:00Z', NOW))).toBe('2026-01-06T08:00:00Z');
    const early = Temporal.Instant.from('2026-03-10T05:00:00Z');
    expect(momentOfDay('2026-03-10', null, early)).toBe(early);
    expect(momentOfDay('hier', null, NOW)).toBeNull();
  });
});
