import MiniSearch from 'minisearch';
import { excerpt, highlighted } from '../../domain/search/excerpt.ts';
import type { SearchKind, SearchResult } from '../../domain/search/result.ts';
import { indexTerms, queryTerms } from '../../domain/search/terms.ts';
import type { SearchDocument } from './documents.ts';

/** Most words of a query that are searched: each one scans all terms. */
const MAX_TERMS = 6;
const MAX_RESULTS = 10;
/** Documents indexed at a time; other requests are answered in between. */
const CHUNK = 50;

/** Minimum lengths for prefix and fuzzy matches. */
const PREFIX_FROM = 2;
const FUZZY_FROM = 4;

/** A page about a subject ranks above one that mentions it. */
const WEIGHTS: Record<SearchKind, number> = {
  service: 1.6,
  technology: 1.5,
  city: 1.4,
  page: 1.4,
  case: 1.1,
  article: 1,
  question: 0.8,
};

export interface SearchIndex {
  /** The best results, best first, and the total number. */
  find(query: string): { results: SearchResult[]; total: number };
}

/** Builds the index. It ignores accents and elisions, and matches prefixes and typing errors. */
export async function createSearchIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: CHUNK },
  );

  function find(query: string) {
    const terms = queryTerms(query, MAX_TERMS);
    if (terms.length === 0) return { results: [], total: 0 };
    const all = search(terms, 'AND');
    const found = all.length > 0 ? all : search(terms, 'OR');
    const results = found.slice(0, MAX_RESULTS).flatMap(({ id, terms: matched, match }) => {
      const document = documents[id];
      return document ? [resultOf(document, new Set(matched), Object.values(match).flat())] : [];
    });
    return { results, total: found.length };
  }

  function search(terms: readonly string[], combineWith: 'AND' | 'OR') {
    return index.search(terms.join(' '), {
      combineWith,
      tokenize: (text) => text.split(' '),
      boost: { title: 4, keywords: 2 },
      prefix: (term) => term.length >= PREFIX_FROM,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 0.2 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.5 },
      boostDocument: (id, term) => weightOf(documents[id], term),
    });
  }

  return { find };
}

/** A fixed page with the term in its keywords ranks above an article with it in its title. */
function weightOf(document: SearchDocument | undefined, term: string): number {
  if (!document) return 1;
  const { kind, keywords } = document;
  const isAbout = kind === 'page' && indexTerms(keywords).includes(term);
  return WEIGHTS[kind] * (isAbout ? 3 : 1);
}

/** @param fields the fields that match */
function resultOf(
  { kind, path, title, keywords, text }: SearchDocument,
  terms: ReadonlySet<string>,
  fields: readonly string[],
): SearchResult {
  // The excerpt shows what matched: the text, or else the keywords.
  const isInText = fields.includes('text') || !fields.includes('keywords');
  return {
    kind,
    path,
    title: highlighted(title, terms),
    excerpt: excerpt(isInText ? text : keywords, terms),
  };
}
