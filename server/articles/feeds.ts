import { agency } from 'content-collections';
import { Feed } from 'feed';
import { Hono } from 'hono';
import { SITE } from '../../app/seo/site-address.ts';
import type { Article } from '../../domain/articles/article.ts';
import type { Environment } from '../http/environment.ts';
import { withFullAddresses } from './article-html.ts';
import type { ArticleLibrary } from './article-library.ts';

/** Posts that a feed holds, whole. */
const LENGTH = 20;

/** RSS 2.0 and Atom 1.0 of the blog, under /blog. */
export function feedRoutes({ articles }: { articles: ArticleLibrary }) {
  const routes = new Hono<Environment>();
  const cached = { 'Cache-Control': 'public, max-age=600' };
  routes.get('/rss.xml', async (c) => {
    const feed = blogFeed(await articles.newest(LENGTH));
    return c.body(feed.rss2(), 200, { ...cached, 'Content-Type': 'application/rss+xml; charset=utf-8' });
  });
  routes.get('/atom.xml', async (c) => {
    const feed = blogFeed(await articles.newest(LENGTH));
    return c.body(feed.atom1(), 200, { ...cached, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
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
      // A reader's program does not know where the text stood.
      content: withFullAddresses(article.content, SITE),
      published: new Date(article.createdAt),
      date: new Date(article.updatedAt),
    });
  }
  return feed;
}
