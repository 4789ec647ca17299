import type { FactOverrides } from '../app/facts/fact-overrides.ts';
import type { ScreenServices } from '../app/services.ts';
import { sundialOf } from '../domain/working-hours/sundial.ts';
import { articleReader } from './articles/article-reader.ts';
import { errorPage } from './error-page.ts';
import { AppError } from './errors.ts';
import { canonicalPath } from './http/canonical-path.ts';
import { closureAt } from './leads/promised-answer.ts';
import type { Services } from './services.ts';

/** Facts about a rendering that decide how long the page is cached. */
export interface RenderingRecord {
  readArticles: boolean;
  /** The database failed during the rendering, so something is missing from the page. */
  missedSomething: boolean;
}

export type LoaderServices = Omit<ScreenServices, 'readForm' | 'countForm' | 'submitLead' | 'actOnLead'>;

/** For screens that are only shown: no form of theirs is read. */
export const NO_FORMS: Omit<ScreenServices, keyof LoaderServices> = {
  readForm: noForm,
  countForm() {},
  submitLead: noForm,
  actOnLead: noForm,
};

async function noForm(): Promise<never> {
  throw new AppError('method_not_allowed');
}

/** Builds the services for the loaders and actions of one request, with a record of what they used. */
export function loaderServicesFor(
  { articles, clock, closureNotice, content, facts, leads, logger, search, tracking }: Services,
  requestId: string,
): { loaderServices: LoaderServices; record: RenderingRecord } {
  const record: RenderingRecord = { readArticles: false, missedSomething: false };
  const loaderServices: LoaderServices = {
    articles: articleReader(articles, {
      onRead() {
        record.readArticles = true;
      },
      onFault(error, loss) {
        record.missedSomething = true;
        logFault(logger, requestId, error, loss);
      },
    }),
    canonicalPath,
    async receipt(reference) {
      try {
        const promise = await leads.promisedFor(reference);
        if (!promise) return null;
        const { received, due } = promise;
        if (Temporal.Instant.compare(due, clock.now()) <= 0)
          return { reference, answerBy: null, dial: null, closedUntil: null };
        const { hours } = facts.current().agency;
        const dial = sundialOf(due, hours);
        return { reference, answerBy: due.toString(), dial, closedUntil: closureAt(received, due, hours) };
      } catch (error) {
        logFault(logger, requestId, error, 'receipt of a lead not read');
        return null;
      }
    },
    async trackedLead(token) {
      try {
        return await tracking.find(token);
      } catch (error) {
        const refusal = new AppError('unavailable', { cause: error });
        logFault(logger, requestId, refusal, 'lead not shown to its sender');
        throw errorPage(refusal);
      }
    },
    search: (query) =>
      search.find(query, requestId, (error) => logFault(logger, requestId, error, 'articles not searched')),
    facts: facts.current(),
    factOverrides: withClosure(facts.overrides(), closureNotice.text()),
    content: content.current(),
    contentDifferences: content.differences(),
    now: clock.now,
    reportError: (error) => logFault(logger, requestId, error),
    note: (message) => logger.error({ request: requestId }, message),
  };
  return { loaderServices, record };
}

/** Logs server errors (5xx) with their cause; refusals are the caller’s fault and are not logged here. */
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

function withClosure(overrides: FactOverrides, closure: string | null): FactOverrides {
  return closure === null ? overrides : { ...overrides, closure };
}
