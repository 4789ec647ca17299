import { box, circle } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Jenkins: every change runs through the same stages; the one that fails is stopped where it fails. */
export function stages(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.13, light: [1140, 20], pane: 108 });
  const runs: readonly string[] = ['✓✓✓✓✓', '✓✓✓✓✓', '✓✓×··', '✓✓✓✓✓', '✓✓✓▸·'];
  const cells = runs.flatMap((run, row) =>
    [...run].map((state, column) => {
      const [x, y] = [150 + column * 142, 100 + row * 78];
      if (state === '✓') return b.lit(x, y, 128, 62, 'colour', 6) + b.check(x + 64, y + 31, 32);
      if (state === '×')
        return b.lit(x, y, 128, 62, 'accent', 6) + b.cross(x + 64, y + 31, 44, b.ink(true), 7);
      if (state === '▸')
        return (
          b.glow(x + 64, y + 31, 110, 0.8) +
          b.sheet(x, y, 128, 62, { level: 1, radius: 6 }, 0.6) +
          b.lit(x, y, 62, 62, 'colour', 6)
        );
      return b.wire(box(x, y, 128, 62), { dash: '7 8', opacity: 0.4 });
    }),
  );
  const heads = times(5, (column) =>
    circle(214 + column * 142, 62, 13, {
      fill: column < 4 ? b.tint.white : 'none',
      stroke: b.tint.white,
      'stroke-width': 4,
    }),
  );
  return b.scene(
    b.at(
      190,
      386,
      b.sheet(0, 0, 892, 502, { level: 0.55 }, 0.86),
      b.wire('M214 62H782', { width: 5, opacity: 0.8 }),
      ...heads,
      ...runs.map(
        (_, row) =>
          circle(54, 131 + row * 78, 17, {
            fill: row === 2 ? b.tint.accent : b.tint.colour,
            'fill-opacity': '.9',
          }) + b.text(84, 119 + row * 78, [40, 26], { step: 16, height: 7 }),
      ),
      ...cells,
    ),
  );
}
