import { expect, test } from 'vitest';
import { asText, barTable, isEveryBarMet } from './report.ts';

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
