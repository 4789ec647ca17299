import { IRON, mix } from '../../palette.ts';
import { type Point, path, polygon } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { upright } from '../glass/openings.ts';
import { glazed } from '../glass/patterns.ts';
import { Board, type Motif } from './board.ts';

/** A folding screen of three leaves that stands on a pale floor and colours it. */
export function screen(motif: Motif): string {
  const { mark, tint, pattern, random, isTurned } = motif;
  const board = new Board(motif);
  const sign = isTurned ? -1 : 1;
  // Feet of the leaves from left to right: the outer ones come forward, the middle one stands back.
  const feet: readonly Point[] = isTurned
    ? [
        [70, 905],
        [318, 1000],
        [690, 915],
        [940, 1010],
      ]
    : [
        [60, 1010],
        [310, 915],
        [682, 1000],
        [930, 905],
      ];
  const tall = 815;
  const leaf = (index: number): Surface => {
    const [a, b] = [feet[index] ?? [0, 0], feet[index + 1] ?? [0, 0]];
    return ([u, v]) => {
      const near = 1 + ((a[1] + (b[1] - a[1]) * u - 955) / 955) * 0.5;
      const y = a[1] + (b[1] - a[1]) * u;
      return [a[0] + (b[0] - a[0]) * u, y - tall * near * (1 - v)];
    };
  };
  const cells = (index: number) =>
    glazed(index === 1 ? pattern : 'tall', [1, 1], index === 1 ? 0.2 : 0.26, random, [0.5, 0.42]);
  const levels = isTurned ? [0.64, 0.5, 0.44] : [0.44, 0.5, 0.64];
  const leaves = times(3, (index) => {
    const level = levels[index] ?? 0.5;
    const glass = {
      light: ([u, v]: Point) => level + 0.32 * (1 - v) * (isTurned ? 1 - u : u) - 0.1 * v,
      lead: index === 1 ? 0.018 : 0.024,
      accents: index === 1 ? 0 : 0.12,
    };
    const panes = board.glazier.colour(cells(index), glass);
    const surface = leaf(index);
    const thrown: Surface = (at) => {
      const [x, y] = surface(at);
      const foot = surface([at[0], 1]);
      return [x - sign * (foot[1] - y) * 0.2, foot[1] + (foot[1] - y) * 0.22];
    };
    const rim = polygon([
      surface([-0.02, -0.012]),
      surface([1.02, -0.012]),
      surface([1.02, 1.03]),
      surface([-0.02, 1.03]),
    ]);
    return {
      floor: board.glazier.fills(thrown, panes, 0.5),
      glass:
        path(rim, { fill: IRON, stroke: IRON, 'stroke-width': 10, 'stroke-linejoin': 'round' }) +
        board.glazier.panes(surface, panes, upright(0, 0, 1, 1), 14),
    };
  });
  const [a, b] = [feet[1] ?? [0, 0], feet[2] ?? [0, 0]];
  const lean = (b[1] - a[1]) / (b[0] - a[0]);
  const upon: Surface = ([x, y]) => [x, y + (x - 500) * lean * 0.4];
  const size = 322 / Math.max(mark.width, 0.84);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, '#FFFFFF'],
          [1, mix('#EDEEE6', tint.pale, 0.4)],
        ],
        [isTurned ? 0 : 1, 0, 0.5, 1],
      ),
    ),
    path(polygon(upright(0, 880, 1000, 320)), {
      fill: board.shade(
        [
          [0, mix('#D6DDD4', tint.pale, 0.35)],
          [1, mix('#F2F2EA', tint.pale, 0.3)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    ...leaves.map(({ floor }) => floor),
    ...leaves.map(({ glass }) => glass),
    board.glazier.mark(upon, mark, { at: [500, 480], size, lead: 6, glow: 0.4 }),
    board.haze([isTurned ? 0.06 : 0.94, 0.04], 0.6, 0.5, '#FFFEF6'),
  );
}
