import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { withoutTags } from '../../../domain/plain-words.ts';
import { folded } from '../../../domain/search/terms.ts';
import { toStored } from '../../clock.ts';
import type { ArticleAct, Database } from '../../store/database.ts';
import { asTyped } from './as-typed.ts';

export const ARTICLE_PAGE = 50;

/** `unpublished`: taken off the site, or its schedule cancelled; `deleted`: in the bin. */
export type ArticleState = 'published' | 'scheduled' | 'draft' | 'unpublished' | 'deleted';

export interface ListedArticle {
  id: string;
  title: string;
  slug: string;
  state: ArticleState;
  /** The draft differs from the published version. */
  hasChanges: boolean;
  publishedAt: string | null;
  lastAct: ArticleAct | null;
  lastAt: string;
  /** E-mail address of the staff member; `null` for the command line or an imported file. */
  lastBy: string | null;
}

export interface ArticleList {
  articles: ListedArticle[];
  counts: ReadonlyMap<ArticleState, number>;
  /** Number of articles in the requested state, on all pages. */
  total: number;
  /** The next scheduled article among all that match the search. */
  next: ListedArticle | null;
}

export interface ArticleListQuery {
  /** All but the bin by default. */
  state?: ArticleState | undefined;
  /** Words that must all occur in title, slug, description or author. */
  search: string;
  /** From 1. */
  page: number;
}

/**
 * One page of the articles: scheduled ones first, soonest first, then the last changed. All are read and filtered
 * here, because neither engine ignores accents in comparisons; others are answered between the steps.
 */
export async function listArticles(
  database: Database,
  { state, search, page }: ArticleListQuery,
  now: Temporal.Instant,
): Promise<ArticleList> {
  const words = folded(search).split(' ').filter(Boolean);
  const all = await readAll(database, toStored(now));
  const texts = words.length === 0 ? null : await readTexts(database);
  await turn();
  const found = all.filter(({ id }) => {
    const text = texts?.get(id) ?? '';
    return words.every((word) => text.includes(word));
  });
  const counts = new Map<ArticleState, number>();
  for (const article of found) counts.set(article.state, (counts.get(article.state) ?? 0) + 1);
  await turn();
  const asked = found
    .filter((article) => (state ? article.state === state : article.state !== 'deleted'))
    .sort(byAttention);
  const scheduled = found.filter((article) => article.state === 'scheduled');
  return {
    articles: asked
      .slice((page - 1) * ARTICLE_PAGE, page * ARTICLE_PAGE)
      .map((article) => ({ ...article, title: asTyped(article.title) })),
    counts,
    total: asked.length,
    next: scheduled.sort(byAttention)[0] ?? null,
  };
}

async function readAll(database: Database, now: string): Promise<ListedArticle[]> {
  const [drafts, articles, staff] = await Promise.all([
    database
      .selectFrom('article_drafts')
      .select([
        'article_id',
        'revision',
        'published_revision',
        'title',
        'slug',
        'last_act',
        'last_at',
        'last_by',
        'deleted_at',
      ])
      .execute(),
    database.selectFrom('articles').select(['id', 'title', 'slug', 'published_at', 'updated_at']).execute(),
    database.selectFrom('staff').select(['id', 'email']).execute(),
  ]);
  const emails = new Map(staff.map(({ id, email }) => [id, email]));
  const published = new Map(articles.map((article) => [article.id, article]));
  const own = new Set(drafts.map(({ article_id }) => article_id));
  await turn();
  const stateOf = (at: string | null): ArticleState =>
    at === null ? 'unpublished' : at <= now ? 'published' : 'scheduled';
  return [
    ...drafts.map((draft): ListedArticle => {
      const article = published.get(draft.article_id);
      return {
        id: draft.article_id,
        title: draft.title,
        slug: draft.slug,
        state: draft.deleted_at ? 'deleted' : article ? stateOf(article.published_at) : 'draft',
        hasChanges: article !== undefined && draft.revision !== draft.published_revision,
        publishedAt: article?.published_at ?? null,
        lastAct: draft.last_act,
        lastAt: draft.last_at,
        lastBy: emails.get(draft.last_by ?? '') ?? null,
      };
    }),
    ...articles
      .filter(({ id }) => !own.has(id))
      .map(
        ({ id, title, slug, published_at, updated_at }): ListedArticle => ({
          id,
          title,
          slug,
          state: stateOf(published_at),
          hasChanges: false,
          publishedAt: published_at,
          lastAct: null,
          lastAt: updated_at,
          lastBy: null,
        }),
      ),
  ];
}

/** Folded texts by their raw text: folding five thousand takes a tenth of a second. */
const foldedTexts = new LRUCache<string, string>({ max: 50_000 });
/** Texts after which other requests are answered. */
const FOLDED_AT_ONCE = 200;

/** The text in which each article is searched; that of its draft if it has one. */
async function readTexts(database: Database): Promise<ReadonlyMap<string, string>> {
  const fields = ['title', 'slug', 'description', 'author'] as const;
  const [articles, drafts] = await Promise.all([
    database
      .selectFrom('articles')
      .select(['id', ...fields])
      .execute(),
    database
      .selectFrom('article_drafts')
      .select(['article_id as id', ...fields])
      .execute(),
  ]);
  const byId = new Map<string, string>();
  for (const [at, { id, title, slug, description, author }] of [...articles, ...drafts].entries()) {
    const raw = `${title} ${slug} ${description} ${author ?? ''}`;
    const text = foldedTexts.get(raw) ?? folded(withoutTags(raw));
    foldedTexts.set(raw, text);
    byId.set(id, text);
    if (at % FOLDED_AT_ONCE === 0) await turn();
  }
  return byId;
}

function byAttention(one: ListedArticle, other: ListedArticle): number {
  const [a, b] = [one.state === 'scheduled', other.state === 'scheduled'];
  if (a !== b) return a ? -1 : 1;
  if (a) return (one.publishedAt ?? '') < (other.publishedAt ?? '') ? -1 : 1;
  return one.lastAt > other.lastAt ? -1 : one.lastAt < other.lastAt ? 1 : one.id < other.id ? -1 : 1;
}
