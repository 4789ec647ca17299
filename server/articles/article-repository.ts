import type { Selectable, Transaction } from 'kysely';
import { type SafeHtml, sanitizeHtml } from '../../content/safe-html.ts';
import type { Article, ListedPost, PreviousPost } from '../../domain/articles/article.ts';
import { type Clock, toStored } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { ArticleRow, Database, Tables } from '../store/database.ts';
import { plainText, readableArticle } from './article-html.ts';
import { type ArticleFile, fileDigest, type ImportOutcome, importArticle } from './import-article.ts';
import { isSlugClash, type SavedArticle, SlugTaken, saveArticle } from './save-article.ts';

/** Articles that are read at once where all are: others are answered in between. */
const BATCH = 200;
/** Most posts that the list under an article shows. */
const MAX_PREVIOUS = 6;

/** An article as its author hands it in; instants are ISO 8601. */
export interface ArticleDraft {
  slug: string;
  /** Slugs that the article had before. */
  formerSlugs: readonly string[];
  title: string;
  description: SafeHtml;
  content: SafeHtml;
  imageUrl: string;
  imageAlt: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
}

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

/**
 * Reads and keeps the posts of the blog. Published means `published_at <= now`, for every question alike. Each function
 * throws AppError `unavailable` when the database does not answer.
 */
export function createArticleRepository({ database, clock }: { database: Database; clock: Clock }) {
  let changes = 0;
  const published = () => database.selectFrom('articles').where('published_at', '<=', toStored(clock.now()));

  /** Published posts, newest first; `limit` and `offset` give one page of them. */
  async function list({
    limit,
    offset = 0,
  }: {
    limit?: number;
    offset?: number;
  } = {}): Promise<ListedPost[]> {
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
   * @throws SlugTaken when a former slug is the present one of another article
   */
  async function keep(draft: ArticleDraft): Promise<'added' | 'changed' | 'same'> {
    const { row, formerSlugs } = toFile(draft);
    const outcome = await writing((transaction) => saveArticle(transaction, row, formerSlugs));
    // What overtook it is committed: this time it is seen.
    return outcome === 'overtaken' ? keep(draft) : outcome;
  }

  /**
   * Brings a file of `content/articles/` into the database unless its article was edited or deleted there since the last
   * import; `isForced` does so all the same.
   * @throws SlugTaken when a former slug is the present one of another article
   */
  async function importFile(draft: ArticleDraft, isForced: boolean): Promise<ImportOutcome> {
    const outcome = await writing((transaction) => importArticle(transaction, toFile(draft), isForced));
    return outcome === 'overtaken' ? importFile(draft, isForced) : outcome;
  }

  /** Slugs of the drafts that were imported as they are. */
  async function importedFiles(drafts: readonly ArticleDraft[]): Promise<Set<string>> {
    const query = database.selectFrom('article_files').select(['slug', 'file_digest']);
    const digests = new Map((await reading(query.execute())).map((row) => [row.slug, row.file_digest]));
    const same = drafts.filter((draft) => digests.get(draft.slug) === fileDigest(toFile(draft)));
    return new Set(same.map(({ slug }) => slug));
  }

  /** What `write` says, or `overtaken` when another process took the same slug meanwhile. */
  async function writing<Outcome>(
    write: (transaction: Transaction<Tables>) => Promise<Outcome>,
  ): Promise<Outcome | 'overtaken'> {
    return (
      database
        .transaction()
        .execute(write)
        .catch((error: unknown) => {
          if (isSlugClash(error)) return 'overtaken' as const;
          throw error instanceof SlugTaken ? error : new AppError('unavailable', { cause: error });
        })
        // Whatever it said of itself: an answer can be lost after the commit.
        .finally(noteChange)
    );
  }

  /** The texts of every published post as they are kept, a batch at a time. */
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

  /** The newest published posts, whole. */
  async function newest(limit: number): Promise<Article[]> {
    const query = published().selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    return (await reading(query.execute())).map(toArticle);
  }

  /**
   * What readers find now, in a word: as long as it stays the same, so do all answers of this repository, whichever process
   * writes and whatever comes out by itself.
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

  /** A number that grows with each article kept through this process, so that what was made from others can be told. */
  const localRevision = () => changes;

  /** Tells that readers may find something else from now on. */
  function noteChange(): void {
    changes += 1;
  }

  return {
    localRevision,
    noteChange,
    dataVersion,
    list,
    addresses,
    count,
    published: publishedTexts,
    newest,
    find,
    previous,
    keep,
    importFile,
    importedFiles,
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
    author: null,
  };
  return { row, formerSlugs: draft.formerSlugs };
}

/** Text without the control characters that pasted text can bring along. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** @throws AppError `unavailable` when the database does not answer */
async function reading<Rows>(query: Promise<Rows>): Promise<Rows> {
  try {
    return await query;
  } catch (error) {
    throw new AppError('unavailable', { cause: error, retryAfter: 30 });
  }
}

type SummaryRow = Pick<Selectable<ArticleRow>, 'slug' | 'title' | 'description' | 'image_url'>;

function summary({ slug, title, description, image_url }: SummaryRow): PreviousPost {
  return { slug, title, shortDescription: sanitizeHtml(description), imageUrl: image_url };
}

/** What readers see of a row. */
export function toArticle(row: Selectable<ArticleRow>): Article {
  return {
    ...summary(row),
    plainDescription: plainText(row.description),
    ...readableArticle(row.content),
    imageAlt: row.image_alt,
    author: row.author,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
