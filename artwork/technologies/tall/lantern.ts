import { bar } from '../../glass.ts';
import { INK, IRON, mix, shade } from '../../palette.ts';
import { circle, type Point, path, polygon } from '../../svg.ts';
import type { Surface } from '../glass/cutter.ts';
import { around } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { glazed, grid } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** A lantern of six faces in the dark, lit from within. */
export function lantern(motif: Motif): string {
  const { mark, tint, pattern, random, isTurned, form } = motif;
  const board = new Board(motif);
  const [half = 232, side = 172, top = 330, foot = 850, peak = 150] =
    [
      [232, 172, 330, 850, 150],
      [214, 74, 300, 930, 60],
      [262, 118, 250, 700, 96],
    ][form] ?? [];
  const at: Point = [500, (top + foot) / 2];
  const rise = 54;
  const face: Surface = ([u, v]) => [at[0] - half + u * 2 * half, top + v * (foot - top)];
  const flank =
    (sign: number): Surface =>
    ([u, v]) => {
      const x = at[0] + sign * (half + u * side);
      return [x, top - u * rise * 0.5 + v * (foot - top + u * rise * 0.1)];
    };
  const glazeFlank = (sign: number) =>
    board.glazier.panes(
      flank(sign),
      board.glazier.colour(grid([1, 1], 2, 5), {
        light: ([u, v]) => (sign > 0 === isTurned ? 0.42 : 0.66) - u * 0.16 - Math.abs(v - 0.5) * 0.3,
        lead: 0.03,
        accents: 0.1,
      }),
      upright(0, 0, 1, 1),
      14,
    );
  const [left, right] = [at[0] - half - side, at[0] + half + side];
  const apex: Point = [at[0], peak];
  const crown = (corners: readonly Point[], level: number) =>
    path(polygon([...corners, apex]), {
      fill: shade(tint.ramp, level),
      stroke: IRON,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    });
  const eaves: readonly Point[] = [
    [left - 16, top - 34],
    [at[0] - half - 6, top],
    [at[0] + half + 6, top],
    [right + 16, top - 34],
  ];
  const [e0, e1, e2, e3] = [eaves[0] ?? at, eaves[1] ?? at, eaves[2] ?? at, eaves[3] ?? at];
  const base: Point[] = [
    [left + 4, foot - 18],
    [at[0] - half, foot],
    [at[0] + half, foot],
    [right - 4, foot - 18],
    [right - 90, foot + 52],
    [left + 90, foot + 52],
  ];
  const cells = glazed(pattern, [1, 1], 0.22, random, [0.5, 0.5]);
  const light = around([0.5, 0.46], 0.9, 0.3, 0.58, 0.9);
  const size = Math.min(half * 1.6, ((foot - top) * 0.8) / mark.height);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, mix(INK, tint.deep, 0.55)],
          [1, IRON],
        ],
        [0.5, 0, 0.5, 1],
      ),
    ),
    board.glazier.panes(
      flat,
      board.glazier.colour(grid([1000, 1200], 6, 7), {
        light: around(at, 900, 0.02, 0.3, 1.3),
        lead: 7,
        variety: 0.7,
      }),
      upright(0, 0, 1000, 1200),
      16,
    ),
    board.haze([0.5, 0.49], 0.68, 0.7, tint.colour),
    // It hangs from the roof, or stands on a post as the lamps of a street do.
    form === 2
      ? path(`${bar([500, foot + 40], [500, 1210], 46, 58)}${bar([420, foot + 96], [580, foot + 96], 22)}`, {
          fill: IRON,
        })
      : path(bar([500, -10], [500, peak - 30], 9), { fill: IRON }),
    circle(500, peak - 16, form === 2 ? 13 : 22, {
      fill: form === 2 ? IRON : 'none',
      stroke: IRON,
      'stroke-width': 9,
    }),
    crown([e0, e1], isTurned ? 0.5 : 0.24),
    crown([e1, e2], 0.4),
    crown([e2, e3], isTurned ? 0.24 : 0.5),
    glazeFlank(-1),
    glazeFlank(1),
    board.glazier.panes(face, board.glazier.colour(cells, { light, lead: 0.018 }), upright(0, 0, 1, 1), 16),
    path(
      polygon(
        eaves
          .flatMap(([x, y]): Point[] => [[x, y - 8]])
          .concat([...eaves].reverse().map(([x, y]): Point => [x, y + 12])),
      ),
      { fill: IRON },
    ),
    path(polygon(base), { fill: IRON }),
    path(
      `${bar([at[0] - half, top], [at[0] - half, foot], 13)}${bar([at[0] + half, top], [at[0] + half, foot], 13)}`,
      { fill: IRON },
    ),
    board.glazier.mark(flat, mark, { at, size, lead: 7, glow: 0.5 }),
    path(
      form === 2
        ? ''
        : polygon([
            [left + 60, 1200],
            [right - 60, 1200],
            [right - 150, foot + 60],
            [left + 150, foot + 60],
          ]),
      {
        fill: board.shade(
          [
            [0, tint.colour, 0.4],
            [1, tint.colour, 0],
          ],
          [0, 0, 0, 1],
        ),
      },
    ),
  );
}
