import type { ArticleReader } from '../../app/services.ts';
import type { ListedPost, PostCard } from '../../domain/articles/article.ts';
import { errorPage } from '../error-page.ts';
import { AppError } from '../errors.ts';
import type { ArticleRepository } from './article-repository.ts';

interface ReadWatch {
  /** Called before articles are read, on which what is rendered depends from then on. Rejects as the repository does. */
  beforeRead(): Promise<void>;
  /** Told once of a refusal, with its cause, and of what was lost to it where the page is shown all the same. */
  onFault(error: unknown, loss?: string): void;
}

/**
 * The repository as screens ask for it: a refusal becomes the error page with its status and its sentence, so that an
 * outage is never taken for a page that does not exist. Where a page is worth reading without its posts, it has none.
 */
export function articleReader(
  repository: ArticleRepository,
  { beforeRead, onFault }: ReadWatch,
): ArticleReader {
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
    list: (page) => orErrorPage(async () => (await repository.list(page)).map(card)),
    count: () => orErrorPage(() => repository.count()),
    find: (slug) => orErrorPage(() => repository.find(slug)),
    all: () =>
      orNone(async () => (await repository.list()).map(card), 'Erreur lors de la récupération des articles'),
    previous: (slug) =>
      orNone(() => repository.previous(slug), 'Erreur lors de la récupération des articles précédents'),
  };
}

/** What a screen shows of a post: each id would be 36 signs that do not pack, in the data of its page. */
function card({ slug, title, shortDescription, imageUrl, createdAt }: ListedPost): PostCard {
  return { slug, title, shortDescription, imageUrl, createdAt };
}
