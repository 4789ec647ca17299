import { IRON, mix } from '../../palette.ts';
import { circle, type Point } from '../../svg.ts';
import { clipAll } from '../glass/cells.ts';
import type { Daylight } from '../glass/cutter.ts';
import { around } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { rings } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** A fanlight: rings of panes rise from the mark like a morning. */
export function fan(motif: Motif): string {
  const { mark, tint, isTurned } = motif;
  const board = new Board(motif);
  const at: Point = [isTurned ? 330 : 670, 850];
  const radii = [0, 250, 350, 480, 640, 840, 1080, 1400];
  const cells = clipAll(rings(at, radii, [12, 24, 24, 24, 36, 36, 36]), upright(0, 0, 1000, 1200));
  const light = around(at, 1180, 0.12, 0.7, 1);
  const spokes: Daylight = (place) => {
    const turn = Math.atan2(place[1] - at[1], place[0] - at[0]);
    return light(place) * (0.86 + 0.22 * Math.cos(turn * 6 + 1)) - (place[1] > at[1] + 120 ? 0.12 : 0);
  };
  return board.finish(
    board.glazier.panes(
      flat,
      board.glazier.colour(cells, { light: spokes, lead: 9, accents: 0.05 }),
      upright(0, 0, 1000, 1200),
      20,
    ),
    board.haze([at[0] / 1000, at[1] / 1200], 0.6, 0.3, tint.colour),
    circle(at[0], at[1], 236, { fill: mix(IRON, tint.deep, 0.75) }),
    circle(at[0], at[1], 236, {
      fill: board.definitions.radial(
        [
          [0, tint.colour, 0.7],
          [1, tint.deep, 0.2],
        ],
        [0.6, 0.3],
        0.8,
      ),
    }),
    circle(at[0], at[1], 240, { fill: 'none', stroke: IRON, 'stroke-width': 14 }),
    board.glazier.mark(flat, mark, {
      at,
      size: 350 / Math.max(1, Math.hypot(mark.width, mark.height) * 0.84),
      lead: 8,
      glow: 0.2,
    }),
    board.veil(
      board.shade(
        [
          [0, IRON, 0],
          [0.8, IRON, 0],
          [1, IRON, 0.55],
        ],
        [0, 0, 0, 1],
      ),
    ),
  );
}
