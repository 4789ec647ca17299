import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests need and that npm cannot install. */
export interface Program {
  name: string;
  /** Environment variable with its path. */
  variable: string;
  /** Names on the PATH, best first. */
  commands: readonly string[];
  /** Other possible paths. */
  elsewhere: readonly string[];
  debianPackages: readonly string[];
  /** Installation command where Debian packages cannot be installed. */
  installer?: string;
  /** How to install it by hand. */
  advice: string;
}

/**
 * Path of a program: from its variable, the PATH, or other places. Installs it if missing: Debian packages as
 * root, its own installer otherwise.
 * @throws Error that says what is missing and what to do
 */
export function ensureProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  process.stderr.write(`Aucun ${program.name} trouvé, installation…\n`);
  if (isDebianRoot()) installFromDebian(...program.debianPackages);
  else if (program.installer) runInstaller(program.installer);
  const installed = findProgram(program);
  if (installed) return installed;
  throw new Error(
    `Les tests demandent ${program.name}, et son installation a échoué. Installez-le (${program.advice}) ou donnez ` +
      `son chemin dans ${program.variable}.`,
  );
}

/**
 * Path of an installed program; `undefined` if there is none.
 * @throws Error when the variable names something not executable
 */
export function findProgram({
  variable,
  commands,
  elsewhere,
}: Pick<Program, 'variable' | 'commands' | 'elsewhere'>): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} désigne ${named}, qui n’est pas un programme exécutable.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, ...elsewhere].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process can install Debian packages. */
export function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs Debian packages without their recommendations, after what else is being installed (5 min at most). Errors are
 * printed; the caller looks for the program.
 */
export function installFromDebian(...packages: string[]): void {
  runInstaller('apt-get update');
  runInstaller(`apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 ${packages.join(' ')}`);
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
