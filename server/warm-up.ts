import { setTimeout as pause } from 'node:timers/promises';
import { partList } from 'content-collections';
import type { Pages } from './page-cache/pages.ts';
import { CONTENT_PATHS } from './seo/sitemap.ts';
import type { Services } from './services.ts';

/** Time left to those who wait for the site to start, before its pages are made for nobody in particular (ms). */
const FIRST_PAUSE = 2000;
/** Of the time, the part that is left to requests while pages are made. */
const SHARE_LEFT = 0.75;

/** Most articles made so, the newest: the older ones are seldom read, and memory is bounded. */
const MAX_ARTICLES = 100;

/**
 * Reads what the first mail takes, then makes every page before anybody asks for it, one at a time and mostly resting,
 * so that requests hardly wait for it.
 * @param pauseFor waits for so long (ms), and rejects once `signal` is raised
 */
export async function warmUp(
  pages: Pages,
  { articles, logger, mailer }: Services,
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
    await prepare(CONTENT_PATHS);
    const posts = partList.blog ? (await articles.addresses()).slice(0, MAX_ARTICLES) : [];
    await prepare(posts.map(({ slug }) => `/article/${encodeURIComponent(slug)}`));
    logger.info(pages.size(), 'pages warmed');
  } catch (error) {
    // A page that cannot be made now will be when somebody asks for it.
    if (!signal.aborted) logger.warn({ err: error }, 'pages not warmed');
  }
}
