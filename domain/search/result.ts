import type { Stretch } from './excerpt.ts';

/** Kind of page, for its label in the results. */
export type SearchKind = 'service' | 'technology' | 'city' | 'case' | 'article' | 'question' | 'page';

/** A page found by a search, with its matches marked. */
export interface SearchResult {
  kind: SearchKind;
  path: string;
  title: readonly Stretch[];
  excerpt: readonly Stretch[];
}

/** Results of a search. */
export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** Number of all matches, shown or not. */
  total: number;
  /** The articles could not be searched. */
  lacksArticles: boolean;
}

/** Longest query (UTF-16 units). */
export const MAX_QUERY = 100;
