import type { Logger } from 'pino';
import { createPeriodicTask } from '../periodic-task.ts';
import type { ArticleRepository } from './article-repository.ts';

/** How often a process looks whether readers would find something else (ms). */
const INTERVAL = 15_000;

export type PublicationWatch = ReturnType<typeof createPublicationWatch>;

/**
 * Notices what came out by itself or through another process, so that kept pages are made anew before the next reader:
 * left to readers, the first of them after a quiet hour would still see the page from before.
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
      // What this process changed is known to its pages already.
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
