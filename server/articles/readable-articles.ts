import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { paragraph } from '../../content/safe-html.ts';
import { plainWords } from '../../domain/plain-words.ts';
import { AppError } from '../errors.ts';
import type { TextWork } from '../texts/text-work.ts';
import type { ReadableArticle } from './article-html.ts';

/** Memory for prepared articles (UTF-16 units). */
const MAX_SIZE = 16 * 1024 ** 2;
/** After this long, a text that was too complex is tried again (ms). */
const RETRY_AFTER = 600_000;

/** Prepares the stored HTML of articles for their pages, once for each text. */
export function createReadableArticles({ texts, logger }: { texts: TextWork; logger: Logger }) {
  const prepared = new LRUCache<string, ReadableArticle, string>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ content, contents }) => content.length + 100 * contents.length + 1,
    async fetchMethod(_digest, _stale, { context: html, options }) {
      try {
        return await texts.run('readableArticle', html);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'text_too_complex')) throw error;
        logger.error({ err: error.cause }, 'article shown as plain text: too complex');
        options.ttl = RETRY_AFTER;
        return { content: paragraph(plainWords(html)), contents: [] };
      }
    },
    // One that is evicted meanwhile is still given to whoever waits for it.
    ignoreFetchAbort: true,
  });
  return (html: string): Promise<ReadableArticle> =>
    prepared.forceFetch(createHash('sha256').update(html).digest('base64'), { context: html });
}
