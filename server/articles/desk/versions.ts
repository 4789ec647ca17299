import type { Kysely, Transaction } from 'kysely';
import { toStored } from '../../clock.ts';
import type { ArticleRow, ArticleVersionRow, Database, Tables } from '../../store/database.ts';
import type { TextWork } from '../../texts/text-work.ts';
import { plainText } from '../article-html.ts';
import type { Deed } from './act.ts';
import { markdownOf } from './open-article.ts';

export interface ListedVersion
  extends Pick<ArticleVersionRow, 'number' | 'title' | 'kept_at' | 'published_at'> {
  /** E-mail address of the person who published it. */
  email: string | null;
}

/** The published versions of an article, newest first. */
export async function listVersions(database: Database, id: string): Promise<ListedVersion[]> {
  return database
    .selectFrom('article_versions')
    .leftJoin('staff', 'staff.id', 'article_versions.kept_by')
    .select(['number', 'title', 'kept_at', 'published_at', 'staff.email'])
    .where('article_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** A version by number; undefined if there is none. */
export async function readVersion(
  database: Kysely<Tables>,
  id: string,
  number: number,
): Promise<ArticleVersionRow | undefined> {
  return database
    .selectFrom('article_versions')
    .selectAll()
    .where('article_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Keeps the published article as a version if it is not the newest one, as after an edit in SQL. */
export async function keepPresent(
  transaction: Transaction<Tables>,
  texts: TextWork,
  article: ArticleRow,
  now: Temporal.Instant,
): Promise<void> {
  const newest = await newestVersion(transaction, article.id);
  const isKept =
    newest !== undefined &&
    newest.content === article.content &&
    newest.title === article.title &&
    newest.slug === article.slug &&
    newest.picture === article.image_url &&
    newest.picture_alt === article.image_alt &&
    newest.description === plainText(article.description) &&
    newest.author === (article.author ?? '');
  if (isKept) return;
  const markdown = await markdownOf(transaction, texts, article);
  await keepVersion(transaction, { article, markdown, by: null, now });
}

export async function keepVersion(
  transaction: Transaction<Tables>,
  { article, markdown, by, now }: { article: ArticleRow; markdown: string } & Pick<Deed, 'by' | 'now'>,
): Promise<void> {
  const newest = await newestVersion(transaction, article.id);
  await transaction
    .insertInto('article_versions')
    .values({
      article_id: article.id,
      number: (newest?.number ?? 0) + 1,
      title: article.title,
      slug: article.slug,
      description: plainText(article.description),
      markdown,
      content: article.content,
      picture: article.image_url,
      picture_alt: article.image_alt,
      author: article.author ?? '',
      created_at: article.created_at,
      published_at: article.published_at,
      kept_at: toStored(now),
      kept_by: by,
    })
    .execute();
}

async function newestVersion(database: Kysely<Tables>, id: string) {
  return database
    .selectFrom('article_versions')
    .selectAll()
    .where('article_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
