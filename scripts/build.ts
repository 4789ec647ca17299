import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Root folder of the project, with a final slash. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Everything that the built site is made from. */
const SOURCES = [
  '{app,content,domain,emails,public,scripts,server}/**/*',
  '*.config.ts',
  'content-collections.ts',
  'tsconfig.json',
  'package-lock.json',
];
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

/** Names, sizes and contents; reading a few hundred files takes a few tens of milliseconds. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).sort()) {
    const path = ROOT + file;
    if (!statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
