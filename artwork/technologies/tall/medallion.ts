import { INK } from '../../palette.ts';
import { type Point, path, polygon } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import type { Daylight } from '../glass/cutter.ts';
import { around } from '../glass/lights.ts';
import { regular, upright } from '../glass/openings.ts';
import { grid, lattice, rings } from '../glass/patterns.ts';
import { Board, flat, type Motif } from './board.ts';

/** Clear lozenges by day, a border of coloured strips, and a medallion with the mark. */
export function medallion(motif: Motif): string {
  const { mark, tint, isTurned, form } = motif;
  const board = new Board(motif);
  const at: Point = [500, form === 1 ? 600 : 470];
  const radius = 312;
  const band = 74;
  const field = (
    form === 1
      ? grid([1000 - 2 * band, 1200 - 2 * band], 8, 5)
      : lattice([1000 - 2 * band, 1200 - 2 * band], 7, 6)
  ).map((cell) => cell.map(([x, y]): Point => [x + band, y + band]));
  const day: Daylight = ([x, y]) =>
    0.34 + 0.66 * Math.max(0, 1 - Math.hypot(x - (isTurned ? 60 : 940), y - 60) / 1150);
  const strips = [
    ...times(8, (index) => [
      upright((index * 1000) / 8, 0, 125, band),
      upright((index * 1000) / 8, 1200 - band, 125, band),
    ]).flat(),
    ...times(8, (index) => {
      const tall = (1200 - 2 * band) / 8;
      return [
        upright(0, band + index * tall, band, tall),
        upright(1000 - band, band + index * tall, band, tall),
      ];
    }).flat(),
  ];
  const border: Daylight = (place) => 0.36 + 0.4 * day(place);
  // A round medallion, or one with eight sides and two rims.
  const [sides, turn] = form === 1 ? [8, Math.PI / 8] : [24, 0];
  const span = [turn, Math.PI * 2 + turn] as const;
  const wheel = [
    ...rings(at, [0, radius * 0.72], [form === 1 ? 8 : 12], span),
    ...rings(at, [radius * 0.73, radius * 0.86, radius], [sides, sides], span),
  ];
  const glass = around([at[0] + (isTurned ? -140 : 140), at[1] - 160], 560, 0.3, 0.6, 0.8);
  const size = (radius * 1.24) / Math.max(1, Math.hypot(mark.width, mark.height) * 0.86);
  return board.finish(
    board.glazier.panes(
      flat,
      board.glazier.colour(field, { light: day, lead: 7, ramp: tint.day, variety: 0.24 }),
      upright(0, 0, 1000, 1200),
      14,
    ),
    board.glazier.panes(
      flat,
      board.glazier.colour(strips, { light: border, lead: 9, accents: 0.12, variety: 0.8 }),
      [],
      12,
    ),
    path(
      polygon(regular([at[0] + (isTurned ? 16 : -16), at[1] + 20], radius + 6, form === 1 ? 8 : 48, turn)),
      { fill: INK, 'fill-opacity': '.16' },
    ),
    board.glazier.panes(
      flat,
      board.glazier.colour(wheel, { light: glass, lead: 9, accents: 0.1 }),
      regular(at, radius + 9, form === 1 ? 8 : 48, turn),
      18,
    ),
    board.glazier.mark(flat, mark, { at, size, lead: 8, glow: 0.3 }),
    board.haze([isTurned ? 0.04 : 0.96, 0.03], 0.7, 0.5, '#FFFEF4'),
  );
}
