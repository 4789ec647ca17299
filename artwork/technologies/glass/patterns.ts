import type { Random } from '../../random.ts';
import type { Point } from '../../svg.ts';
import { type Cell, clipAll, type Extent, times } from './cells.ts';
import { regular, upright } from './openings.ts';

/** Upright panes in columns and rows. */
export function grid([width, height]: Extent, columns: number, rows: number): Cell[] {
  const [w, h] = [width / columns, height / rows];
  return times(columns * rows, (index) =>
    upright((index % columns) * w, Math.floor(index / columns) * h, w, h),
  );
}

/** Columns of panes, every other column half a pane lower. */
function staggered([width, height]: Extent, columns: number, rows: number): Cell[] {
  const [w, h] = [width / columns, height / rows];
  return times(columns, (column) => {
    const shifted = times(rows + 1, (row) => upright(column * w, (row - (column % 2) / 2) * h, w, h));
    return clipAll(shifted, upright(0, 0, width, height));
  }).flat();
}

/** Tall panes whose transoms do not meet. */
function ladder([width, height]: Extent, columns: number, rows: number, random: Random): Cell[] {
  const w = width / columns;
  return times(columns, (column) => {
    const cuts = times(rows - 1, (row) => ((row + 1 + (random() - 0.5) * 0.7) * height) / rows);
    return between([0, ...cuts, height], (from, to) => upright(column * w, from, w, to - from));
  }).flat();
}

/** Diamonds, the oldest way to glaze a window. */
export function lattice([width, height]: Extent, columns: number, rows: number): Cell[] {
  const [w, h] = [width / columns, height / rows];
  const diamonds = times((columns + 1) * (2 * rows + 1), (index): Cell => {
    const row = Math.floor(index / (columns + 1));
    const x = ((index % (columns + 1)) + (row % 2) / 2) * w;
    const y = (row * h) / 2;
    return [
      [x, y - h / 2],
      [x + w / 2, y],
      [x, y + h / 2],
      [x - w / 2, y],
    ];
  });
  return clipAll(diamonds, upright(0, 0, width, height));
}

/** Hexagons with points up. @param columns how many fit side by side */
export function comb([width, height]: Extent, columns: number): Cell[] {
  const w = width / columns;
  const side = w / Math.sqrt(3);
  const rows = Math.ceil(height / (side * 1.5)) + 1;
  const all = times((columns + 1) * rows, (index) => {
    const row = Math.floor(index / (columns + 1));
    return regular([((index % (columns + 1)) + (row % 2) / 2) * w, row * side * 1.5], side, 6, Math.PI / 6);
  });
  return clipAll(all, upright(0, 0, width, height));
}

/** Halves cut again and again, never twice in the middle. @param smallest area below which nothing is cut */
function cuts([width, height]: Extent, smallest: number, random: Random): Cell[] {
  const cut = (x: number, y: number, w: number, h: number): Cell[] => {
    if (w * h < smallest * (1 + random())) return [upright(x, y, w, h)];
    const share = 0.32 + random() * 0.36;
    return w > h * (0.8 + random() * 0.4)
      ? [...cut(x, y, w * share, h), ...cut(x + w * share, y, w * (1 - share), h)]
      : [...cut(x, y, w, h * share), ...cut(x, y + h * share, w, h * (1 - share))];
  };
  return cut(0, 0, width, height);
}

/** Rings of panes around a centre. @param radii from the inside out @param spokes panes of each ring */
export function rings(
  centre: Point,
  radii: readonly number[],
  spokes: readonly number[],
  [from, to]: readonly [number, number] = [0, Math.PI * 2],
): Cell[] {
  const at = (turn: number, r: number): Point => [
    centre[0] + Math.cos(turn) * r,
    centre[1] + Math.sin(turn) * r,
  ];
  return between(radii, (inner, outer, ring) => {
    const count = spokes[ring % spokes.length] ?? 8;
    const turn = (index: number) => from + ((to - from) * index) / count;
    return times(count, (index): Cell => {
      const [a, b] = [turn(index), turn(index + 1)];
      const rim = [at(a, outer), at(b, outer)];
      return inner === 0 ? [centre, ...rim] : [...rim, at(b, inner), at(a, inner)];
    });
  }).flat();
}

/** Ways to cut a surface into panes. */
export type Pattern = 'squares' | 'tall' | 'cuts' | 'diamonds' | 'hexes' | 'staggered' | 'rays';

/** Cuts a surface into panes of about one size. @param centre where rays start */
export function glazed(kind: Pattern, extent: Extent, pane: number, random: Random, centre: Point): Cell[] {
  const [w, h] = extent;
  const count = (length: number, size: number) => Math.max(1, Math.round(length / size));
  switch (kind) {
    case 'squares':
      return grid(extent, count(w, pane), count(h, pane));
    case 'tall':
      return ladder(extent, count(w, pane * 0.8), count(h, pane * 1.8), random);
    case 'cuts':
      return cuts(extent, pane * pane * 0.9, random);
    case 'diamonds':
      return lattice(extent, count(w, pane), count(h, pane * 1.5));
    case 'hexes':
      return comb(extent, count(w, pane * 1.1));
    case 'staggered':
      return staggered(extent, count(w, pane * 0.9), count(h, pane * 1.4));
    case 'rays': {
      const radii = [0, 1.4, 2.6, 4.1, 6, 8.4, 11.4, 15, 20].map((step) => step * pane);
      return clipAll(rings(centre, radii, [8, 16, 16, 32, 32, 32, 32, 32]), upright(0, 0, w, h));
    }
  }
}

/** A wheel window: a hub, then petals. @param spokes petals of the outer ring */
export function wheel(
  at: Point,
  spokes: number,
  radius = 3.4,
): { cells: Cell[]; opening: Cell; hub: number } {
  const hub = radius * 0.66;
  const cells = [
    ...rings(at, [0, hub], [spokes / 2]),
    ...rings(at, [hub, hub * 1.18, radius], [spokes, spokes]),
  ];
  return { cells, opening: regular(at, radius, spokes), hub };
}

function between<T>(values: readonly number[], make: (from: number, to: number, index: number) => T): T[] {
  return values.slice(1).map((to, index) => make(values[index] ?? to, to, index));
}
