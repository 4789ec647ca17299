import { INK, IRON, mix } from '../../palette.ts';
import type { Point } from '../../svg.ts';
import type { Surface } from '../glass/cutter.ts';
import { upright } from '../glass/openings.ts';
import { grid } from '../glass/patterns.ts';
import { Board, type Motif } from './board.ts';

/** Floors of glass one above the other, seen from a corner; the higher, the more light. */
export function tower(motif: Motif): string {
  const { mark, tint, isTurned, form } = motif;
  const board = new Board(motif);
  const [gap, lift, foot, edge] = [form === 0 ? 24 : 12, 0.42, 1128, isTurned ? 480 : 520];
  const heights = form === 0 ? [104, 104, 322, 92, 92] : [332, 150, 130, 110, 90];
  // Its floors are all alike, or it draws in as it rises.
  const reaches = form === 0 ? [352, 352, 352, 352, 352] : [372, 296, 224, 152, 84];
  const [main, sign] = [form === 0 ? 2 : 0, isTurned ? -1 : 1];
  const reachOf = (floor: number) => reaches[floor] ?? 300;
  // A smaller floor stands in the middle of the one below it.
  const baseOf = (floor: number) =>
    foot -
    heights.slice(0, floor).reduce((sum, height) => sum + height + gap, 0) -
    (reachOf(0) - reachOf(floor)) * lift;
  // Both walls run from the near edge to the back; on the left one, columns are counted from the back.
  const wall = (floor: number, side: number): Surface => {
    const [tall, base, reach] = [heights[floor] ?? 100, baseOf(floor), reachOf(floor)];
    return ([u, v]) => {
      const away = side > 0 ? u : 1 - u;
      return [edge + side * away * reach, base - tall + v * tall - away * reach * lift];
    };
  };
  const glaze = (surface: Surface, bright: number, columns: number, rows: number) => {
    const light = ([u, v]: Point) => bright + (isTurned ? 1 - u : u) * 0.1 - v * 0.05;
    const panes = board.glazier.colour(grid([1, 1], columns, rows), { light, lead: 0.026, accents: 0.05 });
    return board.glazier.panes(surface, panes, upright(0, 0, 1, 1), 9);
  };
  const floors = heights.map((tall, floor) => {
    const reach = reachOf(floor);
    const roof: Surface = ([u, v]) => [edge + (u - v) * reach, baseOf(floor) - tall - (u + v) * reach * lift];
    const level = 0.2 + floor * 0.085;
    const [columns, rows] = [Math.round(reach / 72), Math.max(1, Math.round(tall / 72))];
    return (
      glaze(wall(floor, -sign), level - 0.05, columns, rows) +
      glaze(wall(floor, sign), floor === main ? 0.4 : level + 0.16, columns, rows) +
      glaze(
        roof,
        floor === heights.length - 1 ? 0.84 : level + 0.06,
        Math.max(1, columns - 1),
        Math.max(1, columns - 1),
      )
    );
  });
  // The mark is as wide as it is high on its wall, which is drawn narrower than it is.
  const [tall, reach, place] = [heights[main] ?? 1, reachOf(main), wall(main, sign)];
  const facade: Surface = ([x, y]) => place([0.5 + x / reach, 0.5 + y / tall]);
  const size = Math.min((tall * 0.86) / mark.height, reach * 0.86);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, mix(INK, tint.deep, 0.8)],
          [0.6, mix(INK, tint.deep, 0.3)],
          [1, IRON],
        ],
        [isTurned ? 0.1 : 0.9, 0, 0.5, 1],
      ),
    ),
    board.haze([isTurned ? 0.2 : 0.8, 0.08], 0.8, 0.4, tint.colour),
    ...floors,
    board.glazier.mark(facade, mark, { at: [0, 0], size, lead: 6, glow: 0.4 }),
    board.haze([isTurned ? 0 : 1, 0], 0.7, 0.22),
  );
}
