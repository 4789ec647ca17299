import { data } from 'react-router';
import type { ArticleShelf } from '../../app/services.ts';
import { AppError } from '../errors.ts';
import type { ArticleLibrary } from './article-library.ts';

/**
 * The library as screens ask for it: a refusal becomes the error page with its status and its sentence, so that an
 * outage is never taken for a page that does not exist.
 * @param onFault told of the refusal, with its cause
 */
export function articleShelf(library: ArticleLibrary, onFault: (error: unknown) => void): ArticleShelf {
  async function orErrorPage<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFault(error);
      throw data(error.publicMessage, { status: error.status });
    }
  }
  return {
    list: (page) => orErrorPage(library.list(page)),
    count: () => orErrorPage(library.count()),
    find: (slug) => orErrorPage(library.find(slug)),
    previous: (slug) => orErrorPage(library.previous(slug)),
  };
}
