import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { ROOT } from './build.ts';

const MODULE = 'virtual:last-changes';

/** Lends the server `virtual:last-changes`: when each file under `content/` was last committed, as known at build. */
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
 * ISO 8601 by path from the root. Empty where git cannot tell: no git, no history, or a shallow copy of it, in which
 * every file seems to be as old as the copy.
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

/** What git writes; nothing when it is absent or fails. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : '';
}
