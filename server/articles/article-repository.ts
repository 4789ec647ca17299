import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { paragraph, type SafeHtml, sanitizeHtml } from '../../content/safe-html.ts';
import type { Article, ListedPost, PreviousPost } from '../../domain/articles/article.ts';
import { plainWords } from '../../domain/plain-words.ts';
import { toStored } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { countOf } from '../store/count-of.ts';
import type { ArticleRow } from '../store/database.ts';
import { type TextWork, unlessTooComplex } from '../texts/text-work.ts';
import { plainText, type ReadableArticle } from './article-html.ts';
import {
  type ArticleFile,
  differences,
  fileDigest,
  type ImportOutcome,
  importArticle,
} from './import-article.ts';
import { type SavedArticle, SlugTaken } from './save-article.ts';

/** Batch size when all articles are read, so that other requests are answered in between. */
const BATCH = 100;
/** Most articles in the list under an article. */
const MAX_PREVIOUS = 6;

/** An article to import; instants are ISO 8601. */
export interface ArticleDraft {
  slug: string;
  formerSlugs: readonly string[];
  title: string;
  description: SafeHtml;
  content: SafeHtml;
  imageUrl: string;
  imageAlt: string;
  author?: string | undefined;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
}

interface ArticleRepositoryParts extends Pick<Parts, 'database' | 'scans' | 'clock' | 'logger'> {
  texts: TextWork;
}

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

/**
 * Reads and stores articles. Published means `published_at <= now` in every query. Each function throws
 * AppError `unavailable` if the database fails.
 */
