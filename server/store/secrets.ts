import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * A random key, created on first use, that all processes on one database share and that survives restarts.
 * @returns 32 bytes, in base64url
 */
export async function secret(database: Database, name: string): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** 256 random bits, in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The digest to store, so that tokens cannot be read from the database. */
export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
