import { INK, IRON, mix } from '../../palette.ts';
import { type Point, path, polygon } from '../../svg.ts';
import { type Cell, clipAll } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { around, brightest } from '../glass/lights.ts';
import { arched, gabled, pointed, regular, upright } from '../glass/openings.ts';
import { glazed } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** Left, top, width and height of each form: round head, gable, oculus, rectangle, pointed arch. */
const FRAMES: readonly (readonly number[])[] = [
  [210, 70, 580, 900],
  [200, 96, 600, 874],
  [150, 130, 700, 700],
  [132, 210, 736, 760],
  [226, 44, 548, 926],
];

/** A tall window in a pale wall by day; its colours lie on the sill and on the floor. */
export function window(motif: Motif): string {
  const { mark, tint, pattern, random, isTurned, form } = motif;
  const board = new Board(motif);
  const [left = 210, top = 70, wide = 580, high = 900] = FRAMES[form] ?? [];
  const shape = (grow: number): Cell => {
    const [x, y, w, h] = [left - grow, top - grow, wide + 2 * grow, high + grow];
    if (form === 1) return gabled(x, y, w, h, w * 0.34);
    if (form === 2) return regular([500, top + wide / 2], wide / 2 + grow, 48);
    if (form === 3) return upright(x, y, w, h);
    return form === 4 ? pointed(x, y, w, h) : arched(x, y, w, h, 28);
  };
  const opening = shape(0);
  const at: Point = [500, [430, 500, 480, 560, 520][form] ?? 430];
  const cells = clipAll(
    glazed(pattern, [wide, high], 98, random, [at[0] - left, at[1] - top]).map((cell) =>
      cell.map(([x, y]): Point => [x + left, y + top]),
    ),
    opening,
  );
  const corner: Point = [isTurned ? left : left + wide, top + 40];
  const light = brightest(around(at, 720, 0.3, 0.6, 1), around(corner, 560, 0, 1, 0.9));
  const panes = board.glazier.colour(cells, { light, lead: 8, accents: 0.07 });
  const drift = isTurned ? 0.5 : -0.5;
  const [start, flatness] = form === 2 ? [1040, 0.19] : [1062, 0.24];
  const from = form === 2 ? top : 520;
  const thrown: Surface = ([x, y]) => [
    x + (isTurned ? 60 : -60) + (y - 600) * drift * 0.36,
    start + (y - from) * flatness,
  ];
  const frame = polygon(shape(form === 2 ? 16 : 13));
  const low = panes.filter(({ cell }) => (cell[0]?.[1] ?? 0) >= from);
  const size = 400 / Math.max(mark.height, 0.88);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, '#FFFFFC'],
          [0.5, mix('#F6F5EF', tint.pale, 0.28)],
          [1, mix('#DDE5DC', tint.pale, 0.35)],
        ],
        [isTurned ? 0 : 1, 0, 0.6, 1],
      ),
    ),
    path(polygon(upright(0, 1020, 1000, 180)), {
      fill: board.shade(
        [
          [0, mix('#C9D3CA', tint.pale, 0.3)],
          [1, mix('#EEF0E8', tint.pale, 0.3)],
        ],
        [0, 0, 0, 1],
      ),
    }),
    board.glazier.fills(thrown, low, 0.62),
    path(frame, { fill: INK, 'fill-opacity': '.12', transform: `translate(${isTurned ? 22 : -22} 16)` }),
    path(frame, { fill: IRON }),
    board.glazier.panes(flat, panes, opening, 16),
    board.glazier.mark(flat, mark, { at, size, lead: 7, glow: 0.4 }),
    form === 2 ? '' : sill(left, wide, tint.pale),
    board.haze([isTurned ? 0.1 : 0.9, 0.02], 0.7, 0.6, '#FFFEF6'),
  );
}

function sill(left: number, wide: number, light: string): string {
  return (
    path(polygon(upright(left - 62, 968, wide + 124, 30)), { fill: IRON }) +
    path(polygon(upright(left - 62, 968, wide + 124, 7)), { fill: light, 'fill-opacity': '.5' }) +
    path(polygon(upright(left - 36, 998, wide + 72, 24)), { fill: INK, 'fill-opacity': '.24' })
  );
}
