/** ASCII without controls, and the letters of Western Europe as Latin-1 has them, with × and ÷. */
const RANGES = [
  [0x20, 0x7e],
  [0xc0, 0xff],
] as const;

/** What else French is set with, and what Spanish or German readers may type in a form. */
const OTHERS = '\u00a0ŒœŸ«»‘’“”–—…•·°²®©€−§¡¿±';

/** Characters of the site's fonts; any other comes from the next font in line. */
export const FONT_CHARACTERS: ReadonlySet<string> = new Set([
  ...RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...OTHERS,
]);

/** Letters with accents and ligatures that French words are written with. */
const FRENCH_LETTERS = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ';
const FRENCH_SIGNS = '\u00a0«»’–…°©€×';

/** What no French sentence needs. */
const RARE_ASCII = /[$<=>\\^`{|}~]/;

/** Those that French is written with: every page needs them. */
export const FRENCH_CHARACTERS: ReadonlySet<string> = new Set([
  ...[...FONT_CHARACTERS].filter((character) => character <= '~' && !RARE_ASCII.test(character)),
  ...FRENCH_LETTERS,
  ...FRENCH_SIGNS,
]);

/** Those that French titles are written with, but a few: they are set large, and no visitor types any. */
export const TITLE_CHARACTERS: ReadonlySet<string> = new Set(
  [...FRENCH_CHARACTERS].filter(
    (character) => /[\w\s,.:?!%+’«»/&ÀÉÎàâçèéêîôùûœ-]/.test(character) && character !== '_',
  ),
);
