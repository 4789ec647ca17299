import { agency } from 'content-collections';
import { Hono } from 'hono';
import { SITE } from '../../app/seo/site-address.ts';
import type { Article } from '../../domain/articles/article.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Environment } from '../http/environment.ts';
import { createRevalidation } from '../http/revalidation.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import type { TextWork } from '../texts/text-work.ts';
import type { ArticleRepository } from './article-repository.ts';
import { atom, type FeedEntry, type FeedHead, rss } from './feed-xml.ts';

/** Articles in a feed, with their content. */
const LENGTH = 20;
/** Most memory for each feed (bytes). */
const MAX_BYTES = 4 * 1024 ** 2;

const FEEDS = new Map([
  ['rss', rss],
  ['atom', atom],
]);

interface FeedParts {
  articles: ArticleRepository;
  texts: TextWork;
  clock: Clock;
}

/** RSS 2.0 and Atom 1.0 feeds under /blog, cached like pages. */
export function feedRoutes({ articles, texts, clock }: FeedParts) {
  const routes = new Hono<Environment>();
  const answer = createRevalidation(clock);
  const cache = (name: string, write: typeof rss) =>
    createPageCache<string, never>({
      async make() {
        const dataVersion = await articles.dataVersion();
        const newest = await articles.newest(LENGTH);
        const entries = await Promise.all(newest.map((article) => entryOf(article, texts)));
        const page = write(headOf(name, newest[0]), entries);
        return { page, bytes: Buffer.byteLength(page), dataVersion };
      },
      localRevision: articles.localRevision,
      dataVersion: articles.dataVersion,
      clock,
      maxBytes: MAX_BYTES,
    });

  for (const [name, write] of FEEDS) {
    const feed = cache(name, write);
    routes.get(`/${name}.xml`, async (c) => {
      const made = await feed.get(name, c.get('requestId'));
      return answer(c, 'page' in made ? made.page : made.uncacheable, {
        'Cache-Control': 'public, max-age=60',
        'Content-Type': `application/${name}+xml; charset=utf-8`,
      });
    });
  }
  return routes;
}

function headOf(name: string, newest: Article | undefined): FeedHead {
  return {
    url: `${SITE}/blog`,
    self: `${SITE}/blog/${name}.xml`,
    title: `Le blog ${agency.brand}`,
    description:
      'Choisir, construire et garder en état des outils numériques, expliqué à ceux qui s’en servent.',
    rights: `© ${agency.copyrightYear} ${agency.brand}`,
    author: { name: agency.brand, url: SITE },
    updatedAt: new Date(newest?.updatedAt ?? 0),
  };
}

async function entryOf(article: Article, texts: TextWork): Promise<FeedEntry> {
  const { title, shortDescription: summary } = article;
  const url = `${SITE}/article/${encodeURIComponent(article.slug)}`;
  return {
    url,
    title,
    summary,
    content: await withFullAddresses(article.content, url, texts),
    publishedAt: new Date(article.createdAt),
    updatedAt: new Date(article.updatedAt),
  };
}

/** The HTML for feed readers, which cannot resolve relative URLs; as it is if it is too complex to be read. */
async function withFullAddresses(html: string, page: string, texts: TextWork): Promise<string> {
  try {
    return await texts.run('withFullAddresses', { html, page });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'text_too_complex')) throw error;
    return html;
  }
}
