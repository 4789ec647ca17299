import type { ArticleReader } from '../../app/services.ts';
import type { ListedPost, PostCard } from '../../domain/articles/article.ts';
import { errorPage } from '../error-page.ts';
import { AppError } from '../errors.ts';
import type { ArticleRepository } from './article-repository.ts';

interface ReadWatch {
  /** Called before articles are read: the page depends on them from then on. */
  onRead(): void;
  /** Called with each error; `loss` says what is missing when the page is shown all the same. */
  onFault(error: unknown, loss?: string): void;
}

/**
 * The repository for loaders. An `AppError` becomes the error page with its status, so that an outage is not
 * shown as a 404; where a page is useful without its list of articles, the list is empty instead.
 */
export function articleReader(repository: ArticleRepository, { onRead, onFault }: ReadWatch): ArticleReader {
  async function reading<Answer>(
    read: () => Promise<Answer>,
    instead: (error: AppError) => Answer,
  ): Promise<Answer> {
    onRead();
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return instead(error);
    }
  }
  const orErrorPage = <Answer>(read: () => Promise<Answer>) =>
    reading(read, (error) => {
      onFault(error);
      throw errorPage(error);
    });
  const orNone = <Post>(read: () => Promise<Post[]>, loss: string) =>
    reading(read, (error) => {
      onFault(error, loss);
      return [];
    });
  return {
    list: (page) => orErrorPage(async () => (await repository.list(page)).map(card)),
    count: () => orErrorPage(() => repository.count()),
    find: (slug) => orErrorPage(() => repository.find(slug)),
    all: () =>
      orNone(async () => (await repository.list()).map(card), 'Erreur lors de la récupération des articles'),
    previous: (slug) =>
      orNone(() => repository.previous(slug), 'Erreur lors de la récupération des articles précédents'),
  };
}

/** Drops the id: in page data, each would be 36 incompressible characters. */
function card({ slug, title, shortDescription, imageUrl, createdAt }: ListedPost): PostCard {
  return { slug, title, shortDescription, imageUrl, createdAt };
}
