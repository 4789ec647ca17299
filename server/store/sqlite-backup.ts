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
import { sqliteCode } from './database-fault.ts';
import { migrations } from './migrations/index.ts';

/** How long a copy waits for a writer (ms). */
const BUSY_TIMEOUT = 5000;

/** Codes of `sqliteCode`. */
const ERROR = 1;
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const UNSOUND: ReadonlySet<number | undefined> = new Set([ERROR, CORRUPT, NOT_A_DATABASE]);

/** The file is not a sound database of this site; the message says why. */
export class UnsoundDatabase extends Error {}

export class DatabaseInUse extends Error {}

/**
 * Copies a snapshot of the database at `source` to `target`, while the site keeps writing. The copy is one
 * file, which gets its name only when it is complete, checked and flushed.
 * @returns the number of leads in the copy
 * @throws UnsoundDatabase, or the error of SQLite or of the file system
 */
export function copyDatabase(source: string, target: string): number {
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  try {
    // Private: it holds personal data.
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

/** Numeric user and group ids. */
export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Replaces the database `file` by the checked copy `copy` and keeps the former one beside it. The copy gets
 * the owner and mode of the former one, or the owner of the folder: the site may run as another user.
 * @param suffix appended to the name of the former database
 * @returns `former`: path of the former database, `null` if there was none; `lostOwner`: the owner that only
 *   root could have set, `null` if it is set
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
    // A damaged database cannot be checkpointed and keeps its WAL.
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

/** Returns the owner that it could not set. */
function giveOwner(file: string, { uid, gid }: Owner): Owner | null {
  try {
    chownSync(file, uid, gid);
    return null;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
    return statSync(file).uid === uid ? null : { uid, gid };
  }
}

/** Moves the WAL into the database file, which fails if another process has it open. */
function settle(file: string): void {
  try {
    withDatabase(file, { timeout: 0 }, (database) => database.exec('pragma journal_mode = delete'));
  } catch (error) {
    const code = sqliteCode(error);
    if (code === BUSY) throw new DatabaseInUse(file, { cause: error });
    // A damaged file is the reason for a restore.
    if (code !== CORRUPT && code !== NOT_A_DATABASE) throw error;
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

/** A damaged file, another kind of file, or one without the site's tables is unsound; a full disk is not. */
function orUnsound<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error) || !UNSOUND.has(sqliteCode(error))) throw error;
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

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
