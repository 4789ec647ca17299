import type { Kysely } from 'kysely';

/** What colleagues change of the texts in `content/`: drafts, what is published over the files, and former versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_entries')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('published', 'text')
    .addColumn('published_at', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.references('staff.id'))
    .execute();

  await db.schema
    .createTable('content_versions')
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.references('staff.id'))
    .addPrimaryKeyConstraint('content_versions_key', ['path', 'number'])
    .execute();
}
