import { expect, it } from 'vitest';
import { playwrightOutcome, vitestOutcome } from './test-report.ts';

it('lists the failed tests of Vitest, and the files that could not be loaded', () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: `${import.meta.dirname}/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: [
              '\u001b[31mError: 1 is not 2\u001b[39m\n    at a.test.ts:3\n    at x (/node_modules/vitest/run.js:1)',
            ],
          },
        ],
      },
      { name: `${import.meta.dirname}/b.test.ts`, status: 'failed', message: 'broken', assertionResults: [] },
    ],
  };
  expect(vitestOutcome(report)).toEqual({
    passed: 3,
    skipped: 2,
    failed: [
      'scripts/a.test.ts › takes away\n  Error: 1 is not 2\n      at a.test.ts:3',
      'scripts/b.test.ts\n  broken',
    ],
    flaky: [],
  });
});

it('lists the failed and the flaky tests of Playwright, with their groups', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const inside = { title: 'without JavaScript', specs: [spec('sends', 'unexpected', 'late')] };
  const report = {
    stats: { expected: 4, skipped: 0, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected'), spec('shuts', 'flaky', 'hung')],
        suites: [inside],
      },
    ],
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightOutcome(report)).toEqual({
    passed: 5,
    skipped: 0,
    failed: ['a.spec.ts › without JavaScript › sends\n  late', '  no browser'],
    flaky: ['a.spec.ts › shuts\n  hung'],
  });
});

it('names the missing field of a report', () => {
  expect(() => vitestOutcome({})).toThrow('numPassedTests');
});
