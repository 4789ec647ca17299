import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, isDebianRoot, runInstaller } from './debian.ts';

/** A program that the tests drive, and that no npm package can bring. */
export interface Program {
  /** For the messages. */
  name: string;
  /** Environment variable that may hold its path. */
  variable: string;
  /** What it is called on the PATH, best first. */
  commands: readonly string[];
  /** Other places where it may be. */
  elsewhere: readonly string[];
  debianPackages: readonly string[];
  /** Command that installs it where Debian's packages cannot be. */
  installer?: string;
  /** What to do by hand. */
  advice: string;
}

/**
 * Path of a program: the variable's, else one on the PATH, else one elsewhere. When there is none it is installed: from
 * Debian's packages as root, with its own installer otherwise.
 * @throws Error saying what is missing and what to do
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

/** Path of a program that is there already. @throws Error when the variable names something that cannot be run */
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
