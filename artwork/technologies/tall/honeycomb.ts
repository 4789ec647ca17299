import { IRON, mix } from '../../palette.ts';
import { hundredth, type Point, path, polygon } from '../../svg.ts';
import { distance, inset, middle } from '../glass/cells.ts';
import type { Daylight } from '../glass/cutter.ts';
import { around } from '../glass/lights.ts';
import { regular } from '../glass/openings.ts';
import { comb, rings } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** Cells that grow around the mark into the white of the page. */
export function honeycomb(motif: Motif): string {
  const { mark, tint, isTurned, random } = motif;
  const board = new Board(motif);
  const at: Point = [isTurned ? 450 : 550, isTurned ? 640 : 560];
  const side = 318;
  const small = comb([1000, 1200], 8).filter((cell) => {
    const away = distance(middle(cell), at) / 640;
    return away > 0.36 && random() > (away - 0.6) * 2.2;
  });
  const core = regular(at, side, 6, Math.PI / 6);
  const light: Daylight = (place) => 0.95 - Math.max(0, distance(place, at) - 240) / 700;
  const fade: Daylight = (place) => 0.34 + (distance(place, at) / 640) * 0.58;
  const size = 370 / Math.max(1, Math.hypot(mark.width, mark.height) * 0.84);
  const hexes = board.glazier.colour(small, { light: fade, lead: 12, accents: 0.07, variety: 0.9 });
  return board.finish(
    board.veil(
      board.shade([
        [0, '#FFFFFF'],
        [1, mix('#FFFFFF', tint.pale, 0.55)],
      ]),
    ),
    ...hexes.map(({ cell, colour }) =>
      path(polygon(cell), {
        fill: colour,
        stroke: IRON,
        'stroke-width': hundredth(3 + 6 * Math.max(0, light(middle(cell)))),
        'stroke-linejoin': 'round',
      }),
    ),
    board.shadow(core, [isTurned ? 18 : -18, 26], 0.12),
    board.glazier.panes(
      flat,
      board.glazier.colour(rings(at, [0, side], [6], [Math.PI / 6, Math.PI * 2 + Math.PI / 6]), {
        light: around([at[0] + 120, at[1] - 180], 640, 0.22, 0.52, 0.8),
        lead: 8,
      }),
      core,
      22,
    ),
    path(polygon(inset(core, -4)), {
      fill: 'none',
      stroke: IRON,
      'stroke-width': 14,
      'stroke-linejoin': 'round',
    }),
    board.glazier.mark(flat, mark, { at, size, lead: 8, glow: 0.45 }),
  );
}
