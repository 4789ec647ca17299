import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { ROOT } from './build.ts';

/** Result of one test runner. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** One text per failure: the test’s name, then its message. */
  failed: string[];
  /** The same for tests that failed once and passed when they were run again. */
  flaky: string[];
}

const MESSAGE = { lines: 12, columns: 300 };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

const Problem = v.object({ message: v.string() });

const Spec = v.object({
  title: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ errors: v.array(Problem) })) })),
});

const Suite = v.object({
  title: v.string(),
  specs: v.array(Spec),
  suites: v.optional(v.array(v.unknown()), []),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), skipped: v.number(), flaky: v.number() }),
  suites: v.array(v.unknown()),
  errors: v.array(Problem),
});

/**
 * Parses the report of Vitest’s JSON reporter.
 * @throws ValiError that names the missing field
 */
export function vitestOutcome(report: unknown): Outcome {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = v.parse(VitestReport, report);
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    flaky: [],
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = name.replace(ROOT, '');
      const tests = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot be loaded has no failed test.
      if (status === 'failed' && tests.length === 0) return [failure(file, [message])];
      return tests.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages));
    }),
  };
}

/**
 * Parses the report of Playwright’s JSON reporter.
 * @throws ValiError that names the missing field
 */
export function playwrightOutcome(report: unknown): Outcome {
  const { stats, suites, errors } = v.parse(PlaywrightReport, report);
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [
      ...suites.flatMap((suite) => failuresOf(suite, 'unexpected')),
      ...errors.map(({ message }) => plain(message)),
    ],
    flaky: suites.flatMap((suite) => failuresOf(suite, 'flaky')),
  };
}

function failuresOf(suite: unknown, outcome: 'unexpected' | 'flaky', above = ''): string[] {
  const { title, specs, suites } = v.parse(Suite, suite);
  const path = `${above}${title} › `;
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === outcome)
        .map(({ results }) =>
          failure(
            `${path}${spec.title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
    ),
    ...suites.flatMap((inner) => failuresOf(inner, outcome, path)),
  ];
}

function failure(name: string, messages: string[]): string {
  return [name, ...messages.map(plain)].join('\n');
}

/** The beginning of a message, without the runner’s stack lines; the full text was printed before. */
function plain(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .filter((line) => !/^\s+at .*(?:node_modules|<anonymous>)/.test(line))
    .slice(0, MESSAGE.lines)
    .map((line) => `  ${line.slice(0, MESSAGE.columns)}`)
    .join('\n');
}
