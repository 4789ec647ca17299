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
 * Where builds are, and how they are made. Each has a folder of its own, `build/<hash of its sources>/`, that never
 * changes once it is there; the link `build/current` names the one that the next start serves.
 */

/** Root folder of the project, with a final slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What the built site is made from: everything in these folders, and files beside them. */
const SOURCE_FOLDERS = ['app', 'content', 'domain', 'emails', 'public', 'scripts', 'server'];
const SOURCE_FILES = /^(?:.*\.config\.ts|content-collections\.ts|tsconfig\.json|package-lock\.json)$/;
const TESTS = /\.test\.tsx?$/;

const BUILDS = `${ROOT}build`;
const HASH_LENGTH = 16;
const FINISHED = new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`);
const UNFINISHED = 'unfinished-';
/** After this long (ms) an unfinished build was given up. */
const GIVEN_UP = 60 * 60 * 1000;
/** Builds beside the current one that stay, to go back to. */
const KEPT = 2;

/**
 * Folder of the build that a start serves, with `client/` and `server/`: its own, not the link, so that who holds it
 * keeps the same files when the link goes on. Undefined when nothing was built.
 */
export function currentBuild(builds = BUILDS): string | undefined {
  const link = join(builds, 'current');
  return existsSync(link) ? realpathSync(link) : undefined;
}

/** Module of a build: the server's `main`, the operator's `commandLine`, the screens. */
export function serverEntry(build: string): string {
  return join(build, 'server/index.js');
}

/** What to tell who starts something from `build` when the sources have changed since, if they have. */
export function changeWarning(build: string): string | undefined {
  if (!haveChanged(build)) return undefined;
  return 'Les sources ont changé depuis la dernière construction, dont le site se sert encore. Pour les publier : npm run build, puis un redémarrage.';
}

function haveChanged(build: string): boolean {
  try {
    return basename(build) !== sourcesHash();
  } catch {
    // A machine that only serves the site may have no sources, or none that the service may read.
    return false;
  }
}

/** What `ensureBuilt` found or made. */
interface CurrentBuild {
  folder: string;
  /** Made by this call. */
  isNew: boolean;
}

/**
 * Makes a build of the present sources the current one, and builds it first where there is none.
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

/** Builds aside, then gives the whole its name; of two at once with the same sources, the first one stays. */
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
      // A service starts Node without npm, which adds this folder.
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

/** Switches the link in one step: at each moment it names a whole build. */
export function makeCurrent(name: string, builds = BUILDS): void {
  const link = join(builds, 'current');
  const next = join(builds, UNFINISHED + randomUUID());
  symlinkSync(name, next, 'junction');
  // Windows does not rename over a folder.
  if (process.platform === 'win32') rmSync(link, { force: true });
  renameSync(next, link);
}

/**
 * Deletes builds that nobody uses: not the current one, not the last before it, and none that a command line names, as
 * those of running servers do.
 * @param commands command lines of all processes; where they are not known, nothing is deleted
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

/** When a folder was last written to (ms since 1970), 0 when another process has just deleted it. */
function changedAt(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function runningCommands(): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Names and contents; reading a few hundred files takes a few tens of milliseconds. */
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

/** `ensureBuilt` for a program: its fault is one sentence, and ends the process. */
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
