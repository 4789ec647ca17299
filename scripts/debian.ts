import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process can install Debian packages. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without their recommendations. Errors are printed; the
 * caller looks for the program.
 */
export function installFromDebian(...packages: string[]): void {
  runInstaller('apt-get update');
  runInstaller(`apt-get install -y --no-install-recommends ${packages.join(' ')}`);
}

/** Announces and runs an installation command, without input. Its output and errors go to standard error. */
export function runInstaller(command: string): void {
  process.stderr.write(`Installation : ${command}\n`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) process.stderr.write(`« ${command} » a échoué (code ${status}).\n`);
}
