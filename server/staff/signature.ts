import type { Database } from '../store/database.ts';

/** Longest signature (characters). */
export const LONGEST_SIGNATURE = 500;

/** What a person signs answers with, instead of their name and the agency’s; `null` for those. */
export async function readSignature(database: Database, staffId: string): Promise<string | null> {
  const person = await database
    .selectFrom('staff')
    .select('signature')
    .where('id', '=', staffId)
    .executeTakeFirst();
  return person?.signature ?? null;
}

/** Keeps a signature; an empty one is that of everybody. Returns whether it is short enough. */
export async function saveSignature(database: Database, staffId: string, typed: string): Promise<boolean> {
  const text = typed
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
  if (text.length > LONGEST_SIGNATURE) return false;
  await database
    .updateTable('staff')
    .set({ signature: text === '' ? null : text })
    .where('id', '=', staffId)
    .execute();
  return true;
}
