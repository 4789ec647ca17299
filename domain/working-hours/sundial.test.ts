import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import type { OpeningHours } from './answer-by.ts';
import { sundialOf } from './sundial.ts';

const HOURS: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:30',
};
const at = (local: string) => {
  const moment = Temporal.PlainDateTime.from(`2026-11-24T${local}`)
    .toZonedDateTime('Europe/Paris')
    .toInstant();
  return sundialOf(moment, HOURS);
};

describe('the sundial of a working day', () => {
  it('spans opening to closing, in the agency’s time zone', () => {
    expect(at('15:45')).toEqual({ opens: 9, closes: 17.5, at: 15.75 });
  });

  testAll([
    ['08:00', 9],
    ['09:00', 9],
    ['17:30', 17.5],
    ['23:00', 17.5],
  ])('stays between opening and closing', ([local, hour]) => {
    expect(at(local).at).toBe(hour);
  });
});
