import { IRON } from '../../../palette.ts';
import { circle, type Point } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** MySQL: what is written to one store is read from several. */
export function replicas(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'nw', lean: 0.06, light: [1100, 0], pane: 126 });
  const copies: readonly Point[] = [
    [700, 610],
    [900, 480],
    [1060, 640],
  ];
  const flows = copies.map(
    ([x, y], index) =>
      `M420 ${520 + index * 46}C560 ${520 + index * 46} ${x - 200} ${y + 40} ${x - 84} ${y + 60}`,
  );
  // Writes on their way, on the wire to the second copy.
  const along = (t: number): Point => {
    const weigh = (a: number, c: number, d: number, e: number) =>
      a * (1 - t) ** 3 + 3 * c * t * (1 - t) ** 2 + 3 * d * t * t * (1 - t) + e * t ** 3;
    return [weigh(420, 560, 700, 816), weigh(566, 566, 520, 540)];
  };
  return b.scene(
    b.glow(320, 560, 360, 0.6),
    ...flows.map((d) => b.ray(d, 4)),
    ...[0.32, 0.5, 0.68].map((share) =>
      circle(...along(share), 11, { fill: b.tint.accent, stroke: IRON, 'stroke-width': 2.6 }),
    ),
    b.drum(900, 470, 88, 150, { level: 0.5 }, 3),
    b.drum(320, 440, 156, 300, { level: 0.9, lit: 'colour' }, 4),
    b.drum(700, 610, 96, 164, { level: 0.6 }, 3),
    b.drum(1060, 640, 92, 156, { level: 0.5 }, 3),
    b.moved(
      500,
      190,
      b.browser(
        330,
        190,
        { level: 0.2 },
        b.text(24, 70, [190], { height: 13 }),
        b.lit(24, 104, 282, 30, 'accent'),
        b.pane(24, 144, 282, 28, 0.5),
      ),
    ),
    b.wire('M560 380C540 470 520 480 486 482', { width: 4, dash: '2 12' }),
    b.wire('M770 380C840 400 880 410 896 430', { width: 4, dash: '2 12' }),
  );
}
