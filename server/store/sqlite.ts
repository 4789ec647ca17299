import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';
import { sqliteCode } from './database-fault.ts';
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts';

/**
 * Kysely's SQLite dialect over `node:sqlite`. A commit is durable when it returns (WAL with
 * synchronous=FULL), and a transaction takes the write lock at its start (`begin immediate`), so that it
 * cannot fail half-way because another process wrote first.
 * @param file path of the database, created with its folder if absent; `:memory:` for tests
 * @param patience how long a statement waits for another process (ms)
 */
export function sqliteDialect(file: string, patience?: number): Dialect {
  const dialect = new SqliteDialect(NO_DRIVER);
  return {
    createDriver: () => new SqliteDriver(file, patience),
    createAdapter: () => new WaitingAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** Only the compiler and introspector of Kysely's dialect are used, never its driver. */
const NO_DRIVER: SqliteDialectConfig = {
  database: async () => {
    throw new Error('SQLite is driven by SqliteDriver');
  },
};

class WaitingAdapter extends SqliteAdapter {
  /** SQLite can roll back DDL; with this, Kysely migrates in one transaction, which is also the lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serialises writers itself; readers run beside them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** SQLite’s result code for a locked file. */
const BUSY = 5;
/** How long a write waits for another process (ms). */
const BUSY_TIMEOUT = 4000;
/** Interval of its attempts (ms). */
const BUSY_INTERVAL = 5;

/**
 * Kysely driver for one SQLite file. `node:sqlite` is synchronous, so SQLite's own busy timeout would block
 * the event loop: a locked database is retried after a timer instead. Writers take turns on one handle;
 * readers have another, which writers do not block (WAL).
 */
class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #patience: number;
  #file: SqliteFile | undefined;

  /** @param patience how long a statement waits for another process (ms) */
  constructor(path: string, patience = BUSY_TIMEOUT) {
    this.#path = path;
    this.#patience = patience;
  }

  async init(): Promise<void> {
    const deadline = performance.now() + this.#patience;
    this.#file = await patiently(deadline, () => openSqliteFile(this.#path));
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#file) throw new Error('The SQLite file is not open');
    return new SqliteConnection(this.#file, this.#patience);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#file?.close();
    this.#file = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #patience: number;
  /** Releases the mutex; set during a transaction. */
  #release: (() => void) | undefined;

  constructor(file: SqliteFile, patience: number) {
    this.#file = file;
    this.#patience = patience;
  }

  async begin(): Promise<void> {
    const deadline = performance.now() + this.#patience;
    const release = await this.#file.mutex.acquire();
    try {
      await patiently(deadline, async () => this.#file.exec('begin immediate'));
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  commit(): void {
    this.#file.expectInPlace();
    this.#file.exec('commit');
    this.#leave();
  }

  /** No effect outside a transaction. */
  rollback(): void {
    if (!this.#release) return;
    try {
      // SQLite rolls back by itself when the disk is full.
      if (this.#file.isInTransaction()) this.#file.exec('rollback');
    } finally {
      this.#leave();
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, mutex } = this.#file;
    if (this.#release) return writer.executeQuery(query);

    const deadline = performance.now() + this.#patience;
    if (query.query.kind === 'SelectQueryNode' && reader) {
      return patiently(deadline, () => reader.executeQuery<Row>(query));
    }
    const release = await mutex.acquire();
    try {
      this.#file.expectInPlace();
      return await patiently(deadline, () => writer.executeQuery<Row>(query));
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method, the site never for a stream
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite results are not streamed');
  }

  #leave(): void {
    this.#release?.();
    this.#release = undefined;
  }
}

/** Retries while another process has the file locked, until `deadline` (`performance.now()`). */
async function patiently<Result>(deadline: number, attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (sqliteCode(error) !== BUSY || performance.now() > deadline) throw error;
    }
    await sleep(BUSY_INTERVAL);
  }
}
