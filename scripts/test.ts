import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ROOT } from './build.ts';
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-report.ts';

/*
 * `npm test`: every check of the project, cheapest first. All of them run even when one fails. Failures are
 * listed at the end, where a truncated log still shows them; the last line adds up the runners’ own reports.
 */

const REPORTS = `${ROOT}test-results`;

const total: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

process.stdout.write(
  'Les navigateurs et Java, s’ils manquent, s’installent pendant les autres vérifications.\n',
);
const browsers = begin('node scripts/browsers.ts');
await step('Contenu', begin('node scripts/content.ts'));
// Alongside the build, which keeps only one core busy.
const types = begin('react-router typegen && tsc --checkers 1');
const lint = begin('biome check --error-on-warnings');
buildStep();
const server = suite(
  'Tests unitaires et du serveur',
  'vitest.json',
  (report) => `vitest run --project '!long' --reporter=default --reporter=json --outputFile.json=${report}`,
  vitestOutcome,
);
await step('Types', types);
await step('Lint et mise en forme', lint);
await server;
await step('Navigateurs', browsers);
await suite('Tests du navigateur', 'playwright.json', () => 'npm run --silent test:e2e', playwrightOutcome);

if (total.flaky.length > 0) {
  announce('Instables, passés au second essai');
  for (const test of total.flaky) process.stdout.write(`${test}\n`);
}
if (total.failed.length > 0) {
  announce('Échecs');
  for (const failure of total.failed) process.stdout.write(`${failure}\n`);
}
const flaky = total.flaky.length > 0 ? `, ${total.flaky.length} flaky` : '';
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed.length} failed${flaky}${skipped}\n`);
process.exitCode = total.failed.length > 0 ? 1 : 0;

async function begin(command: string): Promise<{ status: number; output: string }> {
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { status: status ?? 1, output };
}

/** A check without tests of its own: only its failure counts. */
async function step(title: string, command: ReturnType<typeof begin>): Promise<void> {
  const { status, output } = await command;
  announce(title);
  process.stdout.write(output);
  if (status !== 0) total.failed.push(title);
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

async function suite(
  title: string,
  reportName: string,
  command: (report: string) => string,
  read: (report: unknown) => Outcome,
): Promise<void> {
  announce(title);
  const report = `${REPORTS}/${reportName}`;
  const runner = spawn(command(report), {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SITE_REPORT: report },
  });
  const [status] = await once(runner, 'close');
  const outcome: Outcome = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, skipped: 0, failed: [`${title}: no report`], flaky: [] };
  total.passed += outcome.passed;
  total.skipped += outcome.skipped;
  total.failed.push(...outcome.failed);
  total.flaky.push(...outcome.flaky);
  // A runner can fail without a failed test: an error outside of tests, or no tests found.
  if (status !== 0 && outcome.failed.length === 0) total.failed.push(`${title}: exit code ${status}`);
}

function announce(title: string): void {
  process.stdout.write(`\n— ${title}\n`);
}
