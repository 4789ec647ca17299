import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Builds: each is an immutable folder `build/<hash of its sources>/`; the link `build/current` names the one
 * that the next start serves.
 */

/** Root folder of the project, with a final slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

const SOURCE_FOLDERS = ['app', 'content', 'domain', 'emails', 'public', 'scripts', 'server'];
const SOURCE_FILES = /^(?:.*\.config\.ts|content-collections\.ts|tsconfig\.json|package-lock\.json)$/;
const TESTS = /\.test\.tsx?$/;

const BUILDS = `${ROOT}build`;
const HASH_LENGTH = 16;
const FINISHED = new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`);
const UNFINISHED = 'unfinished-';
/** After this long (ms) an unfinished build counts as abandoned. */
const GIVEN_UP = 60 * 60 * 1000;
/** Previous builds kept for a rollback. */
const KEPT = 2;

/**
 * Folder of the current build, with `client/` and `server/`; `undefined` if nothing was built. The link is
 * resolved, so that a running server keeps its files when the link changes.
 */
export function currentBuild(builds = BUILDS): string | undefined {
  const link = join(builds, 'current');
  return existsSync(link) ? realpathSync(link) : undefined;
}

/** Server bundle of a build; exports `main` (server) and `commandLine` (operator). */
export function serverEntry(build: string): string {
  return join(build, 'server/index.js');
}

/** Warning in French if the sources have changed since the build; `undefined` otherwise. */
export function changeWarning(build: string): string | undefined {
  if (!haveChanged(build)) return undefined;
  return 'Les sources ont changé depuis la dernière construction, dont le site se sert encore. Pour les publier : npm run build, puis un redémarrage.';
}

function haveChanged(build: string): boolean {
  try {
    return basename(build) !== sourcesHash();
  } catch {
    // A machine that only serves the site may have no sources, or no right to read them.
    return false;
  }
}

interface CurrentBuild {
  folder: string;
  /** Whether this call built it. */
  isNew: boolean;
}

/**
 * Makes the build of the present sources current, and creates it first if needed.
 * @throws Error in French when nothing can be written, the build fails, or a source changes meanwhile
 */
export function ensureBuilt(): CurrentBuild {
  const sources = sourcesHash();
  const current = currentBuild();
  if (current && basename(current) === sources) return { folder: current, isNew: false };

  const folder = join(BUILDS, sources);
  const isNew = !existsSync(folder);
  try {
    if (isNew) build(sources);
    makeCurrent(sources);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
    throw new Error(
      `La construction du site ne peut pas écrire dans ${BUILDS} (${code}) : lancez « npm run build » avec le compte à qui est ce dossier.`,
    );
  }
  clearBuilds(runningCommands());
  return { folder, isNew };
}

/** Builds aside, then renames. Of two concurrent builds of the same sources, the first one stays. */
function build(sources: string): void {
  const aside = join(BUILDS, UNFINISHED + randomUUID());
  mkdirSync(aside, { recursive: true });
  try {
    runReactRouter(relative(ROOT, aside));
    if (sourcesHash() !== sources)
      throw new Error(
        'Une source a changé pendant la construction du site, qui est à refaire : npm run build.',
      );
    const folder = join(BUILDS, sources);
    try {
      renameSync(aside, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function runReactRouter(buildDirectory: string): void {
  process.stderr.write('Construction du site…\n');
  const { status, signal, error } = spawnSync('react-router', ['build'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // npm adds this folder to the PATH; a service that starts Node directly does not.
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      // Read by react-router.config.ts.
      SITE_BUILD_DIRECTORY: buildDirectory,
    },
    shell: process.platform === 'win32',
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error('Ce qui construit le site n’est pas installé : npm ci.');
  if (error) throw error;
  if (status !== 0) throw new Error(`La construction du site a échoué (${signal ?? `code ${status}`}).`);
}

/** Switches the link atomically: it always names a complete build. */
export function makeCurrent(name: string, builds = BUILDS): void {
  const link = join(builds, 'current');
  const next = join(builds, UNFINISHED + randomUUID());
  symlinkSync(name, next, 'junction');
  // On Windows a rename cannot replace the link.
  if (process.platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}

/**
 * Deletes unused builds; keeps the current one, the last `KEPT` before it, and those named in a command
 * line, as by running servers.
 * @param commands command lines of all processes; if undefined, no finished build is deleted
 */
export function clearBuilds(commands: string | undefined, builds = BUILDS): void {
  const entries = readdirSync(builds).map((name) => ({ name, changed: changedAt(join(builds, name)) }));
  const current = basename(currentBuild(builds) ?? '');
  const others = entries.filter(({ name }) => FINISHED.test(name) && name !== current);
  const unused = others
    .sort((a, b) => b.changed - a.changed)
    .slice(KEPT)
    .filter(({ name }) => commands !== undefined && !commands.includes(name));
  const givenUp = entries.filter(
    ({ name, changed }) => name.startsWith(UNFINISHED) && Date.now() - changed > GIVEN_UP,
  );
  for (const { name } of [...unused, ...givenUp])
    rmSync(join(builds, name), { recursive: true, force: true });
}

/** Modification time (ms since 1970); 0 if another process has just deleted the folder. */
function changedAt(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function runningCommands(): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Hashes names and contents: a few hundred files, a few tens of milliseconds. */
function sourcesHash(): string {
  const inFolders = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, withFileTypes: true }),
  );
  const besideThem = readdirSync(ROOT, { withFileTypes: true }).filter(({ name }) => SOURCE_FILES.test(name));
  const files = [...inFolders, ...besideThem]
    .filter((entry) => entry.isFile() && !TESTS.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** `ensureBuilt` for command-line programs: prints the error in one sentence and exits. */
export function ensureBuiltOrExit(): CurrentBuild {
  try {
    return ensureBuilt();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { folder, isNew } = ensureBuiltOrExit();
  const what = isNew ? 'Le site est construit' : 'Rien n’a changé depuis la construction';
  process.stdout.write(`${what} : ${relative(ROOT, folder)}\n`);
}
