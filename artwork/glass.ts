import { clamp, HALL, IRON, isAlike, type Ramp, scale, shade } from './palette.ts';
import type { Random } from './random.ts';
import { type Attributes, type Definitions, group, type Point, path, polygon, tag } from './svg.ts';

/** Light that reaches a place of the drawing, from 0 to 1. */
export type Light = (at: Point) => number;

/** A glazed surface: `place` puts its own coordinates into the drawing, `columns` and `rows` are its bars. */
export interface Glazing {
  place: (u: number, v: number) => Point;
  columns: readonly number[];
  rows: readonly number[];
  /** Width of a bar at a place; one number when there is no perspective. */
  bar: number | ((u: number, v: number) => number);
}

/** How panes take their colour. */
export interface Glass {
  light: Light;
  random: Random;
  ramp?: Ramp;
  /** Difference between thick and thin panes: 0 none, 1 as in the hero. */
  variety?: number;
  /** Panes that are not drawn. */
  skip?: (column: number, row: number) => boolean;
}

/** `count` + 1 evenly spaced bars from `start` to `end`. */
export function bars(start: number, end: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count);
}

/** A light that falls off evenly around a sun. @param reach distance at which nothing is left */
export function sun(at: Point, reach: number, base = 0, power = 1): Light {
  return ([x, y]) => {
    const near = clamp(1 - Math.hypot(x - at[0], y - at[1]) / reach);
    return base + (1 - base) * near ** power;
  };
}

/** Iron bars over the shade that they throw: old glass is darker where it meets its frame. */
export function leading(definitions: Definitions, d: string, softness: number): string {
  const use = (attributes: Attributes) => tag('use', { href: `#${id}`, ...attributes });
  const id = definitions.shape(path(d, {}));
  const shade = (share: number, opacity: string) =>
    use({ stroke: IRON, 'stroke-width': softness * share, 'stroke-opacity': opacity });
  return group(
    { fill: IRON, 'stroke-linejoin': 'bevel' },
    shade(1, '.06'),
    shade(0.74, '.07'),
    shade(0.5, '.09'),
    shade(0.28, '.12'),
    use({}),
  );
}

/** The panes alone. */
export function panes({ place, columns, rows }: Glazing, glass: Glass): string {
  const { light, random, ramp = HALL, variety = 1, skip } = glass;
  const stained: Stained[] = [];
  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? 0];
      const [top, bottom] = [rows[row] ?? 0, rows[row + 1] ?? 0];
      const level = light(place((left + right) / 2, (top + bottom) / 2));
      const [lean, thickness] = [random() - 0.5, random()];
      if (skip?.(column, row)) continue;
      const tone = shade(ramp, level + lean * 0.16 * variety);
      const colour = scale(tone, 1 + variety * (0.62 * thickness * thickness - 0.3));
      const outline = polygon([
        place(left, top),
        place(right, top),
        place(right, bottom),
        place(left, bottom),
      ]);
      stained.push({ colour, outline });
    }
  }
  return fills(stained);
}

/** A piece of glass: its colour and the path data of its outline. */
export interface Stained {
  colour: string;
  outline: string;
}

/** Pieces that do not lie over each other; like colours are one path, since each costs who opens the page time. */
export function fills(pieces: readonly Stained[]): string {
  const byColour = new Map<string, string>();
  for (const { colour, outline } of pieces) {
    const fill = [...byColour.keys()].find((known) => isAlike(known, colour)) ?? colour;
    byColour.set(fill, (byColour.get(fill) ?? '') + outline);
  }
  return [...byColour].map(([fill, d]) => path(d, { fill })).join('');
}

/** Path data of all bars of a glazing, each tapering with the distance. */
export function frame(glazing: Glazing): string {
  const { place, columns, rows } = glazing;
  const ends = (values: readonly number[]) => [values[0] ?? 0, values.at(-1) ?? 0] as const;
  const [left, right] = ends(columns);
  const [top, bottom] = ends(rows);
  const along = (from: Point, to: Point) =>
    bar(place(...from), place(...to), barAt(glazing, ...from), barAt(glazing, ...to));
  return [
    ...columns.map((u) => along([u, top], [u, bottom])),
    ...rows.map((v) => along([left, v], [right, v])),
  ].join('');
}

/** Path data of a straight bar between two places, with a width at each end. */
function bar(from: Point, to: Point, fromWidth: number, toWidth = fromWidth): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [(to[1] - from[1]) / length / 2, -(to[0] - from[0]) / length / 2];
  const side = ([x, y]: Point, width: number): Point => [x + across[0] * width, y + across[1] * width];
  return polygon([side(from, fromWidth), side(to, toWidth), side(to, -toWidth), side(from, -fromWidth)]);
}

function barAt({ bar: width }: Glazing, u: number, v: number): number {
  return typeof width === 'number' ? width : width(u, v);
}
