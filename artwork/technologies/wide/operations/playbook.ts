import { IRON } from '../../../palette.ts';
import { circle, type Point } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Ansible: one written play, and every machine in the state that it describes. */
export function playbook(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: 0.1, light: [1140, 0], pane: 112 });
  const machines = times(12, (index): Point => [570 + (index % 4) * 148, 150 + Math.floor(index / 4) * 196]);
  const isReady = (index: number) => index < 9;
  const wires = machines
    .filter((_, index) => index % 4 === 0)
    .map(
      ([x, y]) => `M396 ${330 + (y - 310) * 0.3}C480 ${330 + (y - 310) * 0.3} 470 ${y + 76} ${x} ${y + 76}`,
    );
  const steps = times(6, (row) => {
    const y = 76 + row * 62;
    return (
      (row < 4
        ? b.lit(26, y, 34, 34, 'colour', 17) + b.check(43, y + 17, 26)
        : b.pane(26, y, 34, 34, 0.5, 17)) +
      b.text(78, y + 4, [170 - ((row * 37) % 60), 110], { step: 19, height: 8 })
    );
  });
  return b.scene(
    b.glow(260, 340, 340, 0.4),
    b.moved(
      96,
      84,
      '<g transform="matrix(.96 .06 0 1 0 0)">',
      b.sheet(0, 0, 310, 470, { level: 0.85 }, 0.92),
      b.text(26, 30, [150], { height: 14, opacity: 0.95 }),
      ...steps,
      '</g>',
    ),
    ...wires.map((d, index) => (index < 2 ? b.ray(d, 4) : b.wire(d, { width: 4, dash: '3 11' }))),
    ...machines.map(([x, y], index) =>
      b.moved(
        x,
        y,
        b.server(0, 0, 132, 152, 3, { level: 0.4, lit: isReady(index) ? 'colour' : undefined }),
        isReady(index)
          ? circle(120, 10, 19, { fill: b.tint.white, stroke: IRON, 'stroke-width': 4 }) +
              b.check(120, 10, 22)
          : '',
      ),
    ),
  );
}
