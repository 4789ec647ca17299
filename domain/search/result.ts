import type { Stretch } from './excerpt.ts';

/** What a page of the site is, as a list of results names it. */
export type SearchKind = 'service' | 'technology' | 'city' | 'case' | 'article' | 'question' | 'page';

/** A page that a search found, with the words that it was found by apart. */
export interface SearchResult {
  kind: SearchKind;
  path: string;
  title: readonly Stretch[];
  excerpt: readonly Stretch[];
}

export interface SearchAnswer {
  /** The best first. */
  results: readonly SearchResult[];
  /** How many were found in all. */
  total: number;
  /** The articles could not be looked through. */
  lacksArticles: boolean;
}

/** Longest search that is looked at (UTF-16 units). */
export const MAX_QUERY = 100;
