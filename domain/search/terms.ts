/** Stop words: ignored unless a query holds nothing else. */
const COMMON = new Set(
  'a au aux avec ca ce cela ces cet cette comment dans de des du elle en est et etre eux faut il ils je la le les leur leurs lui ma mais me mes mon ne nos notre nous on ou par pas peut pour qu que quel quelle quelles quels qui quoi sa sans se ses si son sont sur ta te tes ton tu un une vos votre vous y'.split(
    ' ',
  ),
);

/** Words that visitors use for one another. */
const RELATED: readonly (readonly string[])[] = [
  ['prix', 'tarif', 'tarifs', 'cout', 'couts', 'coute', 'coutent', 'couter', 'cher', 'budget'],
  ['delai', 'delais', 'temps', 'duree', 'planning'],
  ['internet', 'web'],
];

/** French elisions: l’, d’, qu’, jusqu’ … */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/;

/** A word and its position in a text. */
export interface Word {
  /** Search form: lower case, without accents or elision. */
  term: string;
  /** Start and end (UTF-16 units; end excluded). */
  from: number;
  to: number;
}

/** The words of a text: « l’Île-d’Yeu » gives « ile » and « yeu », « node.js » gives « node » and « js ». */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu)).flatMap((match) => {
    const elided = ELISION.exec(match[0].toLowerCase())?.[0].length ?? 0;
    return Array.from(match[0].slice(elided).matchAll(/[^'’]+/g), (part) => {
      const from = match.index + elided + part.index;
      return { term: folded(part[0]), from, to: from + part[0].length };
    });
  });
}

export function indexTerms(text: string): string[] {
  return wordsIn(text).flatMap(({ term }) => (COMMON.has(term) ? [] : [term]));
}

/**
 * The distinct terms of a query, in order; stop words only when there are no others.
 * @param most limit on their number
 */
export function queryTerms(query: string, most: number): string[] {
  const all = [...new Set(wordsIn(query).map(({ term }) => term))];
  const telling = all.filter((term) => !COMMON.has(term));
  return (telling.length > 0 ? telling : all).slice(0, most);
}

/** Other words for the same thing: its singular as a rule. */
export function relatedTerms(term: string): readonly string[] {
  return RELATED.find((words) => words.includes(term)) ?? [singular(term)];
}

/** « boutiques » gives « boutique ». */
export function singular(term: string): string {
  return term.length > 3 ? term.replace(/[sx]$/, '') : term;
}

/** Folds to lower case, without ligatures, accents or repeated spaces: « Cœur » becomes « coeur », « Évreux » « evreux ». */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
