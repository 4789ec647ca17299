import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, FRENCH_CHARACTERS, TITLE_CHARACTERS } from '../../app/fonts/characters.ts';
import { ROOT } from '../../scripts/build.ts';
import { files } from '../files.ts';

export interface Typeface {
  /** Its name among the packages and in `app/fonts`. */
  name: string;
  family: string;
  /** The weight, or the range of weights, that is kept of it. */
  weight: number | { min: number; max: number };
  /** Weights that it stands for (CSS `font-weight`): the nearest one that is kept shows each of them. */
  standsFor: string;
  /** What every page needs of it. */
  characters: ReadonlySet<string>;
  /** OpenType features kept, by their tags. */
  features: readonly string[];
}

export interface FontFile {
  name: string;
  typeface: Typeface;
  characters: ReadonlySet<string>;
}

/** Text, and titles, of one weight: kerned both, and in text figures of one width, and letters made of two. */
export const TYPEFACES: readonly Typeface[] = [
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    weight: { min: 400, max: 600 },
    standsFor: '400 700',
    characters: FRENCH_CHARACTERS,
    features: ['kern', 'tnum', 'ccmp'],
  },
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    weight: 680,
    standsFor: '600 800',
    characters: TITLE_CHARACTERS,
    features: ['kern'],
  },
];

/** What every page needs of each, so small that it comes at once, and the rest for who shows or types it. */
export const FONT_FILES: readonly FontFile[] = TYPEFACES.flatMap((typeface) => [
  { name: typeface.name, typeface, characters: typeface.characters },
  {
    name: `${typeface.name}-rest`,
    typeface,
    characters: FONT_CHARACTERS.difference(typeface.characters),
  },
]);

/** Copyright, licence and its address (OpenType, name table), which the licence wants to stay with the font. */
const LEGAL_NAMES = [0, 13, 14];

/** Folder of a typeface's package. */
export function packageOf({ name }: Typeface): string {
  return `${ROOT}node_modules/@fontsource-variable/${name}`;
}

/** The file with what it holds of its typeface, as WOFF2. */
export async function cutFont({ typeface, characters }: FontFile): Promise<Buffer> {
  const whole = readFileSync(`${packageOf(typeface)}/files/${typeface.name}-latin-wght-normal.woff2`);
  return subsetFont(whole, [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: typeface.weight },
    keepFeatures: [...typeface.features],
    preserveNameIds: LEGAL_NAMES,
  });
}

export function fontFaces(): string {
  return FONT_FILES.map(({ name, typeface, characters }) =>
    [
      '@font-face {',
      `  font-family: "${typeface.family}";`,
      `  src: url("./${name}.woff2") format("woff2");`,
      `  font-weight: ${typeface.standsFor};`,
      '  font-display: swap;',
      // The rest comes for the characters that it names; the first file, which names none, for all others.
      ...(characters === typeface.characters ? [] : ['  unicode-range:', `    ${unicodeRange(characters)};`]),
      '}\n',
    ].join('\n'),
  ).join('\n');
}

/** The characters as CSS names them, those that follow each other as one range. */
function unicodeRange(characters: ReadonlySet<string>): string {
  const ranges: { first: number; last: number }[] = [];
  for (const code of [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

const OUTPUT = 'app/fonts';

/** Writes the site's fonts, the rules that name them, and their licences. */
export async function drawFonts(): Promise<void> {
  for (const file of FONT_FILES) {
    const font = await cutFont(file);
    files.write(`${OUTPUT}/${file.name}.woff2`, font);
    process.stdout.write(`${file.name}.woff2  ${(font.length / 1000).toFixed(1)} kB\n`);
  }
  files.write(`${OUTPUT}/fonts.css`, fontFaces());
  for (const typeface of TYPEFACES)
    files.write(`${OUTPUT}/${typeface.name}.license.txt`, readFileSync(`${packageOf(typeface)}/LICENSE`));
}
