import { type Dialect, PostgresDialect } from 'kysely';

/**
 * Kysely's PostgreSQL dialect over a pool of ten connections. A connection or a lock is waited for at
 * most 5 s, and a statement runs at most 10 s: a visitor is told « unavailable » rather than kept waiting.
 */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  return new PostgresDialect({
    async pool() {
      // Not read where the site runs on SQLite.
      const { Pool } = await import('pg');
      const pool = new Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 5000,
        lock_timeout: 5000,
        statement_timeout: 10_000,
        idle_in_transaction_session_timeout: 15_000,
      });
      // Without a listener, a connection lost while idle would end the process.
      pool.on('error', onConnectionLost);
      return pool;
    },
  });
}
