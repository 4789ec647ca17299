import type { Kysely } from 'kysely';

/** What the agency says of itself where it is no more what its content files say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row stays when its section goes back to the files, without a value: its revision must not begin anew.
  await db.schema
    .createTable('agency_facts')
    .addColumn('section', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('staff.id'))
    .execute();
}
