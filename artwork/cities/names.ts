import type { Point } from '../svg.ts';
import { SIZE as COUNTRY, DEPARTMENTS } from './france.ts';
import { type Box, inside, meet } from './shapes.ts';

/** Size of the map with its loupes: the country's, and room in the east. */
export const SIZE = { ...COUNTRY, width: COUNTRY.width + 66 };

/** Where a name stands, by its left end, its right end or, without either, its middle. */
export interface Name {
  x: number;
  y: number;
  end?: 'left' | 'right';
  /** Whether `y` is its top: letters differ in height from screen to screen. */
  hangs?: true;
}

/** Size of names (units): at rest, where the map is small and where it is large, and of the lit one. */
export const REST = { small: 35, large: 22 };
export const LIT = 43;
/** Height of a capital and depth of a descender, and how far a name keeps from its point. */
const CAPITAL = 0.72;
const DESCENT = 0.16;
export const GAP = 14;

/**
 * Names at rest at the points of cities, where they meet nothing.
 * @param cities the first ones first: they choose their places
 * @param taken what they must not cover; grows by them
 */
export function namesOf(
  cities: readonly { slug: string; at: Point }[],
  size: number,
  taken: Box[],
): ReadonlyMap<string, Name> {
  const names = new Map<string, Name>();
  for (const { slug, at } of cities) {
    const [name] = sidesOf(at)
      .filter((side) => fits(slug, side) && !taken.some((other) => meet(boxOf(slug, side, size), other)))
      .toSorted((a, b) => landUnder(boxOf(slug, a, size)) - landUnder(boxOf(slug, b, size)));
    if (!name) continue;
    names.set(slug, name);
    taken.push(boxOf(slug, name, size));
  }
  return names;
}

/** What the point of a city takes: over and under it a name would seem to be its own. */
export function pointBox(at: Point): Box {
  return around(at, 16, 35);
}

/** The point itself, which a thread must not seem to end at. */
export function dotBox(at: Point): Box {
  return around(at, 16, 16);
}

/** Where a name may stand at a point, best first. */
function sidesOf([x, y]: Point): readonly Name[] {
  const [over, beside, under] = [y - 24, y + 11, y + 18];
  return [
    { x: x + GAP, y: beside, end: 'left' },
    { x: x - GAP, y: beside, end: 'right' },
    { x, y: over },
    { x, y: under, hangs: true },
    ...[over, under].flatMap((at): Name[] => [
      { x: x - GAP, y: at, end: 'left', ...(at === under && { hangs: true }) },
      { x: x + GAP, y: at, end: 'right', ...(at === under && { hangs: true }) },
    ]),
  ];
}

/** Whether a name stays on the map, also while it is lit. */
export function fits(slug: string, name: Name): boolean {
  const { left, right, top, bottom } = boxOf(slug, name, LIT);
  return left >= 0 && right <= SIZE.width && top >= 0 && bottom <= SIZE.height;
}

/** What a name covers, its descenders too. */
export function boxOf(slug: string, { x, y, end, hangs }: Name, size: number): Box {
  const width = widthOf(slug) * size;
  const left = end === 'left' ? x : end === 'right' ? x - width : x - width / 2;
  const foot = hangs ? y + CAPITAL * size : y;
  return { left, right: left + width, top: foot - CAPITAL * size, bottom: foot + DESCENT * size };
}

/** Width of a name in its own size, near enough: letters of three widths. */
function widthOf(slug: string): number {
  return [...slug].reduce(
    (sum, letter) => sum + ('fijlrt-'.includes(letter) ? 0.34 : letter === 'm' ? 0.87 : 0.57),
    0.1,
  );
}

/** How many of five places along a name are land: at sea it is read best. */
function landUnder({ left, right, top, bottom }: Box): number {
  const y = (top + bottom) / 2;
  return [0, 0.25, 0.5, 0.75, 1].filter((share) => isLand([left + share * (right - left), y])).length;
}

export function isLand(at: Point): boolean {
  return [...DEPARTMENTS.values()].some(({ rings }) => inside(at, rings));
}

function around([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}
