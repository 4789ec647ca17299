import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import type { OpeningHours } from './answer-by.ts';
import { openMinutes, timeLeft } from './time-left.ts';

const HOURS: OpeningHours = {
  timeZone: 'Europe/Paris',
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '18:00',
};

const paris = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Paris').toInstant();
const left = (now: string, due: string) => {
  const { urgency, words } = timeLeft(paris(now), paris(due), HOURS);
  return `${urgency}: ${words.replaceAll('\u00a0', ' ')}`;
};

describe('the time left on a promise', () => {
  testAll([
    ['at noon', '2026-11-24T11:50', '2026-11-24T14:00', 'calm: encore 2 h 10'],
    ['on the full hour', '2026-11-24T12:00', '2026-11-24T14:00', 'calm: encore 2 h'],
    ['an hour and a minute before', '2026-11-24T12:59', '2026-11-24T14:00', 'calm: encore 1 h 01'],
    ['an hour before', '2026-11-24T13:00', '2026-11-24T14:00', 'urgent: plus que 1 h'],
    ['in the last minute', '2026-11-24T13:59:30', '2026-11-24T14:00', 'urgent: plus que 1 min'],
    ['when it is over', '2026-11-24T14:00', '2026-11-24T14:00', 'late: en retard'],
    ['40 minutes after', '2026-11-24T14:40', '2026-11-24T14:00', 'late: en retard de 40 min'],
    ['just before closing', '2026-11-24T17:59', '2026-11-25T09:01', 'urgent: plus que 2 min'],
    ['just after closing', '2026-11-24T18:01', '2026-11-25T09:01', 'urgent: plus que 1 min'],
    ['due at closing, in the evening', '2026-11-24T20:00', '2026-11-24T18:00', 'late: en retard'],
    ['due at closing, the next day', '2026-11-25T09:20', '2026-11-24T18:00', 'late: en retard de 20 min'],
    ['on a Friday evening', '2026-11-20T17:30', '2026-11-23T12:30', 'calm: encore 4 h'],
    ['on the Saturday after', '2026-11-21T12:00', '2026-11-23T12:30', 'calm: encore 3 h 30'],
    ['on the Monday after', '2026-11-23T11:30', '2026-11-23T12:30', 'urgent: plus que 1 h'],
    ['late since Friday', '2026-11-23T09:30', '2026-11-20T17:50', 'late: en retard de 40 min'],
    ['on the eve of 14 July', '2026-07-13T17:00', '2026-07-15T11:00', 'calm: encore 3 h'],
    ['on 14 July', '2026-07-14T15:00', '2026-07-15T11:00', 'calm: encore 2 h'],
    ['late since the eve of 14 July', '2026-07-15T09:30', '2026-07-13T17:30', 'late: en retard de 1 h'],
    ['late for some days', '2026-11-26T10:00', '2026-11-24T10:00', 'late: en retard de 2 jours ouvrés'],
    ['late for months', '2026-11-24T10:00', '2026-03-09T10:00', 'late: en retard depuis le 09/03/2026'],
  ])('is worded by what is left', ([_when, now, due, words]) => {
    expect(left(now, due)).toBe(words);
  });

  it('counts real hours on the day of a clock change', () => {
    const sundays = { ...HOURS, days: [7], opens: '00:00' };
    expect(openMinutes(paris('2026-03-28T12:00'), paris('2026-03-30T12:00'), sundays)).toBe(17 * 60);
  });
});
