import type { Logger } from 'pino';
import { createPeriodicTask } from '../periodic-task.ts';
import type { ArticleRepository } from './article-repository.ts';

/** Interval of the checks (ms). */
const INTERVAL = 15_000;

/** Invalidates the page cache after scheduled publications and changes by other processes. */
export function createPublicationWatch({
  articles,
  logger,
}: {
  articles: ArticleRepository;
  logger: Logger;
}) {
  let seen: string | undefined;

  async function look(): Promise<void> {
    try {
      const found = await articles.dataVersion();
      // Also after changes by this process alone: another one's may be among them.
      if (found !== seen) articles.noteChange();
      seen = found;
    } catch (error) {
      logger.warn({ err: error }, 'publications not looked at');
    }
  }

  return { look, ...createPeriodicTask(look, INTERVAL) };
}
