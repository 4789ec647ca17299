import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Article, PostCard, PreviousPost } from '../../domain/articles/article.ts';
import { type Clock, toStored } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ArticleRow, Database, Tables } from '../store/database.ts';
import { readableArticle, sanitizeHtml } from './article-html.ts';

/** Most posts that the list under an article shows. */
const MAX_PREVIOUS = 6;

/** An article as its author hands it in; instants are ISO 8601. */
export interface ArticleDraft {
  slug: string;
  /** Slugs that the article had before. */
  formerSlugs: readonly string[];
  title: string;
  description: string;
  content: string;
  imageUrl: string;
  imageAlt: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
}

export type ArticleLibrary = ReturnType<typeof createArticleLibrary>;

/**
 * Reads and keeps the posts of the blog. Published means `published_at <= now`, for every question alike. Each function
 * throws AppError `unavailable` when the database does not answer.
 */
export function createArticleLibrary({ database, clock }: { database: Database; clock: Clock }) {
  const published = () => database.selectFrom('articles').where('published_at', '<=', toStored(clock.now()));

  /** Published posts, newest first; `limit` and `offset` give one page of them. */
  async function list({ limit, offset = 0 }: { limit?: number; offset?: number } = {}): Promise<PostCard[]> {
    let query = published()
      .select(['id', 'slug', 'title', 'description', 'image_url', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (limit !== undefined) query = query.limit(limit).offset(offset);
    const rows = await reading(query.execute());
    return rows.map((row) => ({ id: row.id, createdAt: row.created_at, ...summary(row) }));
  }

  /** Slug and last change (ISO 8601) of every published post, newest first. */
  async function addresses(): Promise<{ slug: string; updatedAt: string }[]> {
    const query = published().select(['slug', 'updated_at as updatedAt']).orderBy('created_at', 'desc');
    return reading(query.orderBy('id', 'desc').execute());
  }

  /** Number of published posts. */
  async function count(): Promise<number> {
    const query = published().select(({ fn }) => fn.countAll<number | string>().as('total'));
    return Number((await reading(query.executeTakeFirstOrThrow())).total);
  }

  /** The published post under `slug`, the slug that it has now if that is a former one, or nothing. */
  async function find(slug: string): Promise<{ article: Article } | { movedTo: string } | null> {
    const row = await reading(published().selectAll().where('slug', '=', slug).executeTakeFirst());
    if (row) return { article: toArticle(row) };
    const former = published()
      .innerJoin('former_slugs', 'former_slugs.article_id', 'articles.id')
      .select('articles.slug')
      .where('former_slugs.slug', '=', slug);
    const moved = await reading(former.executeTakeFirst());
    return moved ? { movedTo: moved.slug } : null;
  }

  /** Published posts older than the one under `slug`, newest first, six at most; none when there is no such post. */
  async function previous(slug: string): Promise<PreviousPost[]> {
    const older = published()
      .innerJoin(
        published().select(['id as own_id', 'created_at as own_date']).where('slug', '=', slug).as('own'),
        (join) => join.onTrue(),
      )
      .select(['slug', 'title', 'description', 'image_url'])
      .where((where) =>
        where.or([
          where('created_at', '<', where.ref('own_date')),
          where.and([where('created_at', '=', where.ref('own_date')), where('id', '<', where.ref('own_id'))]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_PREVIOUS);
    return (await reading(older.execute())).map(summary);
  }

  /**
   * Adds the article, or brings the one with the same slug, or one of its former slugs, up to date. A changed slug is
   * remembered. Keeping the same again changes nothing.
   */
  async function keep(draft: ArticleDraft): Promise<'added' | 'changed' | 'same'> {
    const row: Omit<ArticleRow, 'id'> = {
      slug: draft.slug,
      title: draft.title,
      description: sanitizeHtml(draft.description),
      content: sanitizeHtml(draft.content),
      image_url: draft.imageUrl,
      image_alt: draft.imageAlt,
      created_at: toStored(Temporal.Instant.from(draft.createdAt)),
      updated_at: toStored(Temporal.Instant.from(draft.updatedAt)),
      published_at: draft.publishedAt && toStored(Temporal.Instant.from(draft.publishedAt)),
    };
    try {
      const outcome = await database.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('articles')
          .selectAll()
          .where('slug', 'in', [draft.slug, ...draft.formerSlugs])
          .executeTakeFirst();
        const id = known?.id ?? randomUUID();
        if (known) await transaction.updateTable('articles').set(row).where('id', '=', id).execute();
        else if (!(await add(transaction, { id, ...row }))) return 'overtaken';
        await rememberSlugs(transaction, id, [...draft.formerSlugs, known?.slug ?? draft.slug], draft.slug);
        if (!known) return 'added';
        return isSame(known, row) ? 'same' : 'changed';
      });
      return outcome === 'overtaken' ? await keep(draft) : outcome;
    } catch (error) {
      throw new AppError('unavailable', { cause: error });
    }
  }

  /** True while there is no article, not even a draft. */
  async function isEmpty(): Promise<boolean> {
    return (await reading(database.selectFrom('articles').select('id').limit(1).execute())).length === 0;
  }

  /** The newest published posts, whole. */
  async function newest(limit: number): Promise<Article[]> {
    const query = published().selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    return (await reading(query.execute())).map(toArticle);
  }

  return { isEmpty, list, addresses, count, newest, find, previous, keep };
}

/** @throws AppError `unavailable` when the database does not answer */
async function reading<Rows>(query: Promise<Rows>): Promise<Rows> {
  try {
    return await query;
  } catch (error) {
    throw new AppError('unavailable', { cause: error, retryAfter: 30 });
  }
}

/** False when another process that started at the same time has just added an article with this slug. */
async function add(transaction: Transaction<Tables>, row: ArticleRow): Promise<boolean> {
  const added = await transaction
    .insertInto('articles')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

type SummaryRow = Pick<Selectable<ArticleRow>, 'slug' | 'title' | 'description' | 'image_url'>;

function summary({ slug, title, description, image_url }: SummaryRow): PreviousPost {
  return { slug, title, shortDescription: sanitizeHtml(description), imageUrl: image_url };
}

function toArticle(row: Selectable<ArticleRow>): Article {
  return {
    ...summary(row),
    ...readableArticle(row.content),
    imageAlt: row.image_alt,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

async function rememberSlugs(
  transaction: Transaction<Tables>,
  articleId: string,
  former: readonly string[],
  current: string,
): Promise<void> {
  // A slug in use is nobody's former one.
  await transaction.deleteFrom('former_slugs').where('slug', '=', current).execute();
  const rows = [...new Set(former)]
    .filter((slug) => slug !== current)
    .map((slug) => ({ slug, article_id: articleId }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('former_slugs')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: articleId }))
    .execute();
}

function isSame(known: ArticleRow, row: Omit<ArticleRow, 'id'>): boolean {
  return (
    JSON.stringify({ ...known, id: undefined }, Object.keys(row).sort()) ===
    JSON.stringify(row, Object.keys(row).sort())
  );
}
