import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Terminal } from './command.ts';
import { recordWrites } from './recorded-writes.ts';

interface Export {
  /** Where the files go. */
  folder: string;
  /** Command that exports them. */
  command: string;
  /** Only names them. */
  isDry: boolean;
  terminal: Terminal;
}

/** Writes files of `content/` that differ from what is on disk, and says how to undo it. */
export function writeExported(
  all: readonly { path: string; content: Buffer }[],
  { folder, command, isDry, terminal }: Export,
): void {
  const files = all.filter(({ path, content }) => !(existsSync(path) && readFileSync(path).equals(content)));
  const root = process.cwd();
  // A folder elsewhere, as beside a container, is the operator's own: the project keeps no record of it.
  const record = relative(root, resolve(folder)).startsWith('..')
    ? null
    : recordWrites(root, command.replace(' ', '-'));
  for (const { path, content } of files) {
    terminal.out(path);
    if (isDry) continue;
    if (record) record.write(relative(root, resolve(path)).replaceAll('\\', '/'), content);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  if (files.length === 0) terminal.out('Rien à écrire : les fichiers disent déjà tout.');
  else if (isDry) terminal.out('Rien n’est écrit : sans --dry-run, ces fichiers le seraient.');
  else if (record) terminal.out(`Pour revenir : npm run site -- ${command} --undo`);
}
