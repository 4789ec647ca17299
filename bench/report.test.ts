import { expect, test } from 'vitest';
import { asText, barTable, isEveryBarMet, median, spread } from './report.ts';

const report = {
  title: 'Start',
  tables: [
    barTable([
      { what: 'cold start', bar: '≤ 1 s', measured: '0.72 s', isMet: true },
      { what: 'memory', bar: '≤ 180 MB', measured: '201 MB', isMet: false },
    ]),
    { columns: ['server'], rows: [{ cells: ['nginx'] }] },
  ],
  notes: ['Ten starts.'],
};

test('writes a table with a mark for each bar', () => {
  expect(asText(report)).toBe(`### Start

| what       | bar      | measured |     |
| ---------- | -------- | -------- | --- |
| cold start | ≤ 1 s    | 0.72 s   | ✓   |
| memory     | ≤ 180 MB | 201 MB   | ✗   |

| server |
| ------ |
| nginx  |

- Ten starts.
`);
});

test('fails when one bar is missed', () => {
  expect(isEveryBarMet(report)).toBe(false);
  expect(isEveryBarMet({ ...report, tables: report.tables.slice(1) })).toBe(true);
});

test('takes the middle number as the median, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 10])).toBe(3.5);
  expect(median([7])).toBe(7);
});

test('sorts by number, not as text', () => {
  expect(median([10, 9, 100])).toBe(10);
});

test('formats the median with minimum and maximum', () => {
  expect(spread([12, 11, 15])).toBe('12 (11–15)');
  expect(spread([1.25, 0.5, 2], 1)).toBe('1.3 (0.5–2.0)');
});

test('refuses the median of no numbers', () => {
  expect(() => median([])).toThrow(RangeError);
});
