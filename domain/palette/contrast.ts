import type { ColourName, Palette } from './house.ts';
import { type Channels, channelsOf, linear } from './oklch.ts';

/** Least contrast of text, and of large text and signs (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SIGN = 3;

/** One of the three colours that an agency chooses. */
export type Chosen = 'primary' | 'accent' | 'ground';

/** Two colours that the site uses one on the other. */
export interface Pair {
  front: ColourName;
  back: ColourName;
  least: number;
  /** The chosen colour that decides whether the pair has enough contrast. */
  by: Chosen;
}

const pair = (by: Chosen, least: number, front: Pair['front'], ...backs: ColourName[]): Pair[] =>
  backs.map((back) => ({ front, back, least, by }));

/** Every pair used for text, and for signs that carry meaning. */
export const PAIRS: readonly Pair[] = [
  ...pair('ground', TEXT, 'white', 'ink', 'forest', 'black', 'pane-night', 'pane-dusk', 'stone'),
  ...pair('ground', TEXT, 'mint', 'ink', 'forest', 'black', 'pane-dusk'),
  ...pair('ground', TEXT, 'haze', 'ink'),
  ...pair('ground', TEXT, 'ink', 'white', 'paper', 'mint', 'line', 'row-chosen'),
  ...pair('ground', TEXT, 'black', 'white', 'paper'),
  ...pair('ground', TEXT, 'stone', 'white', 'paper', 'line', 'row-chosen'),
  ...pair('primary', TEXT, 'white', 'emerald', 'emerald-deep', 'pane-dawn'),
  ...pair('primary', TEXT, 'mint', 'pane-dawn'),
  ...pair('primary', TEXT, 'emerald', 'white', 'paper'),
  ...pair('primary', TEXT, 'emerald-deep', 'white', 'paper', 'mint', 'row-chosen'),
  ...pair('primary', TEXT, 'added-ink', 'added-ground'),
  ...pair('primary', TEXT, 'good-deep', 'white', 'paper', 'row-chosen'),
  ...pair('primary', SIGN, 'good', 'white', 'row-chosen'),
  ...pair('primary', SIGN, 'emerald', 'mint', 'row-chosen'),
  ...pair('primary', TEXT, 'alert', 'white', 'paper', 'alert-ground', 'removed-ground'),
  ...pair('primary', TEXT, 'white', 'alert', 'alert-deep'),
  ...pair('accent', TEXT, 'lime', 'ink', 'forest', 'black'),
  ...pair('accent', TEXT, 'ink', 'lime'),
  ...pair('accent', SIGN, 'lime', 'emerald'),
];

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, « contrast ratio »). */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(channelsOf(one)), luminance(channelsOf(other)));
}

/** Contrast ratio of two luminances. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Pairs of a palette without enough contrast, worst first. @param pairs those to check */
export function weakPairs(palette: Palette, pairs = PAIRS): { pair: Pair; contrast: number }[] {
  return pairs
    .map((pair) => ({ pair, contrast: contrast(palette[pair.front], palette[pair.back]) }))
    .filter(({ pair, contrast }) => contrast < pair.least)
    .sort((a, b) => a.contrast / a.pair.least - b.contrast / b.pair.least);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
