import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project, with a final slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** What the built site is made from: everything in these folders, and files beside them. */
const SOURCE_FOLDERS = ['app', 'content', 'domain', 'emails', 'public', 'scripts', 'server'];
const SOURCE_FILES = /^(?:.*\.config\.ts|content-collections\.ts|tsconfig\.json|package-lock\.json)$/;
const TESTS = /\.test\.tsx?$/;
const STAMP = `${ROOT}build/.sources`;
const SERVER = `${ROOT}build/server/index.js`;

/** Builds the site for production unless what is built came from these very sources. */
export function ensureBuilt(): void {
  const sources = sourcesHash();
  const isFresh = existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
  if (isFresh) return;

  process.stderr.write('Construction du site…\n');
  rmSync(STAMP, { force: true });
  const { status } = spawnSync('react-router', ['build'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`La construction du site a échoué (code ${status}).`);
  writeFileSync(STAMP, sources);
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
  return hash.digest('hex');
}
