/** An e-mail address, a telephone number, a number of a customer, an address of the web. */
const OF_A_PERSON = /@|%40|\d(?:[\s.-]?\d){4}|:\/\//i;

/** Whether a text that anybody can type names nobody, as far as its form tells. */
export function tellsOfNobody(text: string): boolean {
  return !OF_A_PERSON.test(text);
}

/**
 * A text in one spelling: in lower case, with single spaces.
 * @returns `null` for one that is empty, too long, or may tell of a person
 */
export function keptText(text: string, longest: number): string | null {
  const kept = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return kept === '' || kept.length > longest || !tellsOfNobody(kept) ? null : kept;
}
