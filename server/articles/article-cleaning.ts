import { toStored } from '../clock.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { isFirstToday } from '../store/daily-jobs.ts';
import { dropUnusedPictures } from './pictures/picture-store.ts';

const BIN_DAYS = 30;
/** Interval of the checks (ms). */
const INTERVAL = 3600_000;

/** Empties the bin of articles and erases unused pictures, once a day in one of the processes. */
export function createArticleCleaning({
  database,
  clock,
  logger,
}: Pick<Parts, 'database' | 'clock' | 'logger'>) {
  /** @returns the numbers erased; `null` if it was done today already */
  async function cleanToday(): Promise<{ articles: number; pictures: number } | null> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      if (!(await isFirstToday(transaction, 'articles', now))) return null;
      const gone = await transaction
        .deleteFrom('article_drafts')
        .where('deleted_at', '<', toStored(now.subtract({ hours: BIN_DAYS * 24 })))
        .returning('article_id')
        .execute();
      for (const { article_id } of gone)
        await transaction.deleteFrom('article_versions').where('article_id', '=', article_id).execute();
      return { articles: gone.length, pictures: await dropUnusedPictures(transaction, now) };
    });
  }

  async function check(): Promise<void> {
    try {
      const gone = await cleanToday();
      if (gone && gone.articles + gone.pictures > 0) logger.info(gone, 'articles and pictures erased');
    } catch (error) {
      logger.error({ err: error }, 'articles not cleaned');
    }
  }

  return { cleanToday, ...createPeriodicTask(check, INTERVAL) };
}
