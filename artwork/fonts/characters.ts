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
