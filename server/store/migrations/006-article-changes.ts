import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Triggers count the changes to articles, so that a change by a command or in SQL is seen too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_changes')
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into article_changes (number) values (0)`.execute(db);

  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function count_article_change() returns trigger language plpgsql as
      'begin update article_changes set number = number + 1; return null; end'`.execute(db);
    // Before the statement, to avoid deadlocks: writers queue here before any of them locks an article.
    await sql`create trigger articles_changed before insert or update or delete or truncate on articles
      for each statement execute function count_article_change()`.execute(db);
    return;
  }
  for (const event of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`articles_${event}`)} after ${sql.raw(event)} on articles
      begin update article_changes set number = number + 1; end`.execute(db);
  }
}
