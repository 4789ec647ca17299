import { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';

/** The server cancels a statement after this time (ms). */
const STATEMENT_TIMEOUT = 10_000;
/**
 * A connection that receives nothing for this long is closed (ms): a live server would have answered, and the
 * pool closes idle connections sooner. TCP alone would wait for a quarter of an hour.
 */
const SILENCE = STATEMENT_TIMEOUT + 1000;

/**
 * Kysely's PostgreSQL dialect over a pool of ten connections. It waits at most 4 s for a connection or a
 * lock, and 10 s for a statement: a visitor gets « unavailable » rather than a long wait.
 */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  return new PostgresDialect({
    async pool() {
      // Loaded only when the site runs on PostgreSQL.
      const { Pool } = await import('pg');
      const pool = new Pool({
        connectionString: url,
        max: 10,
        connectionTimeoutMillis: 4000,
        lock_timeout: 4000,
        statement_timeout: STATEMENT_TIMEOUT,
        idle_in_transaction_session_timeout: 15_000,
        idleTimeoutMillis: 10_000,
        stream: watchedSocket,
      });
      // Without listeners, a lost connection would end the process; the query of one in use rejects anyway.
      pool.on('error', onConnectionLost);
      pool.on('connect', (client) => client.on('error', () => {}));
      return pool;
    },
  });
}

function watchedSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('PostgreSQL does not answer')));
  return socket;
}
