import type { Kysely } from 'kysely';

/** A session ends with the passkey that opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_sessions')
    .addColumn('passkey_id', 'text', (column) => column.references('passkeys.id').onDelete('cascade'))
    .execute();
}
