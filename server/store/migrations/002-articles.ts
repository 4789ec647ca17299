import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('articles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('image_alt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .execute();
  // Counts published articles without reading their texts.
  await db.schema.createIndex('articles_by_publication').on('articles').column('published_at').execute();
  await db.schema.createIndex('articles_by_date').on('articles').columns(['created_at', 'id']).execute();

  await db.schema
    .createTable('former_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('article_id', 'text', (column) =>
      column.notNull().references('articles.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('former_slugs_by_article').on('former_slugs').column('article_id').execute();
}
