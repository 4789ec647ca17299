/** Words that stand in every text; a search is only for them when it holds nothing else. */
const COMMON = new Set(
  'a au aux avec ce ces cet cette dans de des du elle en est et eux il ils je la le les leur leurs lui ma mais me mes mon ne nos notre nous on ou par pas pour qu que qui quoi sa sans se ses si son sont sur ta te tes ton tu un une vos votre vous y'.split(
    ' ',
  ),
);

/** What French puts before a vowel: l’, d’, qu’, jusqu’ … */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/;

/** A word of a text and where it stands in it. */
export interface Word {
  /** As it is looked up: lower case, without accents and elision. */
  term: string;
  /** Place of its first letter, and of what comes after its last (UTF-16 units). */
  from: number;
  to: number;
}

/** The words of a text in their order. « l’Île-d’Yeu » is « ile » and « yeu »; « node.js » is « node » and « js ». */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu)).flatMap((match) => {
    const elided = ELISION.exec(match[0].toLowerCase())?.[0].length ?? 0;
    return Array.from(match[0].slice(elided).matchAll(/[^'’]+/g), (part) => {
      const from = match.index + elided + part.index;
      return { term: folded(part[0]), from, to: from + part[0].length };
    });
  });
}

/** The terms that a text is found by. */
export function indexTerms(text: string): string[] {
  return wordsIn(text).flatMap(({ term }) => (COMMON.has(term) ? [] : [term]));
}

/**
 * The terms that a search asks for, in its order, each once; the common ones only when there are no others.
 * @param most how many are taken
 */
export function queryTerms(query: string, most: number): string[] {
  const all = [...new Set(wordsIn(query).map(({ term }) => term))];
  const telling = all.filter((term) => !COMMON.has(term));
  return (telling.length > 0 ? telling : all).slice(0, most);
}

/** A text as it is compared: « Cœur » is « coeur », « Évreux » is « evreux »; lower case, single spaces, none at its ends. */
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
