import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { answerBy, closedUntil, isOpenAt, type OpeningHours } from './answer-by.ts';
import { comingMoment } from './coming-moment.ts';
import { easterSunday, frenchHoliday } from './holidays.ts';
import { openMinutes, timeLeft } from './time-left.ts';
import { isWorkingDay, lastWorkingDay, workingDayFrom, workingDaysOf } from './working-days.ts';
import { workingTimeCounter } from './working-time.ts';

fc.configureGlobal({ seed: 20_261_124 });

const HOURS: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '18:00',
};

const paris = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Paris').toInstant();
const due = (received: string, hours: OpeningHours = HOURS) =>
  answerBy(paris(received), 4, hours).toZonedDateTimeISO('Europe/Paris').toPlainDateTime().toString();

describe('an answer within 4 working hours', () => {
  testAll([
    ['in the morning, the same day', '2026-11-24T10:00', '2026-11-24T14:00:00'],
    ['at opening', '2026-11-24T09:00', '2026-11-24T13:00:00'],
    ['before opening', '2026-11-24T03:12', '2026-11-24T13:00:00'],
    ['just in time for the evening', '2026-11-24T14:00', '2026-11-24T18:00:00'],
    ['too late for the evening', '2026-11-24T14:01', '2026-11-25T09:01:00'],
    ['at closing', '2026-11-24T18:00', '2026-11-25T13:00:00'],
    ['on a Friday at 17:30', '2026-11-20T17:30', '2026-11-23T12:30:00'],
    ['on a Saturday', '2026-11-21T11:00', '2026-11-23T13:00:00'],
    ['on the eve of a holiday', '2026-07-13T16:00', '2026-07-15T11:00:00'],
    ['on a holiday', '2026-05-14T10:00', '2026-05-15T13:00:00'],
    ['before a long weekend of Easter', '2026-04-03T17:00', '2026-04-07T12:00:00'],
    ['before Christmas', '2026-12-24T17:00', '2026-12-28T12:00:00'],
    ['on New Year’s Eve', '2026-12-31T17:59', '2027-01-04T12:59:00'],
  ])('is counted in working hours', ([_when, received, expected]) => {
    expect(due(received)).toBe(expected);
  });

  it.each([
    ['before the clock goes forward', '2026-03-27T17:30', '2026-03-30T12:30:00'],
    ['before the clock goes back', '2026-10-23T17:30', '2026-10-26T12:30:00'],
    ['on a 29 February', '2028-02-29T15:00', '2028-03-01T10:00:00'],
  ])('received %s, is due in Paris time (row 23)', (_when, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  const moment = fc
    .integer({ min: Date.UTC(2024, 0), max: Date.UTC(2040, 0) })
    .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));
  const length = fc.integer({ min: 1, max: 40 });

  it('is due in opening hours, closing time included', () => {
    fc.assert(
      fc.property(moment, length, (received, hours) => {
        const end = answerBy(received, hours, HOURS);
        expect(isOpenAt(end.subtract({ milliseconds: 1 }), HOURS)).toBe(true);
      }),
    );
  });

  it('is never due sooner for a later request', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 400_000_000 }), length, (received, later, hours) => {
        const [first, second] = [received, received.add({ milliseconds: later })].map((at) =>
          answerBy(at, hours, HOURS),
        );
        expect(first && second && Temporal.Instant.compare(first, second)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('leaves exactly that much working time', () => {
    const minute = moment.map((at) => at.round({ smallestUnit: 'minute' }));
    fc.assert(
      fc.property(minute, fc.integer({ min: 1, max: 12 }), (received, hours) => {
        const end = answerBy(received, hours, HOURS);
        let open = 0;
        for (let at = received; Temporal.Instant.compare(at, end) < 0; at = at.add({ minutes: 1 })) {
          if (isOpenAt(at, HOURS)) open += 1;
        }
        expect(open).toBe(hours * 60);
      }),
      { numRuns: 12 },
    );
  });
});

function holidaysIn(year: number): number {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const days = Array.from({ length: first.daysInYear }, (_, index) => first.add({ days: index }));
  return days.filter((day) => frenchHoliday(day) !== undefined).length;
}

describe('an agency with days of its own', () => {
  const own: OpeningHours = {
    ...HOURS,
    exceptions: [{ day: 5, opens: '10:00', closes: '12:00' }],
    alsaceMoselle: true,
    closures: [
      { from: '2026-08-03', to: '2026-08-21' },
      { from: '2026-11-12', to: '2026-11-13' },
    ],
  };

  testAll([
    ['on a short Friday', '2026-07-03T10:00', '2026-07-06T11:00:00'],
    ['before the summer', '2026-07-31T11:00', '2026-08-24T12:00:00'],
    ['in the summer', '2026-08-12T15:00', '2026-08-24T13:00:00'],
    ['before a holiday with its bridge', '2026-11-10T17:00', '2026-11-16T12:00:00'],
    ['before Good Friday', '2026-04-02T17:00', '2026-04-07T12:00:00'],
    ['on Saint Stephen’s Day', '2028-12-26T10:00', '2028-12-27T13:00:00'],
  ])('counts neither closures nor local holidays', ([_when, received, expected]) => {
    expect(due(received, own)).toBe(expected);
  });

  testAll([
    ['on the evening before', '2026-07-31T12:00', '2026-08-23'],
    ['in it', '2026-08-12T15:00', '2026-08-23'],
    ['on the weekend after it', '2026-08-22T15:00', null],
    ['while open', '2026-07-31T11:00', null],
    ['on a holiday that a bridge follows', '2026-11-11T11:00', '2026-11-15'],
    ['on any night', '2026-09-08T22:00', null],
  ])('says until when it is closed', ([_when, moment, last]) => {
    expect(closedUntil(paris(moment), own)?.toString() ?? null).toBe(last);
  });
});

describe('French public holidays', () => {
  testAll([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('compute Easter', ([year, date]) => {
    expect(easterSunday(year).toString()).toBe(date);
  });

  it('are eleven a year, or ten if Ascension Day falls on 1 or 8 May', () => {
    const years = Array.from({ length: 71 }, (_, index) => 1990 + index);
    expect(years.filter((year) => holidaysIn(year) === 10)).toEqual([1997, 2008, 2059]);
    expect(years.filter((year) => holidaysIn(year) === 11)).toHaveLength(years.length - 3);
  });

  it('are those of the Code du travail', () => {
    expect(frenchHoliday(Temporal.PlainDate.from('2026-05-14'))).toBe('Ascension');
    expect(frenchHoliday(Temporal.PlainDate.from('2026-05-25'))).toBe('lundi de Pentecôte');
    expect(frenchHoliday(Temporal.PlainDate.from('2026-11-21'))).toBeUndefined();
  });
});

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

const NOW = Temporal.Instant.from('2026-11-24T10:00:00Z');

testAll([
  ['2026-11-24T14:40:00Z', 'aujourd’hui 15\u00a0h\u00a040'],
  ['2026-11-24T14:05:00Z', 'aujourd’hui 15\u00a0h\u00a005'],
  ['2026-11-25T10:00:00Z', 'demain 11\u00a0h'],
  ['2026-11-30T10:00:00Z', 'lundi 11\u00a0h'],
  ['2026-12-01T10:00:00Z', 'mardi 1er\u00a0décembre 11\u00a0h'],
])('names the day of a moment to come as people do', ([moment, words]) => {
  expect(comingMoment(Temporal.Instant.from(moment), NOW)).toBe(words);
});

it('takes the day in Paris, which differs from UTC at night', () => {
  const now = Temporal.Instant.from('2026-11-24T22:30:00Z');
  expect(comingMoment(Temporal.Instant.from('2026-11-24T23:30:00Z'), now)).toBe('demain 0\u00a0h\u00a030');
});

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
