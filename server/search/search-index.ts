import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type SearchResult as Found, type SearchOptions } from 'minisearch';
import type { SearchKind, SearchResult } from '../../domain/search/result.ts';
import { excerpt, highlighted } from '../../domain/search/result.ts';
import { indexTerms, queryTerms, relatedTerms, singular } from '../../domain/search/terms.ts';
import { frenchTypography } from '../../domain/typography.ts';
import type { SearchDocument } from './documents.ts';

/** Most words of a query that are searched: each one scans all terms. */
const MAX_TERMS = 6;
const MAX_RESULTS = 10;
/** How long documents are indexed before other requests are answered (ms). */
const SLICE = 8;
/** Documents that are searched before other requests are answered: all may have each word. All of `content/` is less. */
const SHARD = 2500;

/** Minimum lengths for prefix and fuzzy matches. */
const PREFIX_FROM = 2;
const FUZZY_FROM = 4;

/** How much a related word counts beside the one that was searched. */
const RELATED = 0.6;

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
  find(query: string): Promise<{ results: SearchResult[]; total: number }>;
}

/** Pages that stand first for a search of just these words. */
type MeantPages = readonly { page: string; words: readonly string[] }[];

/** Builds the index, in slices. It ignores accents and elisions, and matches prefixes and typing errors. */
export async function createSearchIndex(
  given: Iterable<SearchDocument> | AsyncIterable<SearchDocument>,
  meant: MeantPages = [],
): Promise<SearchIndex> {
  const meantPaths = new Map(
    meant.flatMap(({ page, words }) => words.map((text) => [wholeQuery(queryTerms(text, MAX_TERMS)), page])),
  );
  const documents: SearchDocument[] = [];
  const known = new Set<string>();
  const shards: MiniSearch<SearchDocument & { id: number }>[] = [];
  let begun = performance.now();
  for await (const document of given) {
    if (documents.length % SHARD === 0) shards.push(emptyShard(known));
    shards.at(-1)?.add({ ...document, id: documents.length });
    documents.push(document);
    if (performance.now() - begun < SLICE) continue;
    await setImmediate();
    begun = performance.now();
  }

  async function find(query: string) {
    const terms = queryTerms(query, MAX_TERMS);
    if (terms.length === 0) return { results: [], total: 0 };
    const meantPath = meantPaths.get(wholeQuery(terms));
    const { best, total } = await search(terms, meantPath === undefined);
    const results = best.flatMap(({ id, terms: matched, match }) => {
      const document = documents[id];
      return document ? [resultOf(document, new Set(matched), Object.values(match).flat())] : [];
    });
    return withMeant(results, total, meantPath);
  }

  /** The page that is meant by just these words first, whether it has them or not. */
  function withMeant(results: SearchResult[], total: number, path: string | undefined) {
    const document = documents.find((candidate) => candidate.path === path);
    if (!document) return { results, total };
    const found = results.find((result) => result.path === path);
    const others = results.filter((result) => result !== found);
    return {
      results: [found ?? resultOf(document, new Set(), ['text']), ...others].slice(0, MAX_RESULTS),
      total: Math.max(total, others.length + 1),
    };
  }

  /**
   * Pages with some of the words, as a rule those with more of them first. Not only those with all of them: people search
   * in sentences, and a long page has any word somewhere.
   */
  async function search(words: readonly string[], mayBeMistyped: boolean) {
    const kin = words.map((word) => [word, ...relatedTerms(word)]);
    const related = new Set(words.flatMap(relatedTerms).filter((term) => known.has(term)));
    const terms = [...new Set([...words, ...related])];
    const options: SearchOptions = {
      combineWith: 'OR',
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { title: 4, keywords: 2 },
      boostTerm: (term) => (words.includes(term) ? 1 : RELATED),
      prefix: (term) => term.length >= PREFIX_FROM && words.includes(term),
      // A word that some page has is no typing error.
      fuzzy: (term) => (mayBeMistyped && term.length >= FUZZY_FROM && !known.has(term) ? 0.2 : false),
      maxFuzzy: 2,
      weights: { prefix: 0.6, fuzzy: 0.5 },
      boostDocument: (id, term) => weightOf(documents[id], term),
    };
    let [best, total]: [{ page: Found; rank: number }[], number] = [[], 0];
    for (const shard of shards) {
      const found = shard.search(terms.join(' '), options);
      total += found.length;
      best = [...best, ...found.map((page) => ({ page, rank: rankOf(page, kin) }))]
        .sort((a, b) => b.rank - a.rank)
        .slice(0, MAX_RESULTS);
      await setImmediate();
    }
    return { best: best.map(({ page }) => page), total };
  }

  return { find };
}

/** The words of a query in any order, singular or plural. */
function wholeQuery(terms: readonly string[]): string {
  return terms.map(singular).sort().join(' ');
}

/** @param known gets every term */
function emptyShard(known: Set<string>): MiniSearch<SearchDocument & { id: number }> {
  return new MiniSearch({
    fields: ['title', 'keywords', 'text'],
    tokenize: indexTerms,
    processTerm(term) {
      known.add(term);
      return term;
    },
  });
}

/**
 * The score times the number of words that a page has, where a word and its related ones count once: MiniSearch
 * multiplies by the number of terms.
 * @param kin each word with its related ones
 */
function rankOf(
  { score, queryTerms }: Pick<Found, 'score' | 'queryTerms'>,
  kin: readonly (readonly string[])[],
): number {
  const had = kin.filter((terms) => terms.some((term) => queryTerms.includes(term)));
  return (score / queryTerms.length) * had.length;
}

/**
 * A fixed page with the term in its keywords ranks above an article with it in its title, and a city that is named
 * above what is sought there.
 */
function weightOf(document: SearchDocument | undefined, term: string): number {
  if (!document) return 1;
  const { kind, title, keywords } = document;
  const isAbout =
    (kind === 'page' && indexTerms(keywords).includes(term)) ||
    (kind === 'city' && indexTerms(title).includes(term));
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
    excerpt: excerpt(frenchTypography(isInText ? text : keywords), terms),
  };
}
