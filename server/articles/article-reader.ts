import type { ArticleShelf } from '../../app/services.ts';
import type { ListedPost, PostCard } from '../../domain/articles/article.ts';
import { errorPage } from '../error-page.ts';
import { AppError } from '../errors.ts';
import type { ArticleLibrary } from './article-repository.ts';

interface ShelfWatch {
  /** Called before articles are read, on which what is rendered depends from then on. Rejects as the library does. */
  beforeRead(): Promise<void>;
  /** Told once of a refusal, with its cause, and of what was lost to it where the page is shown all the same. */
  onFault(error: unknown, loss?: string): void;
}

/**
 * The library as screens ask for it: a refusal becomes the error page with its status and its sentence, so that an
 * outage is never taken for a page that does not exist. Where a page is worth reading without its posts, it has none.
 */
export function articleShelf(library: ArticleLibrary, { beforeRead, onFault }: ShelfWatch): ArticleShelf {
  async function orErrorPage<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    try {
      await beforeRead();
      return await read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFault(error);
      throw errorPage(error);
    }
  }
  async function orNone<Post>(read: () => Promise<Post[]>, loss: string): Promise<Post[]> {
    try {
      await beforeRead();
      return await read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      onFault(error, loss);
      return [];
    }
  }
  return {
    list: (page) => orErrorPage(async () => (await library.list(page)).map(card)),
    count: () => orErrorPage(() => library.count()),
    find: (slug) => orErrorPage(() => library.find(slug)),
    all: () =>
      orNone(async () => (await library.list()).map(card), 'Erreur lors de la récupération des articles'),
    previous: (slug) =>
      orNone(() => library.previous(slug), 'Erreur lors de la récupération des articles précédents'),
  };
}

/** What a screen shows of a post: each id would be 36 signs that do not pack, in the data of its page. */
function card({ slug, title, shortDescription, imageUrl, createdAt }: ListedPost): PostCard {
  return { slug, title, shortDescription, imageUrl, createdAt };
}
