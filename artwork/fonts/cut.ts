import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { ROOT } from '../../scripts/build.ts';
import { FONT_CHARACTERS } from './characters.ts';

/** A typeface of the site. */
export interface Typeface {
  /** Its name among the packages and in `app/fonts`. */
  name: string;
  /** Weights that the styles ask for; `@font-face` in `app/styles/app.css` says the same. */
  weights: { min: number; max: number };
}

/** Titles and text. */
export const TYPEFACES: readonly Typeface[] = [
  { name: 'bricolage-grotesque', weights: { min: 500, max: 800 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
];

/** What browsers apply by themselves, and figures of one width. */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Copyright, licence and its address (OpenType, name table), which the licence wants to stay with the font. */
const LEGAL_NAMES = [0, 13, 14];

/** Folder of a typeface's package. */
export function packageOf({ name }: Typeface): string {
  return `${ROOT}node_modules/@fontsource-variable/${name}`;
}

/** The typeface with what the site shows of it, as WOFF2. */
export async function cutFont(typeface: Typeface): Promise<Buffer> {
  const whole = readFileSync(`${packageOf(typeface)}/files/${typeface.name}-latin-wght-normal.woff2`);
  return subsetFont(whole, [...FONT_CHARACTERS].join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: typeface.weights },
    keepFeatures: FEATURES,
    preserveNameIds: LEGAL_NAMES,
  });
}
