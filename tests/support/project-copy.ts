import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../../scripts/build.ts';

/** Folders that a copy does not need, or makes itself. */
const LEFT_OUT = ['node_modules', '.git', 'build', 'docs', 'test-results', 'var'];

/** Copies the project's sources into a temporary folder, to be changed and built; returns the folder. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(ROOT, path)),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
