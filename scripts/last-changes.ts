import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { ROOT } from './build.ts';

const MODULE = 'virtual:last-changes';

/** Provides `virtual:last-changes`: the last commit date of each file under `content/`, recorded at build. */
export function lastChangesPlugin(): Plugin {
  return {
    name: 'site:last-changes',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default ${JSON.stringify(Object.fromEntries(lastChanges()))}`
        : undefined,
  };
}

/**
 * ISO 8601 dates by path from the root. Empty without git, without history, or in a shallow clone, where
 * every file seems as old as the clone.
 */
function lastChanges(): Map<string, string> {
  const changes = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
  let date = '';
  // Newest first: the first commit that names a file is the last to have changed it.
  for (const line of git('log', '--relative', '--name-only', '--format=%x00%cI', '--', 'content').split(
    '\n',
  )) {
    if (line.startsWith('\0')) date = line.slice(1);
    else if (line && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** Standard output of git; empty when git is missing or fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}
