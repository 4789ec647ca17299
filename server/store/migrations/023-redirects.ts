import type { Kysely } from 'kysely';

/** Redirects of former addresses, their visits, and addresses that were not found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('staff.id'))
    .execute();

  await db.schema
    .createTable('redirect_hits')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('redirect_hits_key', ['source', 'day'])
    .execute();

  await db.schema
    .createTable('missed_addresses')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute();
}
