import { expect, test } from 'vitest';
import { blockingTimeOfProcessor } from './blocking-time.ts';

const PAGE = { pid: 7, tid: 1 };
const args = { data: { navigationId: 'A1' } };
const NAVIGATION = { ...PAGE, name: 'navigationStart', ts: 800_000, args };
const OF_A_DRAWING = { ...NAVIGATION, ts: 0, args: { data: { navigationId: 'B2' } } };
const PAINT = { ...PAGE, name: 'firstContentfulPaint', ts: 1_000_000, args };

/** @param at µs @param worked CPU time (ms) */
function task(at: number, worked: number, thread = PAGE) {
  return { ...thread, name: 'RunTask', ts: at, dur: 40_000, tdur: worked * 1000 };
}

test('multiplies by four the CPU time of a task over 12.5 ms', () => {
  const traceEvents = [
    OF_A_DRAWING,
    NAVIGATION,
    PAINT,
    task(900_000, 20),
    task(1_200_000, 13),
    task(1_300_000, 12),
  ];
  expect(blockingTimeOfProcessor({ traceEvents })).toBe(30 + 2);
});

test('ignores waiting for a core, tasks before the navigation, and other threads', () => {
  const traceEvents = [
    OF_A_DRAWING,
    NAVIGATION,
    PAINT,
    task(700_000, 30),
    task(1_100_000, 1),
    task(1_100_000, 30, { pid: 7, tid: 2 }),
    task(1_100_000, 30, { pid: 8, tid: 1 }),
  ];
  expect(blockingTimeOfProcessor({ traceEvents })).toBe(0);
});

test('refuses a trace without a first paint, or without its navigation', () => {
  expect(() => blockingTimeOfProcessor({ traceEvents: [task(0, 1)] })).toThrow('Nothing was painted');
  expect(() => blockingTimeOfProcessor({ traceEvents: [OF_A_DRAWING, PAINT] })).toThrow('navigation');
});
