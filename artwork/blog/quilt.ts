import { bar } from '../glass.ts';
import type { Stage } from '../services/studio/stage.ts';
import { type Point, path, polygon } from '../svg.ts';

/** Where the bars of an uneven window cross: rows of corners, each row as long as the others. */
export type Crossings = readonly (readonly Point[])[];

/** Draws an uneven window. @param fill paint of a pane; undefined leaves it open */
export function quilt(
  s: Stage,
  crossings: Crossings,
  fill: (column: number, row: number) => string | undefined,
  width = 4,
): string {
  const byPaint = new Map<string, string>();
  for (const [row, top] of crossings.slice(0, -1).entries()) {
    for (const [column, a] of top.slice(0, -1).entries()) {
      const paint = fill(column, row);
      const around = [top[column + 1], crossings[row + 1]?.[column + 1], crossings[row + 1]?.[column]];
      if (paint === undefined) continue;
      const outline = polygon([a, ...around.filter((corner) => corner !== undefined)]);
      byPaint.set(paint, (byPaint.get(paint) ?? '') + outline);
    }
  }
  return (
    [...byPaint].map(([paint, d]) => path(d, { fill: paint })).join('') + s.leads(bars(crossings, width), 10)
  );
}

function bars(crossings: Crossings, width: number): string {
  const across = crossings.flatMap((row) =>
    row.slice(1).map((to, index) => bar(row[index] ?? to, to, width)),
  );
  const down = crossings
    .slice(1)
    .flatMap((row, above) => row.map((to, index) => bar(crossings[above]?.[index] ?? to, to, width)));
  return [...across, ...down].join('');
}

/** Places evenly along a line, ends included. */
export function along(from: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => between(from, to, index / count));
}

/** The place at a share of the way. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
