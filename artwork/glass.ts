import { clamp, isAlike, type Ramp, scale, shade } from './palette.ts';
import type { Random } from './random.ts';
import { type Point, path, polygon } from './svg.ts';

/** Light that reaches a place of the drawing, from 0 to 1. */
export type Light = (at: Point) => number;

/** A glazed surface: `place` puts its own coordinates into the drawing, `columns` and `rows` are its bars. */
export interface Glazing {
  place: (u: number, v: number) => Point;
  columns: readonly number[];
  rows: readonly number[];
  /** Width of a bar. */
  bar: number;
}

/** How panes take their colour. */
export interface Glass {
  light: Light;
  random: Random;
  ramp: Ramp;
  /** Difference between thick and thin panes: 0 none, 1 much. */
  variety: number;
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

/** The panes alone. */
export function panes({ place, columns, rows }: Glazing, glass: Glass): string {
  const { light, random, ramp, variety } = glass;
  const stained: Stained[] = [];
  for (let column = 0; column + 1 < columns.length; column++) {
    for (let row = 0; row + 1 < rows.length; row++) {
      const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? 0];
      const [top, bottom] = [rows[row] ?? 0, rows[row + 1] ?? 0];
      const level = light(place((left + right) / 2, (top + bottom) / 2));
      const [lean, thickness] = [random() - 0.5, random()];
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

/** Path data of all bars of a glazing. */
export function frame({ place, columns, rows, bar: width }: Glazing): string {
  const ends = (values: readonly number[]) => [values[0] ?? 0, values.at(-1) ?? 0] as const;
  const [left, right] = ends(columns);
  const [top, bottom] = ends(rows);
  return [
    ...columns.map((u) => bar(place(u, top), place(u, bottom), width)),
    ...rows.map((v) => bar(place(left, v), place(right, v), width)),
  ].join('');
}

/** Path data of a straight bar between two places. */
function bar(from: Point, to: Point, width: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const half = width / length / 2;
  const [dx, dy] = [(to[1] - from[1]) * half, -(to[0] - from[0]) * half];
  return polygon([
    [from[0] + dx, from[1] + dy],
    [to[0] + dx, to[1] + dy],
    [to[0] - dx, to[1] - dy],
    [from[0] - dx, from[1] - dy],
  ]);
}
