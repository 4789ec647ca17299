import { expect, test } from 'vitest';
import { blockingTimeOfProcessor } from './blocking-time.ts';

const PAGE = { pid: 7, tid: 1 };
const PAINT = { ...PAGE, name: 'firstContentfulPaint', ts: 1_000_000 };

/** @param at µs @param worked ms of the processor */
function task(at: number, worked: number, thread = PAGE) {
  return { ...thread, name: 'RunTask', ts: at, dur: 40_000, tdur: worked * 1000 };
}

test('what a task takes of the processor beyond 12.5 ms counts four times', () => {
  const traceEvents = [PAINT, task(1_100_000, 20), task(1_200_000, 13), task(1_300_000, 12)];
  expect(blockingTimeOfProcessor({ traceEvents })).toBe(30 + 2);
});

test('waiting for a core does not count, nor what was over before the paint, nor other threads', () => {
  const traceEvents = [
    PAINT,
    task(900_000, 30),
    task(1_100_000, 1),
    task(1_100_000, 30, { pid: 7, tid: 2 }),
    task(1_100_000, 30, { pid: 8, tid: 1 }),
  ];
  expect(blockingTimeOfProcessor({ traceEvents })).toBe(0);
});

test('a trace without a paint is refused', () => {
  expect(() => blockingTimeOfProcessor({ traceEvents: [task(0, 1)] })).toThrow('Nothing was painted');
});
