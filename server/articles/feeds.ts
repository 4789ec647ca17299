import { agency } from 'content-collections';
import { Feed } from 'feed';
import { Hono } from 'hono';
import { SITE } from '../../app/seo/site-address.ts';
import type { Article } from '../../domain/articles/article.ts';
import type { Clock } from '../clock.ts';
import type { Environment } from '../http/environment.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { withFullAddresses } from './article-html.ts';
import type { ArticleRepository } from './article-repository.ts';

/** Articles in a feed, with their content. */
const LENGTH = 20;
/** Most memory for both feeds (bytes). */
const MAX_BYTES = 8 * 1024 ** 2;

/**
 * Characters that XML forbids even when escaped (XML 1.0, section 2.2); one of them makes the feed invalid.
 */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** RSS 2.0 and Atom 1.0 feeds under /blog, cached like pages. */
export function feedRoutes({ articles, clock }: { articles: ArticleRepository; clock: Clock }) {
  const routes = new Hono<Environment>();
  const feeds = createPageCache<string, never>({
    make: write,
    localRevision: articles.localRevision,
    dataVersion: articles.dataVersion,
    clock,
    maxBytes: MAX_BYTES,
  });

  async function write(name: string) {
    const dataVersion = await articles.dataVersion();
    const feed = blogFeed(await articles.newest(LENGTH));
    const page = (name === 'rss' ? feed.rss2() : feed.atom1()).replace(NO_XML, '');
    return { page, bytes: Buffer.byteLength(page), dataVersion };
  }

  for (const name of ['rss', 'atom']) {
    routes.get(`/${name}.xml`, async (c) => {
      const answer = await feeds.get(name, c.get('requestId'));
      return c.body('page' in answer ? answer.page : answer.uncacheable, 200, {
        'Cache-Control': 'public, max-age=60',
        'Content-Type': `application/${name}+xml; charset=utf-8`,
      });
    });
  }
  return routes;
}

function blogFeed(articles: readonly Article[]): Feed {
  const [newest] = articles;
  const feed = new Feed({
    id: `${SITE}/blog`,
    link: `${SITE}/blog`,
    title: `Le blog ${agency.brand}`,
    description:
      'Choisir, construire et garder en état des outils numériques, expliqué à ceux qui s’en servent.',
    language: 'fr',
    copyright: `© ${agency.copyrightYear} ${agency.brand}`,
    updated: new Date(newest?.updatedAt ?? 0),
    feedLinks: { rss: `${SITE}/blog/rss.xml`, atom: `${SITE}/blog/atom.xml` },
    author: { name: agency.brand, link: SITE },
  });
  for (const article of articles) {
    const link = `${SITE}/article/${article.slug}`;
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.shortDescription,
      // Feed readers cannot resolve relative URLs.
      content: withFullAddresses(article.content, SITE),
      published: new Date(article.createdAt),
      date: new Date(article.updatedAt),
    });
  }
  return feed;
}
