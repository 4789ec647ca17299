import { allArticles } from 'content-collections';
import type { Kysely } from 'kysely';
import type { ArticleDraftRow, ArticleRow, Tables } from '../../store/database.ts';
import { plainText } from '../article-html.ts';
import { isGlass } from '../glass-picture.ts';
import { asTyped } from './as-typed.ts';

/** An article as its editors open it. */
export interface OpenArticle {
  draft: ArticleDraftRow;
  /** What is public of it, was, or will be; nothing before its first publication. */
  article: ArticleRow | null;
}

/**
 * An article with its draft; one that nobody has edited yet has the draft that its first edition begins with. Nothing
 * when there is no such article.
 */
export async function openArticle(database: Kysely<Tables>, id: string): Promise<OpenArticle | null> {
  const [draft, article] = await Promise.all([
    database.selectFrom('article_drafts').selectAll().where('article_id', '=', id).executeTakeFirst(),
    database.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst(),
  ]);
  if (draft) return { draft, article: article ?? null };
  return article ? { draft: await firstDraft(database, article), article } : null;
}

/** Stores the draft that an article is opened with, unless it has one. */
export async function ensureDraft(database: Kysely<Tables>, { draft }: OpenArticle): Promise<void> {
  await database
    .insertInto('article_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('article_id').doNothing())
    .execute();
}

async function firstDraft(database: Kysely<Tables>, article: ArticleRow): Promise<ArticleDraftRow> {
  return {
    article_id: article.id,
    revision: 1,
    published_revision: 1,
    title: asTyped(article.title),
    slug: article.slug,
    description: asTyped(plainText(article.description)),
    markdown: await markdownOf(database, article),
    picture: isGlass(article.image_url) ? '' : article.image_url,
    picture_alt: asTyped(article.image_alt),
    author: article.author ?? '',
    day: parisDay(article.created_at),
    created_at: article.created_at,
    last_act: 'published',
    last_at: article.updated_at,
    last_by: null,
    deleted_at: null,
  };
}

/** The Markdown that an article was made from: its version's, its file's, or what its HTML says. */
export async function markdownOf(database: Kysely<Tables>, article: ArticleRow): Promise<string> {
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
  const { htmlToMarkdown } = await import('./html-to-markdown.ts');
  return htmlToMarkdown(article.content).trim();
}

/** The day of an instant in Paris, as yyyy-mm-dd. */
export function parisDay(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
}
