import { IRON, shade } from '../../palette.ts';
import { type Point, path, polygon } from '../../svg.ts';
import { type Cell, clipAll, times } from '../glass/cells.ts';
import { pointed, upright } from '../glass/openings.ts';
import { glazed } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** Glazed gates one behind the other, lighter and lighter; the mark waits in the last. */
export function corridor(motif: Motif): string {
  const { mark, tint, random, isTurned, form } = motif;
  const board = new Board(motif);
  const end: Point = [isTurned ? 430 : 570, 640];
  const count = 6;
  // Scale of each gate around the vanishing point; the last is the farthest.
  const scales = times(count, (index) => 2.05 * 0.7 ** index);
  const gate = (scale: number, grow: number): Cell => {
    const [w, h] = [520 + grow * 2, 900 + grow];
    const outline = form === 1 ? pointed(-w / 2, -470 - grow, w, h) : upright(-w / 2, -470 - grow, w, h);
    return outline.map(([x, y]): Point => [end[0] + x * scale, end[1] + y * scale]);
  };
  const last = scales.at(-1) ?? 0.3;
  const hall = scales.map((scale, index) => {
    const level = 0.2 + (index / (count - 1)) * 0.34;
    const rim = gate(scale, 120);
    const hole = gate(scale, 0);
    const cells = clipAll(
      glazed('squares', [760 * scale, 1020 * scale], 118 * scale, random, [0, 0]).map((cell) =>
        cell.map(([x, y]): Point => [x + end[0] - 380 * scale, y + end[1] - 590 * scale]),
      ),
      rim,
    );
    const panes = board.glazier.colour(cells, {
      light: ([x]) => level + ((isTurned ? end[0] - x : x - end[0]) * 0.00016) / scale,
      lead: 9 * scale,
      accents: 0.05,
    });
    const mask = `${polygon(rim)}${polygon([...hole].reverse())}`;
    const clip = board.definitions.clip(mask);
    return (
      `<g clip-path="${clip}">${board.glazier.panes(flat, panes, rim, 14 * scale)}</g>` +
      path(polygon(hole), {
        fill: 'none',
        stroke: IRON,
        'stroke-width': 18 * scale,
        'stroke-linejoin': 'round',
      }) +
      path(polygon(gate(scale, 5)), {
        fill: 'none',
        stroke: tint.pale,
        'stroke-opacity': 0.2 + index * 0.1,
        'stroke-width': 3 * scale,
      })
    );
  });
  const opening = gate(last, 0);
  const bright = board.shade(
    [
      [0, tint.white],
      [1, shade(tint.ramp, 0.82)],
    ],
    [0.5, 0, 0.5, 1],
  );
  const foot = end[1] + 430 * last;
  const floor = polygon([
    [end[0] - 260 * last, foot],
    [end[0] + 260 * last, foot],
    [end[0] + 760, 1200],
    [end[0] - 760, 1200],
  ]);
  const size = 330 / Math.max(1, mark.height);
  return board.finish(
    board.veil(IRON),
    path(floor, {
      fill: board.shade(
        [
          [0, shade(tint.ramp, 0.7)],
          [0.4, shade(tint.ramp, 0.34)],
          [1, IRON],
        ],
        [0.5, 0, 0.5, 1],
      ),
    }),
    path(polygon(opening), { fill: bright }),
    ...hall.reverse(),
    path(
      polygon([
        [end[0] - 230 * last, foot],
        [end[0] + 230 * last, foot],
        [end[0] + 420, 1200],
        [end[0] - 420, 1200],
      ]),
      {
        fill: board.shade(
          [
            [0, tint.pale, 0.62],
            [1, tint.colour, 0],
          ],
          [0.5, 0, 0.5, 1],
        ),
      },
    ),
    board.haze([end[0] / 1000, end[1] / 1200], 0.6, 0.62, tint.colour),
    board.glazier.mark(flat, mark, { at: [end[0], 380], size, lead: 7, glow: 0.5 }),
  );
}
