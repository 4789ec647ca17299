import type { Point } from '../../svg.ts';

/** The outline of one pane, convex, in the units of its surface. */
export type Cell = readonly Point[];

/** Width and height of a surface. */
export type Extent = readonly [width: number, height: number];

/** What remains of panes inside a convex opening. */
export function clipAll(cells: readonly Cell[], opening: Cell): Cell[] {
  return cells.map((cell) => clip(cell, opening)).filter((cell) => area(cell) > 1e-3 * area(opening) ** 0.5);
}

/** A pane made smaller on all sides, so that the iron shows between it and its neighbours. */
export function inset(cell: Cell, by: number): Cell {
  const sign = signed(cell) < 0 ? -1 : 1;
  return cell.reduce<Cell>((rest, from, index) => {
    const to = cell[(index + 1) % cell.length] ?? from;
    const length = distance(from, to);
    if (length < 1e-9) return rest;
    const normal: Point = [(-(to[1] - from[1]) / length) * sign, ((to[0] - from[0]) / length) * sign];
    return keep(rest, ([x, y]) => (x - from[0]) * normal[0] + (y - from[1]) * normal[1] - by);
  }, cell);
}

export function middle(cell: Cell): Point {
  const sum = cell.reduce(([x, y], at): [number, number] => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / cell.length, sum[1] / cell.length];
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(from[0] - to[0], from[1] - to[1]);
}

function area(cell: Cell): number {
  return Math.abs(signed(cell));
}

/** Convex outline around points, for a beam from a window to the floor. */
export function hull(points: readonly Point[]): Cell {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (side: readonly Point[]) => {
    const chain: Point[] = [];
    for (const at of side) {
      while (chain.length > 1 && turn(chain.at(-2) ?? at, chain.at(-1) ?? at, at) <= 0) chain.pop();
      chain.push(at);
    }
    return chain;
  };
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

/** `count` values of a function of the index. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => make(index));
}

function clip(cell: Cell, opening: Cell): Cell {
  const sign = signed(opening) < 0 ? -1 : 1;
  return opening.reduce<Cell>((rest, from, index) => {
    const to = opening[(index + 1) % opening.length] ?? from;
    return keep(rest, (at) => turn(from, to, at) * sign);
  }, cell);
}

/** The part of an outline where a side is not negative. */
function keep(cell: Cell, side: (at: Point) => number): Cell {
  return cell.flatMap((from, index): Point[] => {
    const to = cell[(index + 1) % cell.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const share = a / (a - b);
    const crossing: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    if (a >= 0) return b >= 0 ? [from] : [from, crossing];
    return b >= 0 ? [crossing] : [];
  });
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function signed(cell: Cell): number {
  return cell.reduce((sum, from, index) => {
    const to = cell[(index + 1) % cell.length] ?? from;
    return sum + (from[0] * to[1] - to[0] * from[1]) / 2;
  }, 0);
}
