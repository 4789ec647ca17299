/** Words of a text, in lower case; what an apostrophe or a hyphen joins is one word. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
}

interface NamedText {
  name: string;
  words: readonly string[];
}

/**
 * Share of six-word sequences that two texts have in common, from 0 to 1, counted on the shorter one; each text's own
 * name is left out first, so that a page copied with the name swapped is found.
 */
export function sharedShingles(one: NamedText, other: NamedText): number {
  const [a, b] = [shingles(one), shingles(other)];
  const common = [...a].filter((shingle) => b.has(shingle)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}

const LENGTH = 6;

function shingles({ name, words }: NamedText): Set<string> {
  const own = new Set(wordsOf(name));
  const kept = words.map((word) => word.replace(/^(?:d|l|qu)[’']/, '')).filter((word) => !own.has(word));
  return new Set(
    kept
      .slice(0, Math.max(0, kept.length - LENGTH + 1))
      .map((_, at) => kept.slice(at, at + LENGTH).join(' ')),
  );
}

/** A word counts as shared when it stands in as many words that another text has in the same order. */
const OWN_LENGTH = 8;

/** Share of each text's words that are its own, from 0 to 1, among all the texts given. */
export function shareOfOwnWords(texts: readonly { words: readonly string[] }[]): number[] {
  const owners = new Map<string, number>();
  const sequences = texts.map(({ words }) =>
    words.slice(OWN_LENGTH - 1).map((_, at) => words.slice(at, at + OWN_LENGTH).join(' ')),
  );
  for (const own of sequences) {
    for (const sequence of new Set(own)) owners.set(sequence, (owners.get(sequence) ?? 0) + 1);
  }
  return texts.map(({ words }, text) => {
    const shared = new Set<number>();
    for (const [at, sequence] of (sequences[text] ?? []).entries()) {
      if ((owners.get(sequence) ?? 0) < 2) continue;
      for (let offset = 0; offset < OWN_LENGTH; offset++) shared.add(at + offset);
    }
    return words.length === 0 ? 0 : 1 - shared.size / words.length;
  });
}
