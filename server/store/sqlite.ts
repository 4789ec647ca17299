import { type Dialect, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

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
    throw new Error('SQLite is driven by server/store/sqlite-driver.ts');
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
