/** Words of a text, in lower case; an apostrophe or a hyphen joins words. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu) ?? [];
}

/** A word is shared if it is in a sequence of this length that another text has too. */
const OWN_LENGTH = 8;

/** Share of each text's words that are not shared with any other of the texts, 0 to 1. */
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
