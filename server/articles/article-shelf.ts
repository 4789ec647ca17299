import type { ArticleShelf } from '../../app/services.ts';
import { errorPage } from '../error-page.ts';
import { AppError } from '../errors.ts';
import type { ArticleLibrary } from './article-library.ts';

interface ShelfWatch {
  /** Told that what is rendered depends on the articles. */
  onRead(): void;
  /** Told once of a refusal, with its cause, and of what was lost to it where the page is shown all the same. */
  onFault(error: unknown, loss?: string): void;
}

/**
 * The library as screens ask for it: a refusal becomes the error page with its status and its sentence, so that an
 * outage is never taken for a page that does not exist. Where a page is worth reading without its posts, it has none.
 */
export function articleShelf(library: ArticleLibrary, { onRead, onFault }: ShelfWatch): ArticleShelf {
  async function orErrorPage<Answer>(answer: Promise<Answer>): Promise<Answer> {
    onRead();
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFault(error);
      throw errorPage(error);
    }
  }
  async function orNone<Post>(answer: Promise<Post[]>, loss: string): Promise<Post[]> {
    onRead();
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFault(error, loss);
      return [];
    }
  }
  return {
    list: (page) => orErrorPage(library.list(page)),
    count: () => orErrorPage(library.count()),
    find: (slug) => orErrorPage(library.find(slug)),
    all: () => orNone(library.list(), 'Erreur lors de la récupération des articles'),
    previous: (slug) =>
      orNone(library.previous(slug), 'Erreur lors de la récupération des articles précédents'),
  };
}
