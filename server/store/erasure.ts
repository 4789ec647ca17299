import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseLocation } from './database.ts';

/** How often a checkpoint is tried that somebody's reading holds up, and the wait between two tries (ms). */
const TRIES = 40;
const INTERVAL = 50;

/**
 * Takes what was just erased out of SQLite's log as well, where it would stand until the log comes round to that place
 * again. PostgreSQL recycles its own log and cleans its tables by itself (autovacuum).
 * @returns whether nothing of it is left; a reader that takes longer than 2 s leaves it to the next checkpoint
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
