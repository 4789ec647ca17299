import { wordsIn } from './terms.ts';

export type SearchKind = 'service' | 'technology' | 'city' | 'case' | 'article' | 'question' | 'page';

/** A page found by a search, with its matches marked. */
export interface SearchResult {
  kind: SearchKind;
  path: string;
  title: readonly Stretch[];
  excerpt: readonly Stretch[];
}

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

/** A part of a text; `isMatch` if it is a search match. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** Longest excerpt, and how much of it may come before the first match (UTF-16 units). */
const LENGTH = 180;
const BEFORE = 60;

/** Splits a text so that each word matching one of the `terms` is a part of its own. */
export function highlighted(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { term, from, to } of wordsIn(text)) {
    if (!terms.has(term)) continue;
    if (from > at) stretches.push({ text: text.slice(at, from), isMatch: false });
    stretches.push({ text: text.slice(from, to), isMatch: true });
    at = to;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), isMatch: false });
  return stretches;
}

/** A part of a text around its first match, or its beginning; cut between words, with « … » at each cut. */
export function excerpt(text: string, terms: ReadonlySet<string>): Stretch[] {
  const words = wordsIn(text);
  const first = words.find(({ term }) => terms.has(term))?.from ?? 0;
  const earliest = first > BEFORE ? first - BEFORE : 0;
  const from = earliest === 0 ? 0 : (words.find((word) => word.from >= earliest)?.from ?? first);
  const limit = from + LENGTH;
  const to = text.length <= limit ? text.length : (words.findLast((word) => word.to <= limit)?.to ?? limit);
  const part = highlighted(text.slice(from, to), terms);
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...part,
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}
