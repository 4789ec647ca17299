import { agency } from 'content-collections';
import { Hono } from 'hono';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { SITE } from '../../app/seo/site-address.ts';
import type { Article } from '../../domain/articles/article.ts';
import type { Clock } from '../clock.ts';
import type { Environment } from '../http/environment.ts';
import { createRevalidation } from '../http/revalidation.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { type TextWork, unlessTooComplex } from '../texts/text-work.ts';
import type { ArticleRepository } from './article-repository.ts';

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
        const newest = await articles.newest(LENGTH);
        const entries = await Promise.all(newest.map((article) => entryOf(article, texts)));
        const page = write(headOf(name, newest), entries);
        return { page, bytes: Buffer.byteLength(page) };
      },
      revision: articles.revision,
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

function headOf(name: string, articles: readonly Article[]): FeedHead {
  return {
    url: `${SITE}/blog`,
    self: `${SITE}/blog/${name}.xml`,
    title: `Le blog ${agency.brand}`,
    description:
      'Choisir, construire et garder en état des outils numériques, expliqué à ceux qui s’en servent.',
    rights: `© ${agency.copyrightYear} ${agency.brand}`,
    author: { name: agency.brand, url: SITE },
    // The last to be changed is not always the newest.
    updatedAt: new Date(Math.max(0, ...articles.map(({ updatedAt }) => Date.parse(updatedAt)))),
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
function withFullAddresses(html: string, page: string, texts: TextWork): Promise<string> {
  return unlessTooComplex(texts.run('withFullAddresses', { html, page }), () => html);
}

interface FeedEntry {
  /** URL of its page, which is also its id. */
  url: string;
  title: string;
  /** HTML. */
  summary: string;
  /** HTML with absolute URLs. */
  content: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** What a feed says of itself. */
export interface FeedHead {
  /** URL of the page that it follows. */
  url: string;
  /** Its own URL. */
  self: string;
  title: string;
  description: string;
  rights: string;
  author: { name: string; url: string };
  updatedAt: Date;
}

/** Characters that XML forbids even when escaped (XML 1.0, section 2.2). */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function rss(head: FeedHead, entries: readonly FeedEntry[]): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  return written(
    x('rss', namespaces, [
      x('channel', [
        x('title', head.title),
        x('link', head.url),
        x('atom:link', { href: head.self, rel: 'self', type: 'application/rss+xml' }),
        x('description', head.description),
        x('language', 'fr'),
        x('copyright', head.rights),
        x('lastBuildDate', head.updatedAt.toUTCString()),
        ...entries.map(({ url, title, summary, content, publishedAt }) =>
          x('item', [
            x('title', title),
            x('link', url),
            x('guid', { isPermaLink: 'true' }, url),
            x('pubDate', publishedAt.toUTCString()),
            x('description', summary),
            x('content:encoded', content),
          ]),
        ),
      ]),
    ]),
  );
}

/** Writes an Atom 1.0 feed (RFC 4287). */
export function atom(head: FeedHead, entries: readonly FeedEntry[]): string {
  return written(
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fr' }, [
      x('id', head.url),
      x('title', head.title),
      x('subtitle', head.description),
      x('updated', head.updatedAt.toISOString()),
      x('rights', head.rights),
      x('author', [x('name', head.author.name), x('uri', head.author.url)]),
      x('link', { rel: 'alternate', href: head.url }),
      x('link', { rel: 'self', href: head.self }),
      ...entries.map(({ url, title, summary, content, publishedAt, updatedAt }) =>
        x('entry', [
          x('id', url),
          x('title', title),
          x('link', { href: url }),
          x('published', publishedAt.toISOString()),
          x('updated', updatedAt.toISOString()),
          x('summary', { type: 'html' }, summary),
          x('content', { type: 'html' }, content),
        ]),
      ),
    ]),
  );
}

function written(root: ReturnType<typeof x>): string {
  // There is no CDATA, and text may not hold its end (XML 1.0, section 2.4).
  const xml = toXml(root).replaceAll(']]>', ']]&gt;');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}`.replace(NO_XML, '');
}
