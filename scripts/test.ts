import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ROOT } from './build.ts';

/*
 * `npm test`: every check of the project, in the order in which they are cheapest to fail. All of them run even when
 * an early one fails, and the last line adds up what the runners themselves reported.
 */

const REPORTS = `${ROOT}test-results`;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

step('Types', 'npm run --silent typecheck');
step('Lint et mise en forme', 'biome check --error-on-warnings');
buildStep();
suite(
  'Tests unitaires et du serveur',
  'vitest.json',
  (report) => `vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
  vitestCount,
);
suite('Tests du navigateur', 'playwright.json', () => 'playwright test', playwrightCount);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A check without tests of its own: it counts only when it fails. */
function step(title: string, command: string): void {
  announce(title);
  if (run(command) !== 0) total.failed += 1;
}

function buildStep(): void {
  announce('Construction');
  try {
    ensureBuilt();
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    total.failed += 1;
  }
}

function suite(
  title: string,
  reportName: string,
  command: (report: string) => string,
  read: (report: unknown) => Count,
): void {
  announce(title);
  const report = `${REPORTS}/${reportName}`;
  const status = run(command(report), { SITE_REPORT: report });
  const count: Count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
  // A runner can fail without a failed test: an error outside of them, or nothing to run.
  if (status !== 0 && count.failed === 0) count.failed = 1;
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

function run(command: string, environment: Record<string, string> = {}): number {
  const { status } = spawnSync(command, {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

function announce(title: string): void {
  process.stdout.write(`\n— ${title}\n`);
}

function vitestCount(report: unknown): Count {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

function playwrightCount(report: unknown): Count {
  const stats = valueAt(report, 'stats');
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
}

function valueAt(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined;
}

function numberAt(object: unknown, key: string): number {
  const value = valueAt(object, key);
  if (typeof value !== 'number') throw new Error(`The test report has no number « ${key} »`);
  return value;
}
