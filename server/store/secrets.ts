import { randomBytes } from 'node:crypto';
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
