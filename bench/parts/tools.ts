import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/build.ts';

const SOURCE = `${ROOT}bench/parts/tools`;
const LOCK = 'package-lock.json';

/**
 * Folder with Lighthouse, installed there unless the lockfile’s version already is. Under `var/`, so that checks and
 * test copies of the project skip it.
 * @throws Error when the installation fails
 */
export function ensureTools(): string {
  const folder = `${ROOT}var/bench`;
  const wanted = readFileSync(join(SOURCE, LOCK), 'utf8');
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const isCurrent = existsSync(installed) && readFileSync(join(folder, LOCK), 'utf8') === wanted;
  cpSync(SOURCE, folder, { recursive: true });
  if (!isCurrent) run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  return folder;
}

/**
 * Runs a program to its end; its output is shown only if it fails.
 * @throws Error with its output
 */
export function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (${status}):\n${stdout}${stderr}`);
}
