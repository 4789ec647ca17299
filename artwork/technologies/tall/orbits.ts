import { IRON, mix, shade } from '../../palette.ts';
import { circle, type Point, path, polygon } from '../../svg.ts';
import { type Cell, times } from '../glass/cells.ts';
import { Board, flat, type Motif } from './board.ts';

/** Three rings of panes that turn around the mark. */
export function orbits(motif: Motif): string {
  const { mark, tint, isTurned } = motif;
  const board = new Board(motif);
  const at: Point = [500, 590];
  const count = 26;
  const ring = (tilt: number, index: number): string => {
    const [rx, ry] = [452, 186];
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
    const place = (turn: number, grow: number): Point => {
      const [x, y] = [Math.cos(turn) * rx * grow, Math.sin(turn) * ry * grow];
      return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
    };
    const panes = times(count, (pane) => {
      const from = (pane / count) * Math.PI * 2;
      const to = from + (Math.PI * 2) / count;
      const middleTurn = (from + to) / 2;
      const level = 0.6 + 0.28 * Math.sin(middleTurn + index);
      const cell: Cell = [
        place(from, 1),
        place(middleTurn, 1.005),
        place(to, 1),
        place(to, 0.8),
        place(middleTurn, 0.802),
        place(from, 0.8),
      ];
      const ramp = (pane * 5 + index * 3) % 11 === 0 ? tint.second : tint.ramp;
      return path(polygon(cell), {
        fill: shade(ramp, level),
        stroke: IRON,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      });
    });
    return panes.join('');
  };
  const tilts = [0.1, 0.1 + Math.PI / 3, 0.1 - Math.PI / 3];
  const core = times(6, (facet): Cell => {
    const corner = (index: number): Point => [
      at[0] + Math.cos((index / 6) * Math.PI * 2) * 196,
      at[1] + Math.sin((index / 6) * Math.PI * 2) * 196,
    ];
    return [at, corner(facet), corner(facet + 1)];
  });
  const size = 300 / Math.max(1, Math.hypot(mark.width, mark.height) * 0.8);
  const rim = core.map((cell) => cell[1] ?? at);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, '#FFFFFF'],
          [1, mix('#EEF3F0', tint.pale, 0.6)],
        ],
        [isTurned ? 0 : 1, 0, 0.5, 1],
      ),
    ),
    circle(at[0], at[1], 520, {
      fill: board.definitions.radial([
        [0, tint.colour, 0.4],
        [0.6, tint.colour, 0.1],
        [1, tint.colour, 0],
      ]),
    }),
    ...tilts.map(ring),
    board.shadow(rim, [-16, 24], 0.1),
    board.glazier.panes(
      flat,
      board.glazier.colour(core, { light: ([x, y]) => 0.3 + (x - y + 100) * 0.0007, lead: 9 }),
      rim,
      20,
    ),
    path(polygon(rim), { fill: 'none', stroke: IRON, 'stroke-width': 14, 'stroke-linejoin': 'round' }),
    board.glazier.mark(flat, mark, { at, size, lead: 7, glow: 0.3 }),
  );
}
