import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from './identity-changes.ts';

/** Backups of the state before each change; their names sort by date. */
const RECORDS = 'var/identity';
/** Everything that the drawing programs write. */
const DRAWN = ['public', 'app/hubs/france.json', 'artwork/drawn.json'];

/** Writes the changes after a backup, for `undoLast`. */
export function writeRecorded(root: string, changes: Changes): void {
  const record = join(root, RECORDS, new Date().toISOString().replace(/[-:.]/g, ''));
  const paths = [...DRAWN, ...[...changes.keys()].filter((path) => !path.startsWith('public/'))];
  for (const path of paths) if (existsSync(join(root, path))) copy(join(root, path), join(record, path));
  for (const [path, content] of changes) {
    if (content === null) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }
}

/**
 * Restores the state before the last change.
 * @returns false if there is no change to undo
 */
export function undoLast(root: string): boolean {
  const records = join(root, RECORDS);
  const last = existsSync(records) ? readdirSync(records).sort().at(-1) : undefined;
  if (last === undefined) return false;
  const record = join(records, last);
  for (const path of filesIn(join(root, 'public')))
    if (!existsSync(join(record, 'public', path))) rmSync(join(root, 'public', path));
  for (const path of filesIn(record)) {
    const [kept, file] = [join(record, path), join(root, path)];
    if (!existsSync(file) || !readFileSync(file).equals(readFileSync(kept))) copy(kept, file);
  }
  rmSync(record, { recursive: true });
  return true;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
