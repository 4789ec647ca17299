import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import { wordsOf } from '../../domain/own-words.ts';

interface NamedText {
  name: string;
  words: readonly string[];
}

/** Share of the shingles that two texts have in common, 0 to 1, relative to the shorter one. */
export function sharedShingles(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));
}

const LENGTH = 6;

/** Its six-word sequences. Its own name is left out first, so that a page copied under another name is found. */
export function shinglesOf({ name, words }: NamedText): Set<string> {
  const own = new Set(wordsOf(name));
  const kept = words.map((word) => word.replace(/^(?:d|l|qu)[’']/, '')).filter((word) => !own.has(word));
  return new Set(
    kept
      .slice(0, Math.max(0, kept.length - LENGTH + 1))
      .map((_, at) => kept.slice(at, at + LENGTH).join(' ')),
  );
}

/** Finds the words of a text that are neither in the French dictionary nor in `words.txt`. */
export function createSpelling(): (text: string) => string[] {
  const spelling = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const known = new Set(readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n'));
  const isRight = (word: string) =>
    known.has(word) ||
    spelling.correct(word) ||
    word.split('-').every((part) => known.has(part) || spelling.correct(part));
  /** Pages say most words again. */
  const judged = new Map<string, boolean>();
  return (text) =>
    spellable(text).filter((word) => {
      const right = judged.get(word) ?? isRight(word);
      judged.set(word, right);
      return !right;
    });
}

/** Words to look up: without elided articles, addresses, and words in capitals or digits. */
function spellable(text: string): string[] {
  const words =
    text
      .replaceAll(/\S+@\S+|https?:\S+|\S+\.(?:example|fr|com|js)\b/g, ' ')
      .match(/(?<![\p{L}\d])\p{L}+(?:[’-]\p{L}+)*/gu) ?? [];
  return words
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)’/i, ''))
    .map((word) =>
      word.replace(
        /-(?:t-)?(?:je|tu|ils?|elles?|nous|vous|on|ce|ci|là|le|la|les|moi|lui|leur|en|y)(?:-(?:le|la|les|en|y))?$/,
        '',
      ),
    )
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => word.length > 1 && !/^[\p{Lu}\d-]+$/u.test(word));
}
