import { bars, type Glazing } from '../glass.ts';
import type { Point } from '../svg.ts';
import { boxAround } from './shapes.ts';

/** A plane of its own coordinates that stands somehow in the picture; a camera is one. */
export interface Sheet {
  place: (at: Point) => Point;
  find: (at: Point) => Point;
}

/** Bars in two directions, without their width. */
export type Grid = Omit<Glazing, 'bar'>;

/** Rectangles over all places that are seen. */
export function rectangles(sheet: Sheet, seen: readonly Point[], width: number, height: number): Grid {
  const box = boxAround(seen.map(sheet.find));
  return {
    place: (u, v) => sheet.place([u, v]),
    columns: steps(box.left, box.right, width),
    rows: steps(box.top, box.bottom, height),
  };
}

/** Lozenges that stand on their points. @param tall height compared with the width */
export function lozenges(sheet: Sheet, seen: readonly Point[], size: number, tall: number): Grid {
  const box = boxAround(seen.map(sheet.find).map(([x, y]): Point => [x + y / tall, y / tall - x]));
  return {
    place: (u, v) => sheet.place([(u - v) / 2, ((u + v) / 2) * tall]),
    columns: steps(box.left, box.right, size),
    rows: steps(box.top, box.bottom, size),
  };
}

/** Places of a sheet by angle and distance from a centre. */
export function polar(sheet: Pick<Sheet, 'place'>, [x, y]: Point): Grid['place'] {
  return (angle, radius) => sheet.place([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]);
}

/** Rays all around, from a first one. */
export function rays(first: number, count: number): number[] {
  return bars(first, first + Math.PI * 2, count);
}

function steps(from: number, to: number, size: number): number[] {
  const [first, last] = [Math.floor(from / size), Math.ceil(to / size)];
  return bars(first * size, last * size, last - first);
}
