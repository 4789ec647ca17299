import { setTimeout as pause } from 'node:timers/promises';
import { partList } from 'content-collections';
import type { Pages } from './page-cache/pages.ts';
import { contentPaths } from './seo/sitemap.ts';
import type { Services } from './services.ts';

/** Delay before warm-up, so that the first requests after a start are not slowed down (ms). */
const FIRST_PAUSE = 2000;
/** Share of the time that warm-up leaves to requests. */
const SHARE_LEFT = 0.75;

/** Articles to warm up, newest first: older ones are seldom read, and the cache is bounded. */
const MAX_ARTICLES = 100;

/**
 * Loads the code for the first mail, then renders every page into the cache, one at a time with pauses, so
 * that requests are hardly delayed.
 * @param pauseFor waits (ms); rejects once `signal` is aborted
 */
export async function warmUp(
  pages: Pages,
  { articles, logger, mailer, search }: Services,
  signal: AbortSignal,
  pauseFor: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    pause(milliseconds, undefined, { signal, ref: false }),
): Promise<void> {
  async function prepare(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      const start = performance.now();
      await pages.prepare(path);
      await pauseFor(((performance.now() - start) * SHARE_LEFT) / (1 - SHARE_LEFT));
    }
  }

  try {
    await pauseFor(FIRST_PAUSE);
    await mailer.prepare();
    await prepare(contentPaths());
    const posts = partList.blog ? (await articles.addresses()).slice(0, MAX_ARTICLES) : [];
    await prepare(posts.map(({ slug }) => `/article/${encodeURIComponent(slug)}`));
    // Builds the index of the search, which takes seconds where there are thousands of articles.
    await search.find('', 'warm-up', (error) => logger.warn({ err: error }, 'articles not searched'));
    logger.info(pages.size(), 'pages warmed');
  } catch (error) {
    // A page that fails now is rendered on its first request.
    if (!signal.aborted) logger.warn({ err: error }, 'pages not warmed');
  }
}
