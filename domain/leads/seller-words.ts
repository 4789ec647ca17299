import { folded } from '../search/terms.ts';

/** From how many words and links a text is taken for a seller’s. */
const ENOUGH = 3;

/**
 * Whether a text reads like a seller’s: it has `ENOUGH` of the words, each counted once, and of links, of which the first
 * is free. Case, accents, punctuation and a plural « s » do not matter.
 */
export function sells(text: string, words: readonly string[]): boolean {
  const links = text.match(/https?:\/\/|(?<!\/)www\./gi)?.length ?? 0;
  const plain = plainWords(text);
  const found = words.filter((word) => {
    const wanted = plainWords(word).trimEnd();
    return wanted !== '' && (plain.includes(`${wanted} `) || plain.includes(`${wanted}s `));
  });
  return found.length + Math.max(0, links - 1) >= ENOUGH;
}

/** Letters and digits alone, each word between single spaces. */
function plainWords(text: string): string {
  const words = folded(text).match(/[\p{L}\d]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}
