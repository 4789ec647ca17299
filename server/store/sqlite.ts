import { type Dialect, SqliteAdapter, SqliteDialect, type SqliteDialectConfig } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/**
 * Kysely's SQLite dialect over Node's own `node:sqlite`. A commit is on the disk when it returns (WAL with
 * synchronous=FULL), and a transaction takes the write lock at its start, so that it never fails half-way
 * because another process wrote first.
 *
 * @param file path of the database, created with its folder when absent; `:memory:` for tests.
 */
export function sqliteDialect(file: string): Dialect {
  const dialect = new SqliteDialect(NO_DRIVER);
  return {
    createDriver: () => new SqliteDriver(file),
    createAdapter: () => new WaitingAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

/** The dialect lends us its compiler and introspector alone; its driver is never made. */
const NO_DRIVER: SqliteDialectConfig = {
  database: async () => {
    throw new Error('SQLite is driven by server/store/sqlite-driver.ts');
  },
};

class WaitingAdapter extends SqliteAdapter {
  /** SQLite does roll back DDL; saying so makes Kysely migrate in one transaction, which is also the lock. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself makes writers take turns, and lets readers pass them. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
