import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ROOT } from './build.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-report.ts';

/*
 * `npm test`: every check of the project, in the order in which they are cheapest to fail. All of them run even when
 * an early one fails. What failed is named at the end, where a cut log still shows it, and the last line adds up what
 * the runners themselves reported.
 */

const REPORTS = `${ROOT}test-results`;

const total: Outcome = { passed: 0, skipped: 0, failed: [] };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

step('Types', 'npm run --silent typecheck');
step('Lint et mise en forme', 'biome check --error-on-warnings');
buildStep();
suite(
  'Tests unitaires et du serveur',
  'vitest.json',
  (report) => `vitest run --project '!long' --reporter=default --reporter=json --outputFile.json=${report}`,
  vitestOutcome,
);
suite('Tests du navigateur', 'playwright.json', () => 'npm run --silent test:e2e', playwrightOutcome);

if (total.failed.length > 0) {
  announce('Échecs');
  for (const failure of total.failed) process.stdout.write(`${failure}\n`);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed.length} failed${skipped}\n`);
process.exitCode = total.failed.length > 0 ? 1 : 0;

/** A check without tests of its own: it counts only when it fails. */
function step(title: string, command: string): void {
  announce(title);
  if (run(command) !== 0) total.failed.push(title);
}

function buildStep(): void {
  const title = 'Construction';
  announce(title);
  try {
    ensureBuilt();
  } catch (error) {
    process.stdout.write(`${String(error)}\n`);
    total.failed.push(title);
  }
}

function suite(
  title: string,
  reportName: string,
  command: (report: string) => string,
  read: (report: unknown) => Outcome,
): void {
  announce(title);
  const report = `${REPORTS}/${reportName}`;
  const status = run(command(report), { SITE_REPORT: report });
  const outcome: Outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, skipped: 0, failed: [`${title}: no report`] };
  total.passed += outcome.passed;
  total.skipped += outcome.skipped;
  total.failed.push(...outcome.failed);
  // A runner can fail without a failed test: an error outside of them, or nothing to run.
  if (status !== 0 && outcome.failed.length === 0) total.failed.push(`${title}: exit code ${status}`);
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
