/** Words of a text, in lower case; an apostrophe or a hyphen joins words. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
}

/** A word is shared if it is in a sequence of this length that another text has too. */
const OWN_LENGTH = 8;

/** Share of a text's words that are not shared with any of the others, 0 to 1. */
export function shareOfOwnWords(words: readonly string[], others: readonly (readonly string[])[]): number {
  const places = Map.groupBy(words.keys(), (at) => words[at] ?? '');
  const shared = new Set<number>();
  for (const other of others) {
    for (const [at, word] of other.entries()) {
      for (const place of places.get(word) ?? []) {
        if (!isSameSequence(words, place, other, at)) continue;
        for (let offset = 0; offset < OWN_LENGTH; offset++) shared.add(place + offset);
      }
    }
  }
  return words.length === 0 ? 0 : 1 - shared.size / words.length;
}

function isSameSequence(words: readonly string[], place: number, other: readonly string[], at: number) {
  if (place + OWN_LENGTH > words.length || at + OWN_LENGTH > other.length) return false;
  for (let offset = 0; offset < OWN_LENGTH; offset++)
    if (words[place + offset] !== other[at + offset]) return false;
  return true;
}
