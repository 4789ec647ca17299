/** Printable ASCII, and the letters of Latin-1 with × and ÷. */
const RANGES = [
  [0x20, 0x7e],
  [0xc0, 0xff],
] as const;

/** Other signs of French typography, and some that Spanish or German visitors may type. */
const OTHERS = '\u00a0ŒœŸ«»‘’“”–—…•·°²®©€−§¡¿±';

/** Characters of the site's fonts; any other comes from the next font of the stack. */
export const FONT_CHARACTERS: ReadonlySet<string> = new Set([
  ...RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...OTHERS,
]);

const FRENCH_LETTERS = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ';
const FRENCH_SIGNS = '\u00a0«»’–…°©€×';

/** ASCII that French text does not need. */
const RARE_ASCII = /[$<=>\\^`{|}~]/;

/** Characters of French text, which every page needs. */
export const FRENCH_CHARACTERS: ReadonlySet<string> = new Set([
  ...[...FONT_CHARACTERS].filter((character) => character <= '~' && !RARE_ASCII.test(character)),
  ...FRENCH_LETTERS,
  ...FRENCH_SIGNS,
]);

/** Most characters of French titles and prices: a smaller set, since they are large and no visitor types them. */
export const TITLE_CHARACTERS: ReadonlySet<string> = new Set(
  [...FRENCH_CHARACTERS].filter(
    (character) => /[\w\s,.:?!%+€’«»/&ÀÉÎàâçèéêîôùûœ-]/.test(character) && character !== '_',
  ),
);
