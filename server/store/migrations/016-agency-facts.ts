import type { Kysely } from 'kysely';

/** Edits of the agency's facts, which override the content files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A section that goes back to the files keeps its row, with a null value, so that `revision` goes on.
  await db.schema
    .createTable('agency_facts')
    .addColumn('section', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('staff.id'))
    .execute();
}
