import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_files')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('file_digest', 'text', (column) => column.notNull())
    .addColumn('row_digest', 'text', (column) => column.notNull())
    .execute();
}
