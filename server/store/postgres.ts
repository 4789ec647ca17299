import { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';

/** The server cancels a statement after this time (ms). */
const STATEMENT_TIMEOUT = 10_000;
/**
 * A connection that says nothing for so long (ms) is cut: a server that is there would have answered by then, and the
 * pool closes idle connections sooner. By itself, TCP would wait for a quarter of an hour.
 */
const SILENCE = STATEMENT_TIMEOUT + 1000;

/**
 * Kysely's PostgreSQL dialect over a pool of ten connections. A connection or a lock is waited for at
 * most 4 s, and a statement runs at most 10 s: a visitor is told « unavailable » rather than kept waiting.
 */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  return new PostgresDialect({
    async pool() {
      // Not read where the site runs on SQLite.
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
      // Without listeners, a lost connection would end the process: an idle one, or one in use, whose query rejects too.
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
