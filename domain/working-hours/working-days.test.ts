import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { frenchHoliday } from './holidays.ts';
import { isWorkingDay, lastWorkingDay, workingDayFrom, workingDaysOf } from './working-days.ts';

fc.configureGlobal({ seed: 20_261_124 });

const WEEK = { days: [1, 2, 3, 4, 5] };
const day = (text: string) => Temporal.PlainDate.from(text);

describe('the working day on or after a day', () => {
  testAll([
    ['a Tuesday', '2026-11-24', '2026-11-24'],
    ['a Saturday', '2026-11-28', '2026-11-30'],
    ['a holiday', '2026-07-14', '2026-07-15'],
    ['a holiday before a weekend', '2026-12-25', '2026-12-28'],
    ['Easter weekend', '2026-04-04', '2026-04-07'],
  ])('is the day itself, or the next that is worked', ([_what, from, expected]) => {
    expect(workingDayFrom(day(from), WEEK).toString()).toBe(expected);
  });
});

describe('the last of a number of working days', () => {
  testAll([
    ['the first is the start itself', '2026-11-24', 1, '2026-11-24'],
    ['two weeks end on a Friday', '2026-11-30', 10, '2026-12-11'],
    ['Christmas and New Year’s Day put it off', '2026-12-21', 10, '2027-01-05'],
    ['four holidays of May do', '2026-04-30', 20, '2026-06-02'],
    ['a leap year has its 29 February', '2028-02-28', 3, '2028-03-01'],
  ])('counts neither weekends nor holidays', ([_what, start, count, expected]) => {
    expect(lastWorkingDay(day(start), count, WEEK).toString()).toBe(expected);
  });

  const anyDay = fc.integer({ min: 0, max: 6000 }).map((days) => day('2024-01-01').add({ days }));
  const anyWeek = fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
    .map((days) => ({ days }));

  it('is a working day at exactly that distance', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), anyWeek, (start, count, week) => {
        const end = lastWorkingDay(start, count, week);
        let worked = 0;
        for (let at = start; Temporal.PlainDate.compare(at, end) <= 0; at = at.add({ days: 1 }))
          if (isWorkingDay(at, week)) worked += 1;
        expect(worked).toBe(count);
        expect(isWorkingDay(end, week)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('converts calendar days so that the last working day is within the delay', () => {
  expect([3, 14, 28, 30, 42].map((days) => workingDaysOf(days, WEEK))).toEqual([3, 10, 20, 22, 30]);
  // The six weeks after this Monday have no public holiday.
  for (const days of [3, 14, 28, 30, 42]) {
    const start = day('2026-09-07');
    const end = lastWorkingDay(start, workingDaysOf(days, WEEK), WEEK);
    expect(start.until(end).days + 1).toBeLessThanOrEqual(days);
  }
});

it('names the public holidays', () => {
  expect(frenchHoliday(day('2027-03-29'))).toBe('lundi de Pâques');
  expect(frenchHoliday(day('2026-11-11'))).toBe('armistice de 1918');
  expect(frenchHoliday(day('2026-11-24'))).toBeUndefined();
});
