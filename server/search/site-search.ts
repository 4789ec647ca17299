import { partList, searchWordCopy } from 'content-collections';
import { type ContentValues, withContent } from '../../content/live.ts';
import { headingsOf, plainWords } from '../../domain/plain-words.ts';
import { MAX_QUERY, type SearchAnswer } from '../../domain/search/result.ts';
import type { AgencyFacts } from '../agency/agency-facts.ts';
import type { ArticleRepository } from '../articles/article-repository.ts';
import type { Clock } from '../clock.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { contentDocuments, type SearchDocument } from './documents.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

interface SearchParts {
  articles: ArticleRepository;
  facts: AgencyFacts;
  content: { current(): ContentValues };
  siteRevision: () => number;
  clock: Clock;
}

/**
 * The search of the site. Its index is built on the first search and cached like a page. If the database fails, the
 * last index is used, or one without articles.
 */
export function createSiteSearch({ articles, facts, content, siteRevision, clock }: SearchParts) {
  const indexes = createPageCache<SearchIndex, never>({
    make,
    revision: articles.revision,
    siteRevision,
    clock,
    // A single entry.
    maxBytes: 1,
    maxPages: 1,
  });
  /** The index without articles, and the revision of the site in it. */
  let withoutArticles: { revision: number; index: Promise<SearchIndex> } | undefined;

  async function make() {
    const page = await withContent(content.current(), () =>
      createSearchIndex(allDocuments(), searchWordCopy.pages),
    );
    return { page, bytes: 1 };
  }

  async function* allDocuments() {
    yield* contentDocuments(facts.current());
    yield* articleDocuments(articles);
  }

  /**
   * Searches the site's pages and published articles.
   * @param onFault called if articles could not be read; the result then lacks them
   */
  async function find(
    text: string,
    requestId: string,
    onFault: (error: unknown) => void,
  ): Promise<SearchAnswer> {
    const query = text.slice(0, MAX_QUERY);
    try {
      const answer = await indexes.get('', requestId);
      const index = 'page' in answer ? answer.page : answer.uncacheable;
      return { ...(await index.find(query)), lacksArticles: false };
    } catch (error) {
      onFault(error);
      if (withoutArticles?.revision !== siteRevision())
        withoutArticles = {
          revision: siteRevision(),
          index: withContent(content.current(), () =>
            createSearchIndex(contentDocuments(facts.current()), searchWordCopy.pages),
          ),
        };
      return { ...(await (await withoutArticles.index).find(query)), lacksArticles: true };
    }
  }

  return { find };
}

async function* articleDocuments(articles: ArticleRepository): AsyncGenerator<SearchDocument> {
  if (!partList.blog) return;
  for await (const { slug, title, description, content } of articles.published()) {
    yield {
      kind: 'article',
      path: `/article/${encodeURIComponent(slug)}`,
      title,
      keywords: headingsOf(content),
      text: plainWords(description),
    };
  }
}
