import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';

/** Number of attempts at a checkpoint that readers hold up, and the wait between two (ms). */
const TRIES = 40;
const INTERVAL = 50;

/**
 * Empties SQLite's WAL, where erased data would otherwise stay until it is overwritten. PostgreSQL recycles
 * its own WAL and vacuums its tables by itself.
 * @returns whether the WAL is empty; a reader longer than 2 s leaves it to the next checkpoint
 */
export async function settleErasure(
  database: Database,
  { engine }: Pick<DatabaseLocation, 'engine'>,
): Promise<boolean> {
  if (engine === 'postgres') return true;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return true;
    await sleep(INTERVAL);
  }
  return false;
}
