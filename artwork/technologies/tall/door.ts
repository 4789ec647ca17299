import { bar } from '../../glass.ts';
import { INK, IRON, mix, shade } from '../../palette.ts';
import { circle, group, hundredth, number, type Point, path, polygon } from '../../svg.ts';
import type { Surface } from '../glass/cutter.ts';
import { regular, upright } from '../glass/openings.ts';
import { glazed, grid, rings } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** A double door that opens into the light: the mark stands on the leaf that is still closed. */
export function door(motif: Motif): string {
  const { mark, tint, pattern, random, isTurned, form } = motif;
  const board = new Board(motif);
  const mirror = (place: Point): Point => (isTurned ? [1000 - place[0], place[1]] : place);
  const [top, foot] = [form === 1 ? 400 : 150, 1010];
  // A fanlight above, where the door is low enough.
  const sunrise =
    form === 1
      ? rings([500, top - 14], [0, 110, 205, 300], [6, 12, 12], [Math.PI, Math.PI * 2]).map((cell) =>
          cell.map(mirror),
        )
      : [];
  const rays = board.glazier.colour(sunrise, {
    light: ([, y]) => 0.44 + (y - 100) * 0.0012,
    lead: 9,
    accents: 0.12,
  });
  const closed: Surface = ([u, v]) => mirror([500 + u * 300, top + v * (foot - top)]);
  const opened: Surface = ([u, v]) => mirror([200 - u * 150, top - 96 * u + v * (foot - top + 210 * u)]);
  const gap: Surface = ([u, v]) => mirror([200 + u * 300, top + v * (foot - top)]);
  const cells = glazed(pattern, [300, 860], 92, random, [150, 330]).map((cell) =>
    cell.map(([x, y]): Point => [x / 300, y / 860]),
  );
  const closedPanes = board.glazier.colour(cells, {
    light: ([u, v]) => 0.52 - u * 0.14 - Math.abs(v - 0.4) * 0.22,
    lead: 0.022,
  });
  const leafPanes = board.glazier.colour(grid([1, 1], 2, 7), {
    light: ([u, v]) => 0.66 - v * 0.26 - u * 0.1,
    lead: 0.03,
    accents: 0.12,
  });
  const beam = polygon([mirror([200, foot]), mirror([500, foot]), mirror([760, 1200]), mirror([120, 1200])]);
  const size = 262 / Math.max(mark.width, 0.84);
  const set: Surface = ([x, y]) => [x, y];
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, mix(INK, tint.deep, 0.4)],
          [1, IRON],
        ],
        [0.5, 0, 0.5, 1],
      ),
    ),
    path(polygon(upright(0, foot, 1000, 200)), {
      fill: board.shade(
        [
          [0, mix(INK, tint.deep, 0.7)],
          [1, IRON],
        ],
        [0, 0, 0, 1],
      ),
    }),
    path(polygon([gap([-0.06, -0.03]), closed([1.06, -0.03]), closed([1.06, 1]), gap([-0.06, 1])]), {
      fill: IRON,
      stroke: mix(INK, tint.deep, 0.7),
      'stroke-width': 26,
    }),
    path(polygon([gap([0, 0]), gap([1, 0]), gap([1, 1]), gap([0, 1])]), {
      fill: board.shade(
        [
          [0, tint.white],
          [0.5, tint.pale],
          [1, shade(tint.ramp, 0.78)],
        ],
        [0.5, 0, 0.5, 1],
      ),
    }),
    path(beam, {
      fill: board.shade(
        [
          [0, tint.pale, 0.8],
          [1, tint.colour, 0.06],
        ],
        [0.3, 0, 0.5, 1],
      ),
    }),
    sunrise.length > 0
      ? board.glazier.panes(
          flat,
          rays,
          regular([500, top - 14], 316, 48).filter(([, y]) => y <= top),
          14,
        )
      : '',
    board.glazier.panes(closed, closedPanes, upright(0, 0, 1, 1), 14),
    path(polygon([opened([0, 0]), opened([1, 0]), opened([1, 1]), opened([0, 1])]), {
      fill: IRON,
      stroke: IRON,
      'stroke-width': 16,
      'stroke-linejoin': 'round',
    }),
    board.glazier.panes(opened, leafPanes, upright(0, 0, 1, 1), 12),
    board.haze(isTurned ? [0.64, 0.45] : [0.36, 0.45], 0.6, 0.6, tint.pale),
    path(
      bar(closed([0, 0]), closed([0, 1]), 12) +
        bar(closed([1, 0]), closed([1, 1]), 16) +
        bar(gap([0, 0]), gap([0, 1]), 16),
      { fill: IRON },
    ),
    board.glazier.mark(set, mark, { at: mirror([650, form === 1 ? 640 : 480]), size, lead: 6, glow: 0.5 }),
    group(
      { opacity: hundredth(1) },
      circle(...mirror([528, form === 1 ? 760 : 640]), 11, {
        fill: tint.pale,
        stroke: IRON,
        'stroke-width': number(5),
      }),
    ),
  );
}
