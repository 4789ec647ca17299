import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { isWorkingDay } from '../working-hours/working-days.ts';
import { deliverySchedule, readStart, weeksOf } from './schedule.ts';

fc.configureGlobal({ seed: 20_261_124 });

const WEEK = { days: [1, 2, 3, 4, 5] };
const SHARES = [10, 20, 10, 60];
const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-11-24');

describe('the start date that a visitor asks for', () => {
  testAll([
    ['', { kind: 'unasked', start: '2026-11-25' }],
    ['2026-12-01', { kind: 'as-asked', start: '2026-12-01' }],
    ['2026-11-24', { kind: 'as-asked', start: '2026-11-24' }],
    ['2026-11-23', { kind: 'past', asked: '2026-11-23', start: '2026-11-25' }],
    ['1926-11-24', { kind: 'past', asked: '1926-11-24', start: '2026-11-25' }],
    ['2026-12-25', { kind: 'closed', asked: '2026-12-25', holiday: 'Noël', start: '2026-12-28' }],
    ['2026-11-28', { kind: 'closed', asked: '2026-11-28', start: '2026-11-30' }],
    ['2027-05-08', { kind: 'closed', asked: '2027-05-08', holiday: 'victoire de 1945', start: '2027-05-10' }],
    ['2028-11-24', { kind: 'as-asked', start: '2028-11-24' }],
    ['2028-11-25', { kind: 'far', asked: '2028-11-25', latest: '2028-11-24' }],
    ['2036-11-24', { kind: 'far', asked: '2036-11-24', latest: '2028-11-24' }],
    ['9999-12-31', { kind: 'far', asked: '9999-12-31', latest: '2028-11-24' }],
    ['2027-02-29', { kind: 'unreadable', start: '2026-11-25' }],
    ['0000-00-00', { kind: 'unreadable', start: '2026-11-25' }],
    ['demain', { kind: 'unreadable', start: '2026-11-25' }],
    ['2026-12-01T00:00', { kind: 'unreadable', start: '2026-11-25' }],
  ])('is read from the address, or refused with a sentence', ([text, expected]) => {
    expect(JSON.parse(JSON.stringify(readStart(text, today, WEEK)))).toEqual(expected);
  });

  it('defaults to the next working day', () => {
    expect(readStart('', day('2026-11-27'), WEEK)).toMatchObject({ start: day('2026-11-30') });
  });
});

const project = fc.record({
  start: fc.integer({ min: 0, max: 5000 }).map((days) => day('2025-01-01').add({ days })),
  calendarDays: fc.integer({ min: 1, max: 90 }),
  shares: fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 3, maxLength: 3 })
    .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
    .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0))),
});

describe('the calendar of a project', () => {
  it('puts the end of each step on a working day', () => {
    const { online, followUp, stepEnds, workingDays } = deliverySchedule(
      { start: day('2026-11-30'), calendarDays: 14, shares: SHARES },
      WEEK,
    );
    expect(workingDays).toBe(10);
    expect(stepEnds.map(String)).toEqual(['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-11']);
    expect([online, followUp].map(String)).toEqual(['2026-12-11', '2026-12-14']);
  });

  it('has its steps in order, each ending on a working day, the last on the launch day', () => {
    fc.assert(
      fc.property(project, (asked) => {
        const { start, online, followUp, stepEnds } = deliverySchedule(asked, WEEK);
        const days = [start, ...stepEnds, followUp];
        for (const [index, at] of days.entries()) {
          expect(isWorkingDay(at, WEEK)).toBe(true);
          if (index > 0) expect(Temporal.PlainDate.compare(days[index - 1] ?? at, at)).toBeLessThanOrEqual(0);
        }
        expect(stepEnds.at(-1)?.equals(online)).toBe(true);
        expect(Temporal.PlainDate.compare(online, followUp)).toBe(-1);
      }),
      { numRuns: 80 },
    );
  });

  it('has a version to try at its share of the working days, during the last step', () => {
    const { firstVersion } = deliverySchedule(
      { start: day('2026-11-30'), calendarDays: 14, shares: SHARES, firstVersionShare: 70 },
      WEEK,
    );
    // The seventh of ten working days.
    expect(String(firstVersion)).toBe('2026-12-08');
    fc.assert(
      fc.property(project, fc.integer({ min: 1, max: 100 }), (asked, share) => {
        const all = deliverySchedule({ ...asked, firstVersionShare: share }, WEEK);
        const tried = all.firstVersion ?? expect.fail();
        expect(isWorkingDay(tried, WEEK)).toBe(true);
        expect(Temporal.PlainDate.compare(tried, all.online)).toBeLessThanOrEqual(0);
        const before = 100 - (asked.shares.at(-1) ?? 0);
        if (share > before) {
          expect(Temporal.PlainDate.compare(all.stepEnds.at(-2) ?? tried, tried)).toBeLessThanOrEqual(0);
        }
        const panes = weeksOf(all, WEEK).flat();
        expect(panes.filter(({ isFirstVersion }) => isFirstVersion).map((pane) => pane.day)).toEqual([tried]);
      }),
      { numRuns: 80 },
    );
  });

  it('has none where none is asked for', () => {
    expect(
      deliverySchedule({ start: day('2026-11-30'), calendarDays: 3, shares: SHARES }, WEEK).firstVersion,
    ).toBe(undefined);
  });

  it('never ends sooner for a later start', () => {
    fc.assert(
      fc.property(project, fc.integer({ min: 0, max: 30 }), (asked, days) => {
        const later = deliverySchedule({ ...asked, start: asked.start.add({ days }) }, WEEK);
        expect(
          Temporal.PlainDate.compare(deliverySchedule(asked, WEEK).online, later.online),
        ).toBeLessThanOrEqual(0);
      }),
      { numRuns: 80 },
    );
  });
});

describe('the weeks of a project', () => {
  it('have one pane for each working day of the delay', () => {
    fc.assert(
      fc.property(project, (asked) => {
        const schedule = deliverySchedule(asked, WEEK);
        const panes = weeksOf(schedule, WEEK).flat();
        expect(panes.filter(({ step }) => step !== undefined)).toHaveLength(schedule.workingDays);
        expect(panes.filter(({ isOnline }) => isOnline)).toHaveLength(1);
        const steps = panes.flatMap(({ step }) => (step === undefined ? [] : [step]));
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(steps.at(-1)).toBe(3);
      }),
      { numRuns: 80 },
    );
  });

  it('show the holidays of Alsace-Moselle where they are asked for', () => {
    const asked = { start: day('2029-03-26'), calendarDays: 7, shares: SHARES };
    const [week] = weeksOf(deliverySchedule(asked, { ...WEEK, alsaceMoselle: true }), {
      ...WEEK,
      alsaceMoselle: true,
    });
    expect(week?.at(-1)?.holiday).toBe('Vendredi saint');
    expect(weeksOf(deliverySchedule(asked, WEEK), WEEK)[0]?.at(-1)?.holiday).toBeUndefined();
  });

  it('show the public holidays', () => {
    const schedule = deliverySchedule({ start: day('2026-12-21'), calendarDays: 14, shares: SHARES }, WEEK);
    const [first, second, third] = weeksOf(schedule, WEEK);
    expect(first?.map(({ step, holiday }) => holiday ?? step)).toEqual([0, 1, 1, 2, 'Noël']);
    expect(second?.at(-1)?.holiday).toBe('jour de l’An');
    expect(third?.map(({ step, isOnline }) => [step, isOnline])).toEqual([
      [3, false],
      [3, true],
      [undefined, false],
      [undefined, false],
      [undefined, false],
    ]);
  });
});
