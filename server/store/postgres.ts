import { Socket } from 'node:net';
import { type Dialect, PostgresAdapter, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';

/** The server cancels a statement after this time (ms). */
const STATEMENT_TIMEOUT = 10_000;
/**
 * A connection that receives nothing for this long is closed (ms): a live server would have answered, and the
 * pool closes idle connections sooner. TCP alone would wait for a quarter of an hour.
 */
const SILENCE = STATEMENT_TIMEOUT + 1000;
/** Set by a statement: pgbouncer refuses them as start-up parameters. */
const LIMITS = `set statement_timeout = ${STATEMENT_TIMEOUT}; set lock_timeout = 4000;
  set idle_in_transaction_session_timeout = 15000`;
/** For a connection (ms). */
const CONNECTION_TIMEOUT = 4000;

/**
 * Kysely's PostgreSQL dialect over a pool of ten connections. It waits at most 4 s for a connection or a
 * lock, and 10 s for a statement: a visitor gets « unavailable » rather than a long wait.
 */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  const settings: PoolConfig = {
    max: 10,
    idleTimeoutMillis: 10_000,
    stream: watchedSocket,
    onConnect: async (client) => {
      await client.query(LIMITS);
    },
  };
  return pooledDialect(url, settings, onConnectionLost);
}

/** The same over one connection that waits as long as its statements take. */
export function patientPostgresDialect(url: string): Dialect {
  // Keep-alive notices a dead server, whose silence is no sign here.
  return pooledDialect(url, { max: 1, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }, () => {});
}

function pooledDialect(url: string, settings: PoolConfig, onConnectionLost: (error: Error) => void): Dialect {
  async function pool() {
    // Loaded only when the site runs on PostgreSQL.
    const { Pool } = await import('pg');
    const pool = new Pool({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
      ...settings,
    });
    // Without listeners, a lost connection would end the process; the query of one in use rejects anyway.
    pool.on('error', onConnectionLost);
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }
  return new UnlockedDialect({ pool });
}

class UnlockedDialect extends PostgresDialect {
  override createAdapter(): UnlockedAdapter {
    return new UnlockedAdapter();
  }
}

/** Without Kysely's lock for migrations, which a session holds: `migrate` takes one that ends with its transaction. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

function watchedSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(SILENCE, () => socket.destroy(new Error('PostgreSQL does not answer')));
  return socket;
}