export function createArticleRepository({ database, scans, clock, texts, logger }: ArticleRepositoryParts) {
  let changes = 0;
  const readable = createReadableArticles({ texts, logger });
  const published = (from = database) =>
    from.selectFrom('articles').where('published_at', '<=', toStored(clock.now()));

  /** Published articles, newest first. */
  async function list({
    limit,
    offset = 0,
  }: {
    limit?: number;
    offset?: number;
  } = {}): Promise<ListedPost[]> {
    let query = published(limit === undefined ? scans : database)
      .select(['id', 'slug', 'title', 'description', 'image_url', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (limit !== undefined) query = query.limit(limit).offset(offset);
    const posts: ListedPost[] = [];
    for (const row of await reading(query.execute())) {
      posts.push({ id: row.id, createdAt: row.created_at, ...summary(row) });
      if (posts.length % BATCH === 0) await turn();
    }
    return posts;
  }

  /** Slug and last change (ISO 8601) of every published article, newest first. */
  async function addresses(): Promise<{ slug: string; updatedAt: string }[]> {
    const query = published(scans).select(['slug', 'updated_at as updatedAt']).orderBy('created_at', 'desc');
    return reading(query.orderBy('id', 'desc').execute());
  }

  async function count(): Promise<number> {
    return reading(countOf(published()));
  }

  /** The published article with this slug; its current slug if this is a former one; `null` if there is none. */
  async function find(slug: string): Promise<{ article: Article } | { movedTo: string } | null> {
    const row = await reading(published().selectAll().where('slug', '=', slug).executeTakeFirst());
    if (row) return { article: await toArticle(row) };
    const former = published()
      .innerJoin('former_slugs', 'former_slugs.article_id', 'articles.id')
      .select('articles.slug')
      .where('former_slugs.slug', '=', slug);
    const moved = await reading(former.executeTakeFirst());
    return moved ? { movedTo: moved.slug } : null;
  }

  /** At most six published articles older than `slug`, newest first; empty if `slug` is unknown. */
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
   * Imports a file of `content/articles/`, unless its article was edited or deleted in the database since the
   * last import; `isForced` overwrites it.
   * @throws SlugTaken if a former slug is the current slug of another article
   */
  async function importFile(draft: ArticleDraft, isForced: boolean): Promise<ImportOutcome> {
    return (
      database
        .transaction()
        .execute((transaction) => importArticle(transaction, toFile(draft), isForced))
        .catch((error: unknown) => {
          throw error instanceof SlugTaken ? error : new AppError('unavailable', { cause: error });
        })
        // Also after an error: the response can be lost after the commit.
        .finally(noteChange)
    );
  }

  /** Slugs of those `drafts` whose last import had the same content. */
  async function importedFiles(drafts: readonly ArticleDraft[]): Promise<Set<string>> {
    const query = database.selectFrom('article_files').select(['slug', 'file_digest']);
    const digests = new Map((await reading(query.execute())).map((row) => [row.slug, row.file_digest]));
    const same = drafts.filter((draft) => digests.get(draft.slug) === fileDigest(toFile(draft)));
    return new Set(same.map(({ slug }) => slug));
  }

  /** The stored texts of every published article, read in batches. */
  async function* publishedTexts() {
    for (let last = ''; ; ) {
      const query = published().select(['id', 'slug', 'title', 'description', 'content']);
      const rows = await reading(query.where('id', '>', last).orderBy('id').limit(BATCH).execute());
      yield* rows;
      const { id } = rows.at(-1) ?? {};
      if (id === undefined || rows.length < BATCH) return;
      last = id;
    }
  }

  async function newest(limit: number): Promise<Article[]> {
    const query = published().selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    return Promise.all((await reading(query.execute())).map(toArticle));
  }

  /**
   * A version of the published articles: while it is the same, so are all results of this repository. It
   * changes with writes by any process and with scheduled publications.
   */
  async function dataVersion(): Promise<string> {
    const query = database.selectFrom('article_changes').select([
      'number',
      published()
        .select(({ fn }) => fn.max('published_at').as('latest'))
        .as('latest'),
    ]);
    const { number, latest } = await reading(query.executeTakeFirstOrThrow());
    return `${number} ${latest}`;
  }

  async function toArticle(row: Selectable<ArticleRow>): Promise<Article> {
    return {
      ...summary(row),
      plainDescription: plainText(row.description),
      ...(await readable(row.content)),
      imageAlt: row.image_alt,
      author: row.author,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  }

  /** Grows with each change that this process knows of, to invalidate its caches at once. */
  const revision = () => changes;

  /** Invalidates the caches of this process. */
  function noteChange(): void {
    changes += 1;
  }

  return {
    revision,
    noteChange,
    dataVersion,
    list,
    addresses,
    count,
    published: publishedTexts,
    newest,
    find,
    toArticle,
    previous,
    importFile,
    importedFiles,
    /** What `importFile` overwrites by force: columns; `null` if the article is not in the database. */
    differencesFrom: (draft: ArticleDraft) => reading(differences(database, toFile(draft))),
  };
}

function toFile(draft: ArticleDraft): ArticleFile {
  const row: SavedArticle = {
    slug: draft.slug,
    title: withoutControls(draft.title),
    description: draft.description,
    content: draft.content,
    image_url: draft.imageUrl,
    image_alt: withoutControls(draft.imageAlt),
    created_at: toStored(Temporal.Instant.from(draft.createdAt)),
    updated_at: toStored(Temporal.Instant.from(draft.updatedAt)),
    published_at: draft.publishedAt && toStored(Temporal.Instant.from(draft.publishedAt)),
    author: draft.author ?? null,
  };
  return { row, formerSlugs: draft.formerSlugs };
}

/** Replaces control characters, which pasted text can contain, by spaces. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** @throws AppError `unavailable` */
async function reading<Rows>(query: Promise<Rows>): Promise<Rows> {
  try {
    return await query;
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}

type SummaryRow = Pick<Selectable<ArticleRow>, 'slug' | 'title' | 'description' | 'image_url'>;

function summary({ slug, title, description, image_url }: SummaryRow): PreviousPost {
  return { slug, title, shortDescription: sanitizeHtml(description), imageUrl: image_url };
}

/** Memory for prepared articles (UTF-16 units). */
const MAX_SIZE = 16 * 1024 ** 2;
/** After this long, a text that was too complex is tried again (ms). */
const RETRY_AFTER = 600_000;

/** Prepares the stored HTML of articles for their pages, once for each text. */
function createReadableArticles({ texts, logger }: { texts: TextWork; logger: Logger }) {
  const prepared = new LRUCache<string, ReadableArticle, string>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ content, contents }) => content.length + 100 * contents.length + 1,
    fetchMethod: (_digest, _stale, { context: html, options }) =>
      unlessTooComplex(texts.run('readableArticle', html), ({ cause }) => {
        logger.error({ err: cause }, 'article shown as plain text: too complex');
        options.ttl = RETRY_AFTER;
        return { content: paragraph(plainWords(html)), contents: [] };
      }),
    // One that is evicted meanwhile is still given to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (html: string): Promise<ReadableArticle> =>
    prepared.forceFetch(createHash('sha256').update(html).digest('base64'), { context: html });
}
