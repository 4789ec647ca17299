import { allArticles } from 'content-collections';
import type { Kysely } from 'kysely';
import { dateInParis } from '../../../domain/dates.ts';
import { plainWords } from '../../../domain/plain-words.ts';
import type { ArticleDraftRow, ArticleRow, Tables } from '../../store/database.ts';
import { type TextWork, unlessTooComplex } from '../../texts/text-work.ts';
import { plainText } from '../article-html.ts';
import { isGlass } from '../glass-picture.ts';
import { asTyped } from './as-typed.ts';

export interface OpenArticle {
  draft: ArticleDraftRow;
  /** The published, unpublished or scheduled article; `null` before its first publication. */
  article: ArticleRow | null;
}

/**
 * Reads an article with its draft; one that was never edited gets an initial draft, not stored yet. Returns
 * null if there is no such article.
 */
export async function openArticle(
  database: Kysely<Tables>,
  texts: TextWork,
  id: string,
): Promise<OpenArticle | null> {
  const [draft, article] = await Promise.all([
    database.selectFrom('article_drafts').selectAll().where('article_id', '=', id).executeTakeFirst(),
    database.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst(),
  ]);
  if (draft) return { draft, article: article ?? null };
  return article ? { draft: await firstDraft(database, texts, article), article } : null;
}

/** Stores the initial draft unless there is one. */
export async function ensureDraft(database: Kysely<Tables>, { draft }: OpenArticle): Promise<void> {
  await database
    .insertInto('article_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('article_id').doNothing())
    .execute();
}

async function firstDraft(
  database: Kysely<Tables>,
  texts: TextWork,
  article: ArticleRow,
): Promise<ArticleDraftRow> {
  return {
    article_id: article.id,
    revision: 1,
    published_revision: 1,
    title: asTyped(article.title),
    slug: article.slug,
    description: asTyped(plainText(article.description)),
    markdown: await markdownOf(database, texts, article),
    picture: isGlass(article.image_url) ? '' : article.image_url,
    picture_alt: asTyped(article.image_alt),
    author: article.author ?? '',
    day: dateInParis(Temporal.Instant.from(article.created_at)).toString(),
    created_at: article.created_at,
    last_act: 'published',
    last_at: article.updated_at,
    last_by: null,
    deleted_at: null,
  };
}

/**
 * The Markdown source of an article: from its version, from its file, or else converted from its HTML, of which only the
 * words are left if it is too complex.
 */
export async function markdownOf(
  database: Kysely<Tables>,
  texts: TextWork,
  article: ArticleRow,
): Promise<string> {
  const version = await database
    .selectFrom('article_versions')
    .select('markdown')
    .where('article_id', '=', article.id)
    .where('content', '=', article.content)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  if (version) return version.markdown;
  const file = allArticles.find(({ content }) => content === article.content);
  if (file) return file.markdown.trim();
  const converting = texts.run('htmlToMarkdown', article.content);
  return (await unlessTooComplex(converting, () => plainWords(article.content))).trim();
}
