import { circle, type Point, polyline } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import type { Motif } from '../tall/board.ts';
import { Bench } from './bench.ts';

/** Angular: one application, modules inside it, components inside those, and a service given to all who ask. */
export function modules(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', light: [1130, 20] });
  const component = (x: number, y: number, w: number, h: number, lit = false) =>
    (lit ? b.lit(x, y, w, h) : b.pane(x, y, w, h, 0.75)) +
    b.text(x + 12, y + 14, [w * 0.5, w * 0.34], { step: 18, height: 6, onLit: lit, opacity: 0.7 });
  const part = (x: number, y: number, w: number, h: number) =>
    b.sheet(x, y, w, h, { level: 0.5 }, 0.5) + b.text(x + 16, y + 16, [w * 0.3], { height: 8 });
  const wires = [
    [470, 430, 470, 470, 240, 470, 240, 402],
    [470, 430, 470, 300],
    [470, 430, 470, 470, 690, 470, 690, 402],
  ].map((line) => polyline(pairs(line)));
  return b.scene(
    b.glow(700, 470, 460, 0.4),
    b.at(
      232,
      318,
      b.browser(
        800,
        500,
        { level: 0.75 },
        part(24, 64, 240, 350),
        part(286, 64, 240, 350),
        part(548, 64, 228, 350),
        component(44, 104, 200, 84),
        component(44, 204, 92, 190),
        component(152, 204, 92, 190),
        component(306, 104, 200, 150, true),
        component(306, 270, 200, 124),
        component(568, 104, 90, 138),
        component(672, 104, 86, 138),
        component(568, 258, 190, 136),
        b.ray(wires.join(''), 3.4),
        b.lit(430, 424, 80, 60, 'accent', 30),
        ...(
          [
            [240, 402],
            [470, 300],
            [690, 402],
          ] as const
        ).map(([x, y]) => circle(x, y, 9, { fill: b.tint.white })),
      ),
    ),
  );
}

function pairs(numbers: readonly number[]): Point[] {
  return times(numbers.length / 2, (index): Point => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0]);
}
