import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';

/** One SQLite file with a handle for writing and one for reading. */
export interface SqliteFile {
  /** Used by the holder of `mutex` only. */
  writer: DatabaseConnection;
  /** None for an in-memory database, which only one handle can open. */
  reader: DatabaseConnection | undefined;
  mutex: Mutex;
  exec(sql: string): void;
  isInTransaction(): boolean;
  /**
   * Checks that `path` is still the open file: writes to a deleted or moved one would be lost.
   * @throws Error if it is not
   */
  expectInPlace(): void;
  close(): void;
}

/**
 * Opens `path`, created with its folder if absent. A statement that meets a lock fails at once, as does the opening:
 * SQLite would not wait for another process that turns the WAL on either.
 */
export async function openSqliteFile(path: string): Promise<SqliteFile> {
  const isInMemory = path === ':memory:';
  if (!isInMemory && !existsSync(path)) {
    // Private: it holds personal data. SQLite gives its `-wal` and `-shm` files the same mode.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, 'a', 0o600));
  }
  const writer = new DatabaseSync(path, { timeout: 0 });
  try {
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  } catch (error) {
    writer.close();
    throw error;
  }
  // Overwrites erased data, which would stay readable in free pages.
  writer.exec('pragma secure_delete = on;');
  const reader = isInMemory ? undefined : new DatabaseSync(path, { readOnly: true, timeout: 0 });
  const identity = isInMemory ? null : fileIdentity(path);
  return {
    writer: await connectionTo(writer),
    reader: reader && (await connectionTo(reader)),
    mutex: new Mutex(),
    exec: (sql) => writer.exec(sql),
    isInTransaction: () => writer.isTransaction,
    expectInPlace() {
      if (identity !== null && fileIdentity(path) !== identity)
        throw new Error(
          `${path} is not the file any more that was opened: it was moved, deleted or replaced`,
        );
    },
    close() {
      // The last handle to close checkpoints the WAL, so it must be the one that can write.
      reader?.close();
      writer.close();
    },
  };
}

/** Device and inode of the file at `path`. */
function fileIdentity(path: string): string | undefined {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file && `${file.dev}:${file.ino}`;
}

async function connectionTo(database: DatabaseSync): Promise<DatabaseConnection> {
  const driver = new SqliteDriver({ database: kyselyDatabase(database) });
  await driver.init();
  return driver.acquireConnection();
}

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

/** @throws TypeError for a value that SQLite has no type for */
export function bindable(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`SQLite cannot bind a value of type ${typeof value}`);
  }
}

/** Mutual exclusion, first come first served. */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; resolves to the function that releases the mutex. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#last;
    this.#last = promise;
    await before;
    return resolve;
  }
}
