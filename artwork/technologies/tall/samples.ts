import { bar } from '../../glass.ts';
import { IRON, mix, shade } from '../../palette.ts';
import { circle, type Point, path, polygon } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { upright } from '../glass/openings.ts';
import { Board, type Motif } from './board.ts';

/** A glazier's fan of samples: strips from the deepest to the palest tint, the mark cut into the one in front. */
export function samples(motif: Motif): string {
  const { mark, tint, isTurned } = motif;
  const board = new Board(motif);
  const pivot: Point = [isTurned ? 590 : 410, 1090];
  const [count, start, step] = [8, -42, 9.2];
  const sign = isTurned ? -1 : 1;
  const strip = upright(-128, -900, 256, 980);
  const strips = times(count, (index) => {
    const turn = sign * (start + index * step);
    const level = 0.3 + (index / (count - 1)) * 0.52;
    const isFront = index === count - 1;
    const radians = (turn * Math.PI) / 180;
    const place = ([x, y]: Point): Point => [
      pivot[0] + x * Math.cos(radians) - y * Math.sin(radians),
      pivot[1] + x * Math.sin(radians) + y * Math.cos(radians),
    ];
    const outline = strip.map(place);
    const colour = shade(index === 3 ? tint.second : tint.ramp, level);
    const fill = board.shade(
      [
        [0, mix(colour, '#FFFFFF', 0.34), isFront ? 0.97 : 0.92],
        [0.45, colour, isFront ? 0.96 : 0.9],
        [1, mix(colour, tint.deep, 0.4), 0.97],
      ],
      [isTurned ? 0 : 1, 0, 0.4, 1],
    );
    const edge =
      bar(place([-120, -892]), place([120, -892]), 5) +
      bar(place([sign * 122, -890]), place([sign * 122, 70]), 4);
    const bars = isFront ? '' : bar(place([-128, -640]), place([128, -640]), 7);
    return (
      board.shadow(outline, [sign * -14, 10], 0.055) +
      path(polygon(outline), { fill, stroke: IRON, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
      path(bars, { fill: IRON }) +
      path(edge, { fill: '#FFFFFF', 'fill-opacity': '.4' })
    );
  });
  const last = (sign * (start + (count - 1) * step) * Math.PI) / 180;
  const front: Surface = ([x, y]) => [
    pivot[0] + x * Math.cos(last) - y * Math.sin(last),
    pivot[1] + x * Math.sin(last) + y * Math.cos(last),
  ];
  return board.finish(
    board.veil(
      board.shade(
        [
          [0, '#FFFFFF'],
          [1, mix('#F1EFE6', tint.pale, 0.5)],
        ],
        [isTurned ? 0 : 1, 0, 0.5, 1],
      ),
    ),
    ...strips,
    board.glazier.mark(front, mark, {
      at: [0, -730],
      size: 206 / Math.max(mark.width, 0.84),
      lead: 5,
      glow: 0,
      iron: 4,
      light: () => 0.3,
    }),
    circle(pivot[0], pivot[1], 30, { fill: IRON }),
    circle(pivot[0], pivot[1], 12, { fill: mix(IRON, '#FFFFFF', 0.35) }),
  );
}
