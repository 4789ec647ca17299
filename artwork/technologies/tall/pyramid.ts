import { bar } from '../../glass.ts';
import { INK, IRON, mix } from '../../palette.ts';
import { circle, type Point, path, polygon, rect } from '../../svg.ts';
import { type Cell, times } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { around, brightest } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { Board, flat, type Motif } from './board.ts';

/** A pyramid of glass and its image in the water before it. */
export function pyramid(motif: Motif): string {
  const { mark, tint, isTurned } = motif;
  const board = new Board(motif);
  const [apex, shore] = [[isTurned ? 440 : 560, 190] as const, 880];
  const [left, right, edge]: readonly [Point, Point, Point] = [
    [-60, shore],
    [1060, shore],
    [isTurned ? 300 : 700, shore + 34],
  ];
  const rows = 8;
  const between = (a: Point, c: Point, share: number): Point => [
    a[0] + (c[0] - a[0]) * share,
    a[1] + (c[1] - a[1]) * share,
  ];
  const face = (from: Point, to: Point): Cell[] =>
    times(rows, (row) => {
      const at = (step: number, column: number): Point =>
        step === 0
          ? [apex[0], apex[1]]
          : between(
              between([apex[0], apex[1]], from, step / rows),
              between([apex[0], apex[1]], to, step / rows),
              column / step,
            );
      const up = times(
        row + 1,
        (column): Cell => [at(row, column), at(row + 1, column), at(row + 1, column + 1)],
      );
      const down = times(
        row,
        (column): Cell => [at(row, column), at(row, column + 1), at(row + 1, column + 1)],
      );
      return [...up, ...down];
    }).flat();
  const wide = isTurned ? [edge, right] : [left, edge];
  const narrow = isTurned ? [left, edge] : [edge, right];
  const [a = left, c = edge, d = edge, e = right] = [...wide, ...narrow];
  const sun: Point = [isTurned ? 60 : 940, 160];
  const lit = board.glazier.colour(face(a, c), {
    light: brightest(
      around([apex[0] - (isTurned ? -160 : 160), 640], 640, 0.22, 0.54, 1),
      around([apex[0], apex[1]], 420, 0, 0.8),
    ),
    lead: 7,
    accents: 0.06,
  });
  const dim = board.glazier.colour(face(d, e), { light: around([apex[0], 300], 900, 0.1, 0.44, 1), lead: 7 });
  const mirrored: Surface = ([x, y]) => [x, shore + 34 + (shore + 34 - y) * 0.4];
  const markAt: Point = [(apex[0] + (a[0] + c[0]) / 2) / 2 + (isTurned ? -20 : 20), 705];
  const size = 264 / Math.max(mark.height, 0.9);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, mix(tint.colour, tint.pale, 0.5)],
          [0.5, mix(INK, tint.colour, 0.62)],
          [1, mix(INK, tint.deep, 0.7)],
        ],
        [isTurned ? 0.2 : 0.8, 0, 0.5, 1],
      ),
    ),
    circle(sun[0], sun[1], 74, { fill: tint.white, 'fill-opacity': '.9' }),
    board.haze([sun[0] / 1000, sun[1] / 1200], 0.6, 0.6),
    rect(0, shore, 1000, 320, {
      fill: board.shade(
        [
          [0, mix(INK, tint.colour, 0.5)],
          [1, mix(INK, tint.deep, 0.4)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    board.glazier.fills(mirrored, [...dim, ...lit], 0.34),
    path(
      times(7, (index) =>
        polygon(upright(80 + ((index * 173) % 500), shore + 70 + index * 36, 260 + ((index * 91) % 200), 3)),
      ).join(''),
      { fill: tint.pale, 'fill-opacity': '.3' },
    ),
    board.glazier.panes(flat, dim, [[apex[0], apex[1]], d, e], 12),
    board.glazier.panes(flat, lit, [[apex[0], apex[1]], a, c], 12),
    board.glazier.mark(flat, mark, { at: markAt, size, lead: 6, glow: 0.5 }),
    path(bar([left[0], shore + 4], edge, 12) + bar(edge, [right[0], shore + 4], 12), { fill: IRON }),
    board.veil(
      board.shade(
        [
          [0, IRON, 0],
          [0.75, IRON, 0],
          [1, IRON, 0.5],
        ],
        [0, 0, 0, 1],
      ),
    ),
  );
}
