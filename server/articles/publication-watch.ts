import type { Logger } from 'pino';
import { createPeriodicTask } from '../periodic-task.ts';
import type { ArticleRepository } from './article-repository.ts';

/** Interval of the checks (ms). */
const INTERVAL = 15_000;

/**
 * Invalidates the page cache after scheduled publications and changes by other processes. With
 * stale-while-revalidate alone, the next visitor could still get the old page.
 */
export function createPublicationWatch({
  articles,
  logger,
}: {
  articles: ArticleRepository;
  logger: Logger;
}) {
  let seen: string | undefined;
  let seenRevision = -1;

  async function look(): Promise<void> {
    try {
      const revision = articles.localRevision();
      const found = await articles.dataVersion();
      // Changes by this process have invalidated its cache already.
      const isNews = seen !== undefined && found !== seen && revision === seenRevision;
      seen = found;
      seenRevision = revision;
      if (!isNews) return;
      articles.noteChange();
      seenRevision = articles.localRevision();
    } catch (error) {
      logger.warn({ err: error }, 'publications not looked at');
    }
  }

  return { look, ...createPeriodicTask(look, INTERVAL) };
}
