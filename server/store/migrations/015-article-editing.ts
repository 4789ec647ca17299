import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The article editor: drafts, published versions, undo and pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('articles').addColumn('author', 'text').execute();

  // No foreign key: the article is inserted into `articles` by its first publication.
  await db.schema
    .createTable('article_drafts')
    .addColumn('article_id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('published_revision', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('picture_alt', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_act', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addColumn('last_by', 'text', (column) => column.references('staff.id'))
    .addColumn('deleted_at', 'text')
    .execute();

  await db.schema
    .createTable('article_versions')
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('picture', 'text', (column) => column.notNull())
    .addColumn('picture_alt', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text')
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addColumn('kept_by', 'text', (column) => column.references('staff.id'))
    .addPrimaryKeyConstraint('article_versions_key', ['article_id', 'number'])
    .execute();

  await db.schema
    .createTable('article_undos')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id').onDelete('cascade'))
    .addColumn('article_id', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('article_pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.references('staff.id'))
    .execute();
  const bytes = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable('article_picture_files')
    .addColumn('hash', 'text', (column) =>
      column.notNull().references('article_pictures.hash').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('article_picture_files_key', ['hash', 'name'])
    .execute();
}
