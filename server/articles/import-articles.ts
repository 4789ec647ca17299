import { allArticles } from 'content-collections';
import type { Logger } from 'pino';
import { builtHtml, paragraph } from '../../content/safe-html.ts';
import type { ArticleDraft, ArticleRepository } from './article-repository.ts';
import type { ImportOutcome } from './import-article.ts';
import { SlugTaken } from './save-article.ts';

/** Numbers of articles added, changed and unchanged, and those left alone. */
export interface ImportCount {
  added: number;
  changed: number;
  same: number;
  left: LeftArticle[];
}

/** An article not imported; `taken`: one of its former slugs is another article’s. */
interface LeftArticle {
  slug: string;
  reason: 'edited' | 'deleted' | 'taken';
  /** For the operator, in French. */
  sentence: string;
}

const SENTENCES = {
  edited: 'modifié ou dépublié sur le site depuis le dernier import',
  deleted: 'supprimé du site',
};

/**
 * Imports the articles of `content/articles/`, as of the last build, whose file changed since the last import
 * and that were not edited or deleted in the database since. Idempotent.
 * @param forced slug of an article that is overwritten even if it was edited or deleted; alone it is imported
 * @throws AppError `unavailable` if the database fails
 */
export async function importArticles(
  repository: ArticleRepository,
  { forced, drafts = fileDrafts() }: { forced?: string | undefined; drafts?: readonly ArticleDraft[] } = {},
): Promise<ImportCount> {
  const count: ImportCount = { added: 0, changed: 0, same: 0, left: [] };
  const isForced = forced !== undefined;
  const imported = isForced ? new Set<string>() : await repository.importedFiles(drafts);
  for (const draft of drafts) {
    if (isForced && draft.slug !== forced) continue;
    const outcome = imported.has(draft.slug) ? 'same' : await outcomeOf(repository, draft, isForced);
    if (typeof outcome === 'object') count.left.push(outcome);
    else count[outcome] += 1;
  }
  return count;
}

async function outcomeOf(
  repository: ArticleRepository,
  draft: ArticleDraft,
  isForced: boolean,
): Promise<Exclude<ImportOutcome, 'edited' | 'deleted'> | LeftArticle> {
  try {
    const outcome = await repository.importFile(draft, isForced);
    if (outcome !== 'edited' && outcome !== 'deleted') return outcome;
    return { slug: draft.slug, reason: outcome, sentence: SENTENCES[outcome] };
  } catch (error) {
    if (!(error instanceof SlugTaken)) throw error;
    return { slug: draft.slug, reason: 'taken', sentence: error.message };
  }
}

/** The articles of `content/articles/`, as of the last build. */
export function fileDrafts(): ArticleDraft[] {
  return allArticles.map((article) => ({
    ...article,
    description: paragraph(article.description),
    content: builtHtml(article.content),
    imageUrl: article.image,
    createdAt: article.publishedAt,
    updatedAt: article.updatedAt ?? article.publishedAt,
  }));
}

export function logImport(logger: Logger, { added, changed, same, left }: ImportCount): void {
  if (added + changed > 0) logger.info({ added, changed, same }, 'articles imported');
  for (const { slug, reason } of left) logger.warn({ slug, reason }, 'article not imported');
}
