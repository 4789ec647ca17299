import { bar } from '../../glass.ts';
import { INK, IRON, mix, shade } from '../../palette.ts';
import { path, polygon } from '../../svg.ts';
import type { Cell } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { around, brightest } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { glazed } from '../glass/patterns.ts';
import { Board, type Motif } from './board.ts';

/** Panes hung on wires in the daylight, each turned a little; the largest carries the mark. */
export function hanging(motif: Motif): string {
  const { mark, tint, isTurned } = motif;
  const board = new Board(motif);
  const flip = (x: number) => (isTurned ? 1000 - x : x);
  const sheets: readonly (readonly [
    x: number,
    y: number,
    w: number,
    h: number,
    level: number,
    second?: boolean,
  ])[] = [
    [826, 150, 190, 250, 0.8],
    [150, 190, 170, 300, 0.66],
    [880, 560, 150, 330, 0.5],
    [136, 640, 190, 240, 0.86, true],
    [330, 900, 220, 190, 0.56],
    [720, 960, 260, 150, 0.72],
  ];
  const strip = ([x, y, w, h, level, second]: (typeof sheets)[number]) => {
    const [left, drop] = [flip(x) - w / 2, isTurned ? -12 : 12];
    const outline: Cell = [
      [left, y],
      [left + w, y + drop],
      [left + w, y + h + drop],
      [left, y + h],
    ];
    const ramp = second ? tint.second : tint.ramp;
    const fill = board.shade([
      [0, mix(shade(ramp, level + 0.1), '#FFFFFF', 0.3), 0.9],
      [1, shade(ramp, level), 0.9],
    ]);
    const wires =
      bar([left + w * 0.2, -10], [left + w * 0.2, y + 4], 3) +
      bar([left + w * 0.8, -10], [left + w * 0.8, y + 10], 3);
    return (
      path(wires, { fill: INK }) +
      board.shadow(outline, [isTurned ? 26 : -26, 34], 0.04) +
      path(polygon(outline), { fill, stroke: IRON, 'stroke-width': 9, 'stroke-linejoin': 'round' })
    );
  };
  const [w, h] = [500, 560];
  const surface: Surface = ([u, v]) => [
    flip(500) - w / 2 + u * w,
    230 + v * h + (isTurned ? -1 : 1) * (u - 0.5) * 34,
  ];
  const whole = upright(0, 0, 1, 1);
  const cells = glazed(motif.pattern, [1, 1], 0.2, motif.random, [0.5, 0.5]);
  const light = brightest(
    around([0.5, 0.5], 0.8, 0.4, 0.56, 1),
    around([isTurned ? 0 : 1, 0], 0.8, 0, 0.94, 1),
  );
  const size = 0.66 / Math.max(mark.height, 0.9);
  const place: Surface = ([x, y]) => surface([x, 0.5 + ((y - 0.5) * w) / h]);
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, '#FFFFFF'],
          [1, mix('#ECEDE5', tint.pale, 0.5)],
        ],
        [isTurned ? 0 : 1, 0, 0.5, 1],
      ),
    ),
    ...sheets.map(strip),
    path(bar([flip(340), -10], [flip(340), 260], 4) + bar([flip(660), -10], [flip(660), 260], 4), {
      fill: INK,
    }),
    board.shadow(
      [surface([0, 0]), surface([1, 0]), surface([1, 1]), surface([0, 1])],
      [isTurned ? 40 : -40, 54],
      0.06,
    ),
    path(
      polygon([
        surface([-0.022, -0.02]),
        surface([1.022, -0.02]),
        surface([1.022, 1.02]),
        surface([-0.022, 1.02]),
      ]),
      { fill: IRON },
    ),
    board.glazier.panes(
      surface,
      board.glazier.colour(cells, { light, lead: 0.016, accents: 0.08 }),
      whole,
      16,
    ),
    board.glazier.mark(place, mark, { at: [0.5, 0.5], size, lead: 0.012, glow: 0.35 }),
  );
}
