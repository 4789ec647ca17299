import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { counted } from '../../domain/plural.ts';

/** One folder for each run of a command that wrote files: `files.jsonl`, and below `kept/` what was there before. */
const RECORDS = 'var/changes';
const UNDONE = '.undone';

const entrySchema = v.object({
  /** From the project’s root. */
  path: v.string(),
  /** Digests of the contents, null for no file. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
type Entry = v.InferOutput<typeof entrySchema>;

/** Writes files of the project, and keeps what they replace so that `undoLast` can put it back. */
export interface Recorder {
  /** Name of the record, with which another process continues it. */
  readonly name: string;
  /** Writes a file, unless it has this content already. @param path from the root, with `/` */
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
}

/**
 * Begins a record, or continues that of another process; nothing is created before the first write.
 * @param command name that `undoLast` finds it by
 */
export function recordWrites(root: string, command: string, name = newName(command)): Recorder {
  const folder = join(root, RECORDS, name);
  const entries = entriesOf(folder);

  /** Notes the change before it is made: one that was noted and not made needs no undoing. */
  function note(path: string, present: Buffer | null, content: string | Uint8Array | null): void {
    const known = entries.get(path);
    if (!known && present) {
      const kept = keptFile(folder, path);
      mkdirSync(dirname(kept), { recursive: true });
      copyFileSync(join(root, path), kept);
    }
    const before = known ? known.before : present && digest(present);
    const entry = { path, before, after: content === null ? null : digest(content) };
    entries.set(path, entry);
    mkdirSync(folder, { recursive: true });
    appendFileSync(join(folder, 'files.jsonl'), `${JSON.stringify(entry)}\n`);
  }

  return {
    name,
    write(path, content) {
      const present = contentOf(root, path);
      if (present?.equals(Buffer.from(content))) return;
      note(path, present, content);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    remove(path) {
      const present = contentOf(root, path);
      if (!present) return;
      note(path, present, null);
      rmSync(join(root, path));
    },
  };
}

/** Options of each command that writes files, for `parseArgs`. */
export const UNDO_OPTIONS = {
  undo: { type: 'boolean' },
  /** With `undo`: also files that have changed since. */
  force: { type: 'boolean' },
  /** Only lists the files. */
  'dry-run': { type: 'boolean' },
} as const;

/** Nothing was undone; the message says why. */
export class UndoRefused extends Error {}

/**
 * Puts back what the last run of a command, not undone yet, replaced. Other files are left alone, and what is replaced
 * or removed now is kept in a record of its own.
 * @returns the files and what is done to them, for the terminal
 * @throws UndoRefused when there is nothing to undo, or files have changed since
 */
export function undoLast(
  root: string,
  command: string,
  { force, 'dry-run': isTrial }: { force?: boolean; 'dry-run'?: boolean } = {},
): string {
  const records = join(root, RECORDS);
  const names = existsSync(records) ? readdirSync(records).sort() : [];
  const name = names.findLast((each) => each.endsWith(`Z-${command}`));
  if (name === undefined) throw new UndoRefused('Il n’y a rien à défaire.');
  const folder = join(records, name);
  const steps = [...entriesOf(folder).values()].flatMap(({ path, before, after }) => {
    const present = contentOf(root, path);
    const now = present && digest(present);
    return now === before ? [] : [{ path, isRemoved: before === null, isNewer: now !== after }];
  });
  const list = steps.map(
    ({ path, isRemoved, isNewer }) =>
      `${path} : ${isRemoved ? 'retiré' : 'remis comme avant'}${isNewer ? ' (changé depuis)' : ''}`,
  );
  if (!force && steps.some(({ isNewer }) => isNewer))
    throw new UndoRefused(
      `${list.join('\n')}\nRien n’est défait, car des fichiers ont changé depuis. Pour les remettre eux aussi comme avant, ajoutez --force : ce qu’ils disent aujourd’hui sera gardé dans ${RECORDS}/.`,
    );
  if (isTrial) return [...list, 'Rien n’a changé : sans --dry-run, c’est ce qui serait fait.'].join('\n');
  const undoing = recordWrites(root, 'undo');
  for (const { path, isRemoved } of steps) {
    if (isRemoved) undoing.remove(path);
    else undoing.write(path, readFileSync(keptFile(folder, path)));
  }
  renameSync(folder, folder + UNDONE);
  return [
    ...list,
    `${counted(steps.length, 'fichier comme avant', 'fichiers comme avant')}. Ce qu’ils disaient est gardé : ${RECORDS}/${undoing.name}`,
  ].join('\n');
}

/** Later lines of a file stand for earlier ones; a line that a killed process left unfinished was not acted on. */
function entriesOf(folder: string): Map<string, Entry> {
  const file = join(folder, 'files.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const entries = lines.map((line) => v.parse(entrySchema, JSON.parse(line)));
  return new Map(entries.map((entry) => [entry.path, entry]));
}

/** Paths may lead out of the project (`agency export DOSSIER`). */
function keptFile(folder: string, path: string): string {
  return join(folder, 'kept', path.replaceAll('..', '__'));
}

/** Sorts by date. */
function newName(command: string): string {
  return `${new Date().toISOString().replace(/[-:.]/g, '')}-${command}`;
}

function contentOf(root: string, path: string): Buffer | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path)) : null;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
