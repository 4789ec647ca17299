import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install packages of Debian. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian, without those that they merely recommend. A failure is told on standard error: what
 * counts is whether the program is there afterwards.
 */
export function installFromDebian(...packages: string[]): void {
  runInstaller('apt-get update');
  runInstaller(`apt-get install -y --no-install-recommends ${packages.join(' ')}`);
}

/**
 * Runs a command that installs something, and says so before. It is asked nothing: its input is empty. Its output goes to
 * standard error, and so does its failure.
 */
export function runInstaller(command: string): void {
  process.stderr.write(`Installation : ${command}\n`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) process.stderr.write(`« ${command} » a échoué (code ${status}).\n`);
}
