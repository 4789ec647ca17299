import { LRUCache } from 'lru-cache';
import { folded } from '../../../domain/search/terms.ts';
import { toStored } from '../../clock.ts';
import type { ArticleAct, Database } from '../../store/database.ts';
import { asTyped } from './as-typed.ts';

/** Articles on one page of the list. */
export const ARTICLE_PAGE = 50;

export type ArticleState = 'published' | 'scheduled' | 'draft' | 'unpublished' | 'deleted';

/** An article as the list shows it. */
export interface ListedArticle {
  id: string;
  title: string;
  slug: string;
  state: ArticleState;
  /** Its draft is not what is public. */
  hasChanges: boolean;
  publishedAt: string | null;
  lastAct: ArticleAct | null;
  lastAt: string;
  /** E-mail address of who did it; `null` for the command line, or a file. */
  lastBy: string | null;
}

export interface ArticleList {
  articles: ListedArticle[];
  counts: ReadonlyMap<ArticleState, number>;
  /** How many there are in the state that was asked for. */
  total: number;
  /** The next to come out by itself, whatever was asked for. */
  next: ListedArticle | null;
}

export interface ArticleListQuery {
  /** Without it, all but what is in the bin. */
  state?: ArticleState | undefined;
  /** Words, each of which is in title, address, description or name. */
  search: string;
  /** From 1. */
  page: number;
}

/**
 * One page of all articles, what was changed last on top; what is to come out stands before, the next one first. Five
 * thousand are read in one question and sorted here: neither engine compares letters with accents as people do.
 */
export async function listArticles(
  database: Database,
  { state, search, page }: ArticleListQuery,
  now: Temporal.Instant,
): Promise<ArticleList> {
  const words = folded(search).split(' ').filter(Boolean);
  const all = await readAll(database, toStored(now));
  const texts = words.length === 0 ? null : await readTexts(database);
  const found = all.filter(({ article }) => {
    const text = texts?.get(article.id) ?? '';
    return words.every((word) => text.includes(word));
  });
  const counts = new Map<ArticleState, number>();
  for (const { article } of found) counts.set(article.state, (counts.get(article.state) ?? 0) + 1);
  const asked = found
    .map(({ article }) => article)
    .filter((article) => (state ? article.state === state : article.state !== 'deleted'))
    .sort(byAttention);
  const scheduled = found.map(({ article }) => article).filter((article) => article.state === 'scheduled');
  return {
    articles: asked
      .slice((page - 1) * ARTICLE_PAGE, page * ARTICLE_PAGE)
      .map((article) => ({ ...article, title: asTyped(article.title) })),
    counts,
    total: asked.length,
    next: scheduled.sort(byAttention)[0] ?? null,
  };
}

async function readAll(database: Database, now: string) {
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
  const stateOf = (at: string | null): ArticleState =>
    at === null ? 'unpublished' : at <= now ? 'published' : 'scheduled';
  return [
    ...drafts.map((draft) => {
      const article = published.get(draft.article_id);
      const state = draft.deleted_at ? 'deleted' : article ? stateOf(article.published_at) : 'draft';
      return {
        article: {
          id: draft.article_id,
          title: draft.title,
          slug: draft.slug,
          state,
          hasChanges: article !== undefined && draft.revision !== draft.published_revision,
          publishedAt: article?.published_at ?? null,
          lastAct: draft.last_act,
          lastAt: draft.last_at,
          lastBy: emails.get(draft.last_by ?? '') ?? null,
        } satisfies ListedArticle,
      };
    }),
    ...articles
      .filter(({ id }) => !own.has(id))
      .map((article) => ({
        article: {
          id: article.id,
          title: article.title,
          slug: article.slug,
          state: stateOf(article.published_at),
          hasChanges: false,
          publishedAt: article.published_at,
          lastAct: null,
          lastAt: article.updated_at,
          lastBy: null,
        } satisfies ListedArticle,
      })),
  ];
}

/** Folded texts by what they were folded from: to fold five thousand takes a tenth of a second. */
const foldedTexts = new LRUCache<string, string>({ max: 20_000 });

/** What each article is found by; a draft's words stand for those of the article. */
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
  return new Map(
    [...articles, ...drafts].map(({ id, title, slug, description, author }) => {
      const raw = `${title} ${slug} ${description} ${author ?? ''}`;
      const text = foldedTexts.get(raw) ?? folded(withoutTags(raw));
      foldedTexts.set(raw, text);
      return [id, text];
    }),
  );
}

/** Enough to search in: to parse five thousand descriptions would take a second. */
function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

function byAttention(one: ListedArticle, other: ListedArticle): number {
  const [a, b] = [one.state === 'scheduled', other.state === 'scheduled'];
  if (a !== b) return a ? -1 : 1;
  if (a) return (one.publishedAt ?? '') < (other.publishedAt ?? '') ? -1 : 1;
  return one.lastAt > other.lastAt ? -1 : one.lastAt < other.lastAt ? 1 : one.id < other.id ? -1 : 1;
}
