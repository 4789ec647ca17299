import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations/index.ts';

/** How long a copy waits for a writer to end (ms). */
const BUSY_TIMEOUT = 5000;

/** SQLite's result codes: a statement that cannot be run, a locked database, a damaged one, another kind of file. */
const ERROR = 1;
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** A file is no sound database of this site; the message says why. */
export class UnsoundDatabase extends Error {}

/** Another process has the database open. */
export class DatabaseInUse extends Error {}

/**
 * Copies the database at `source` to `target`, as it is at one moment, while the site goes on writing to it. The copy
 * is one file, checked, and on the disk under its name only once it is whole.
 * @returns how many leads the copy holds
 * @throws UnsoundDatabase, or the error of SQLite or of the file system
 */
export function copyDatabase(source: string, target: string): number {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  try {
    // Only its owner reads it: it holds what visitors wrote.
    closeSync(openSync(unfinished, 'wx', 0o600));
    const leads = orUnsound(() => {
      withDatabase(source, { readOnly: true, timeout: BUSY_TIMEOUT }, (database) =>
        database.prepare('vacuum into ?').run(unfinished),
      );
      return countLeadsOfSound(unfinished);
    });
    flush(unfinished);
    renameSync(unfinished, target);
    flush(dirname(resolve(target)));
    return leads;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** A user and a group, by their numbers. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Puts the checked copy `copy` in the place of the database `file`, which is kept beside it. The copy gets the owner and
 * the mode of what was there, or the owner of the folder where nothing was: the site may run as another user.
 * @param suffix put after the name of what was there
 * @returns the name under which the former database is kept, or `null` when there was none; and the owner that only the
 *   system's administrator could have given the copy, `null` when it has it
 * @throws DatabaseInUse
 */
export function replaceDatabase(
  file: string,
  copy: string,
  suffix: string,
): { former: string | null; lostOwner: Owner | null } {
  const former = existsSync(file) ? `${file}.${suffix}` : null;
  if (former) {
    settle(file);
    // A damaged database cannot be settled, and keeps its log.
    for (const part of ['', '-wal', '-shm']) {
      if (existsSync(file + part)) renameSync(file + part, former + part);
    }
  }
  const lostOwner = giveOwner(copy, statSync(former ?? dirname(resolve(file))));
  if (former) chmodSync(copy, statSync(former).mode & 0o777);
  renameSync(copy, file);
  flush(dirname(resolve(file)));
  return { former, lostOwner };
}

/** Returns the owner that it could not give. */
function giveOwner(file: string, { uid, gid }: Owner): Owner | null {
  try {
    chownSync(file, uid, gid);
    return null;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    return statSync(file).uid === uid ? null : { uid, gid };
  }
}

/** Folds the log of a database into its file, which succeeds only when nobody else has it open. */
function settle(file: string): void {
  try {
    withDatabase(file, { timeout: 0 }, (database) => database.exec('pragma journal_mode = delete'));
  } catch (error) {
    if (isCode(error, BUSY)) throw new DatabaseInUse(file, { cause: error });
    // What is no database, or a damaged one, is what one restores for.
    if (!isCode(error, CORRUPT) && !isCode(error, NOT_A_DATABASE)) throw error;
  }
}

/** @throws UnsoundDatabase */
function countLeadsOfSound(file: string): number {
  return withDatabase(file, { readOnly: true }, (database) => {
    const column = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    const faults = column('pragma integrity_check').filter((line) => line !== 'ok');
    const orphans = column('pragma foreign_key_check');
    if (faults.length > 0 || orphans.length > 0) throw new UnsoundDatabase(String(faults[0] ?? orphans[0]));
    const unknown = column('select name from kysely_migration').find(
      (name) => typeof name !== 'string' || !Object.hasOwn(migrations, name),
    );
    if (unknown !== undefined) throw new UnsoundDatabase(`migration ${unknown}`);
    return Number(column('select count(*) from leads')[0]);
  });
}

/** A damaged file, no database at all, or one without the site's tables is unsound; a full disk is not. */
function orUnsound<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error) || ![ERROR, CORRUPT, NOT_A_DATABASE].some((code) => isCode(error, code)))
      throw error;
    throw new UnsoundDatabase(error.message, { cause: error });
  }
}

function withDatabase<Result>(
  file: string,
  options: ConstructorParameters<typeof DatabaseSync>[1],
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(file, options);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** SQLite's result code, in the low byte of the extended one. */
function isCode(error: unknown, code: number): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === code
  );
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
