import type { ScreenServices } from '../app/services.ts';
import { articleReader } from './articles/article-reader.ts';
import { AppError } from './errors.ts';
import { canonicalPath } from './http/canonical-path.ts';
import type { Services } from './services.ts';

/** What a screen did while it was rendered that decides for how long its page is good. */
export interface RenderingRecord {
  /** What the articles were like when the page first asked for some (`ArticleRepository.dataVersion`); it changes with them. */
  articlesVersion: string | null;
  /** The page lacks what the database did not give. */
  missedSomething: boolean;
}

export type LoaderServices = Omit<ScreenServices, 'readForm' | 'submitLead'>;

/** What the server lends to the screens of one request, and what they made of it. */
export function loaderServicesFor(
  { articles, clock, facts, leads, logger, search }: Services,
  requestId: string,
): { loaderServices: LoaderServices; record: RenderingRecord } {
  const record: RenderingRecord = { articlesVersion: null, missedSomething: false };
  let version: Promise<string> | undefined;
  const loaderServices: LoaderServices = {
    articles: articleReader(articles, {
      async beforeRead() {
        version ??= articles.dataVersion();
        record.articlesVersion = await version;
      },
      onFault(error, loss) {
        record.missedSomething = true;
        logFault(logger, requestId, error, loss);
      },
    }),
    canonicalPath,
    async receipt(reference) {
      try {
        const due = await leads.promisedFor(reference);
        if (!due) return null;
        const isOver = Temporal.Instant.compare(due, clock.now()) <= 0;
        return { reference, answerBy: isOver ? null : due.toString() };
      } catch (error) {
        logFault(logger, requestId, error, 'receipt of a lead not read');
        return null;
      }
    },
    search: (query) =>
      search.find(query, requestId, (error) => logFault(logger, requestId, error, 'articles not searched')),
    facts: facts.current(),
    factOverrides: facts.overrides(),
    now: clock.now,
    reportError: (error) => logFault(logger, requestId, error),
    note: (message) => logger.error({ request: requestId }, message),
  };
  return { loaderServices, record };
}

/** A server's fault is an error in the log, with its cause; a caller's is not. */
export function logFault(
  logger: Services['logger'],
  requestId: string,
  error: unknown,
  message = 'request failed',
): void {
  if (error instanceof AppError && error.status < 500) return;
  const err = error instanceof AppError ? (error.cause ?? error) : error;
  logger.error({ request: requestId, err }, message);
}
