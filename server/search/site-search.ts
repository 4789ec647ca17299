import { partList } from 'content-collections';
import { MAX_QUERY, type SearchAnswer } from '../../domain/search/result.ts';
import type { AgencyFacts } from '../agency/agency-facts.ts';
import type { ArticleRepository } from '../articles/article-repository.ts';
import type { Clock } from '../clock.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { contentDocuments, type SearchDocument } from './documents.ts';
import { headingsOf, plainWords } from './plain-words.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

export interface SiteSearch {
  /**
   * Looks through the site's pages and published articles.
   * @param onFault told why the articles were not looked through
   */
  find(query: string, requestId: string, onFault: (error: unknown) => void): Promise<SearchAnswer>;
}

interface SearchParts {
  articles: ArticleRepository;
  facts: AgencyFacts;
  clock: Clock;
}

/**
 * The search of the site. Its index is made with the first search and made anew when the articles have changed, as pages
 * are: at once for this process, within a minute for others. While the database is away, the last one serves, or the
 * content's alone.
 */
export function createSiteSearch({ articles, facts, clock }: SearchParts): SiteSearch {
  const indexes = createPageCache<SearchIndex, never>({
    make,
    localRevision: articles.localRevision,
    siteRevision: facts.revision,
    dataVersion: articles.dataVersion,
    clock,
    // There is one.
    maxBytes: 1,
    maxPages: 1,
  });
  /** Of the content alone, and the facts that it was made with. */
  let content: { revision: number; index: Promise<SearchIndex> } | undefined;

  async function make() {
    const dataVersion = await articles.dataVersion();
    const index = await createSearchIndex([
      ...contentDocuments(facts.current()),
      ...(await articleDocuments(articles)),
    ]);
    return { page: index, bytes: 1, dataVersion };
  }

  async function find(
    text: string,
    requestId: string,
    onFault: (error: unknown) => void,
  ): Promise<SearchAnswer> {
    const query = text.slice(0, MAX_QUERY);
    try {
      const answer = await indexes.get('', requestId);
      const index = 'page' in answer ? answer.page : answer.uncacheable;
      return { ...index.find(query), lacksArticles: false };
    } catch (error) {
      onFault(error);
      if (content?.revision !== facts.revision())
        content = { revision: facts.revision(), index: createSearchIndex(contentDocuments(facts.current())) };
      return { ...(await content.index).find(query), lacksArticles: true };
    }
  }

  return { find };
}

async function articleDocuments(articles: ArticleRepository): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  if (!partList.blog) return documents;
  for await (const { slug, title, description, content } of articles.published()) {
    documents.push({
      kind: 'article',
      path: `/article/${encodeURIComponent(slug)}`,
      title,
      keywords: headingsOf(content),
      text: plainWords(description),
    });
  }
  return documents;
}
