import { circle, type Point, path, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Node.js: many requests come in, one thread takes each in turn, and nobody waits for the slow ones. */
export function streams(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: 0.08, light: [1160, 20] });
  const sources = times(6, (index): Point => [86, 64 + index * 88]);
  const inlets = sources.map(
    ([x, y], index) =>
      `M${x + 90} ${y + 26}C330 ${y + 26} 330 ${410 + (index - 2.5) * 20} 500 ${410 + (index - 2.5) * 20}`,
  );
  const outlets = times(
    4,
    (index) =>
      `M690 ${410 + (index - 1.5) * 26}C860 ${410 + (index - 1.5) * 26} 830 ${180 + index * 176} 940 ${180 + index * 176}`,
  );
  const hub = polygon(
    times(
      6,
      (index): Point => [
        595 + Math.cos((index / 6) * Math.PI * 2 - Math.PI / 2) * 158,
        410 + Math.sin((index / 6) * Math.PI * 2 - Math.PI / 2) * 158,
      ],
    ),
  );
  return b.scene(
    b.glow(595, 410, 420, 0.5),
    b.wire(inlets.join(''), { width: 3, opacity: 0.55 }),
    b.wire(outlets.slice(1).join(''), { width: 3, opacity: 0.55 }),
    b.ray(inlets[2] ?? '', 4),
    b.ray(outlets[0] ?? '', 4),
    ...sources.map(([x, y], index) =>
      b.moved(
        x,
        y,
        b.sheet(0, 0, 96, 56, { level: 0.4 + index * 0.08, lit: index === 2 ? 'colour' : undefined }, 0.9),
        b.text(16, 17, [54, 34], { step: 16, height: 6, onLit: index === 2 }),
      ),
    ),
    b.glass(hub, { level: 1 }, 0.92),
    b.moved(
      595,
      410,
      circle(0, 0, 92, { fill: b.bright() }),
      b.wire(`M-46 26A54 54 0 1 1 34 40`, { width: 13, opacity: 1, colour: b.ink(true) }),
      path('M62 24L26 66L18 16z', { fill: b.ink(true) }),
    ),
    b.moved(940, 128, b.browser(190, 120, { level: 0.8 }, b.lit(18, 56, 154, 46))),
    b.drum(1034, 328, 76, 84, { level: 0.5 }, 2),
    b.moved(
      946,
      478,
      b.sheet(0, 0, 176, 110, { level: 0.5 }, 0.9),
      b.text(22, 26, [120, 90, 108], { step: 24, height: 9 }),
    ),
    b.server(946, 654, 176, 130, 3, { level: 0.5 }),
  );
}
