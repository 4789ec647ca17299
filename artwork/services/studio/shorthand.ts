import { IRON } from '../../palette.ts';
import { box, group, number, type Point, type Stop } from '../../svg.ts';

/*
 * Short ways to write what the scenes write often.
 */

/** Light that a pane gives off. */
export type Lit = 'mint' | 'lime';

/** Direction of a gradient, in shares of the painted box. */
export type Along = readonly [number, number, number, number];
export const DOWN: Along = [0.5, 0, 0.5, 1];
export const ACROSS: Along = [0, 0.5, 1, 0.5];

/** Evenly spaced stops, each written `#RRGGBB` or `#RRGGBB opacity`. */
export function stops(...written: string[]): Stop[] {
  return written.map((stop, index): Stop => {
    const [colour = IRON, opacity] = stop.split(' ');
    const at = written.length > 1 ? index / (written.length - 1) : 0;
    return opacity === undefined ? [at, colour] : [at, colour, Number(opacity)];
  });
}

/** Path data of several rectangles, each x, y, width, height. */
export function boxes(...numbers: number[]): string {
  let d = '';
  for (let index = 0; index + 3 < numbers.length; index += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(index, index + 4);
    d += box(x, y, width, height);
  }
  return d;
}

/** Children moved to a place. */
export function moved(x: number, y: number, ...children: string[]): string {
  return group({ transform: `translate(${number(x)} ${number(y)})` }, ...children);
}

/** Children scaled around 0, 0 and moved to a place. */
export function sized(x: number, y: number, scale: number, ...children: string[]): string {
  return group(
    { transform: `translate(${number(x)} ${number(y)}) scale(${Math.round(scale * 1000) / 1000})` },
    ...children,
  );
}

/** Corners from a flat list of coordinates. */
export function corners(...numbers: number[]): Point[] {
  const all: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x = 0, y = 0] = numbers.slice(index, index + 2);
    all.push([x, y]);
  }
  return all;
}
