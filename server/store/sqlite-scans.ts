import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  type QueryResult,
} from 'kysely';
import { Tinypool } from 'tinypool';
import { AppError } from '../errors.ts';
import type { Scan } from './scan-worker.ts';
import { sqliteDialect } from './sqlite.ts';
import { bindable } from './sqlite-file.ts';

/** Scans that run at once; further ones wait. */
const THREADS = 2;
/** How long a scan may wait and run (ms), as a statement on PostgreSQL; then its thread is ended. */
const DEADLINE = 10_000;
/** Scans that wait at most. */
const QUEUE = 100;
/** After this long without a scan, the second thread is ended (ms). */
const IDLE = 60_000;
/** Beside the bundle, or the source that Node runs as it is. */
const WORKER = fileURLToPath(new URL(`./scan-worker${extname(import.meta.url)}`, import.meta.url));

/**
 * Kysely's dialect for reading a SQLite file in threads of its own: `node:sqlite` is synchronous, and a statement that
 * goes through many rows would halt every visitor. The threads start with the first query.
 */
export function scanDialect(file: string): Dialect {
  return { ...sqliteDialect(file), createDriver: () => new ScanDriver(file) };
}

/** A driver that is its own only connection. */
class ScanDriver extends DummyDriver implements DatabaseConnection {
  readonly #file: string;
  #pool: Tinypool | undefined;

  constructor(file: string) {
    super();
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  override async beginTransaction(): Promise<never> {
    throw new Error('Scans have no transactions');
  }

  override async destroy(): Promise<void> {
    await this.#pool?.destroy();
  }

  /** @throws AppError `unavailable` if it takes longer than `DEADLINE`, or too many others wait */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#pool ??= new Tinypool({
      filename: WORKER,
      minThreads: 1,
      maxThreads: THREADS,
      idleTimeout: IDLE,
    });
    const scan: Scan = { file: this.#file, sql, parameters: parameters.map(bindable) };
    if (this.#pool.queueSize >= QUEUE) throw new AppError('unavailable', { retryAfter: 5 });
    const signal = AbortSignal.timeout(DEADLINE);
    try {
      return { rows: await this.#pool.run(scan, { signal }) };
    } catch (error) {
      throw signal.aborted ? new AppError('unavailable', { cause: error, retryAfter: 5 }) : error;
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method, the site never for a stream
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite results are not streamed');
  }
}
