import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';

/** Finds the words of a text that are neither in the French dictionary nor in `words.txt`. */
export function createSpelling(): (text: string) => string[] {
  const spelling = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const known = new Set(readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n'));
  const isRight = (word: string) =>
    known.has(word) ||
    spelling.correct(word) ||
    word.split('-').every((part) => known.has(part) || spelling.correct(part));
  return (text) => spellable(text).filter((word) => !isRight(word));
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
