import { box, path, polygon } from '../../svg.ts';
import type { Motif } from '../tall/board.ts';
import { Bench } from './bench.ts';

/** TypeScript: a wall with openings of known shape; what does not fit is stopped before it runs. */
export function shapes(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.12, light: [1120, 60], pane: 126 });
  const [dot, square, triangle] = [
    (x: number, y: number, r: number) =>
      `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`,
    (x: number, y: number, r: number) => box(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76),
    (x: number, y: number, r: number) =>
      polygon([
        [x, y - r],
        [x + r, y + r * 0.8],
        [x - r, y + r * 0.8],
      ]),
  ];
  const rows = [
    { y: 180, form: dot, from: [-260, -120], to: [225, 360, 480] },
    { y: 330, form: square, from: [-330, -180], to: [230, 420] },
    { y: 480, form: triangle, from: [-270], to: [260, 460] },
  ];
  const wall = `${box(0, 0, 150, 600)}${rows.map(({ y, form }) => form(75, y, 56)).join('')}`;
  const flow = rows.map(({ y }) => b.wire(`M-400 ${y}H560`, { dash: '2 14', opacity: 0.5 }));
  const pieces = rows.map(({ y, form, from, to }, row) => [
    ...from.map((x) => b.glass(form(x, y, 46), { level: 0.45 }, 0.9)),
    ...to.map(
      (x, index) => b.glow(x, y, 110, 0.35 - index * 0.06) + b.glass(form(x, y, 46), { lit: 'colour' }, 0.9),
    ),
    row === 2 ? b.glass(square(-66, y, 48), { lit: 'accent' }, 0.9) + b.cross(-66, y, 62, b.ink(true)) : '',
  ]);
  return b.scene(
    b.at(
      540,
      262,
      ...flow,
      ...pieces.flat(),
      b.glow(75, 330, 300, 0.4),
      path(wall, { 'fill-rule': 'evenodd', fill: '#0B1730', 'fill-opacity': '.82' }),
      `<g fill-rule="evenodd">${b.glass(wall, { level: 0.9 }, 0)}</g>`,
      b.wire(rows.map(({ y, form }) => form(75, y, 56)).join(''), {
        width: 4,
        opacity: 1,
        colour: b.tint.white,
      }),
    ),
  );
}
