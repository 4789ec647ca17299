import { circle, rect } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Python: a notebook where code, figures and words follow each other. */
export function notebook(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'ne', lean: -0.1, light: [90, 10], pane: 122 });
  const code = (y: number, rows: readonly (readonly [indent: number, width: number, accent?: boolean])[]) =>
    rows
      .map(([indent, width, accent], row) =>
        rect(40 + indent * 30, y + row * 27, width, 11, {
          fill: accent ? b.tint.accent : b.tint.colour,
          'fill-opacity': accent ? undefined : '.75',
        }),
      )
      .join('');
  const dots = times(42, (index) => {
    const x = 40 + index * 8.4;
    return circle(x, 150 - index * 2.5 + Math.sin(index * 2.7) * 26, 5.5, {});
  });
  const bins = times(11, (index) => {
    const high = 150 * Math.exp(-(((index - 5) / 2.7) ** 2)) + 8;
    return b.lit(20 + index * 30, 176 - high, 23, high, index === 5 ? 'accent' : 'colour', 1);
  });
  return b.scene(
    b.at(
      110,
      232,
      b.shadow(
        [
          [0, 0],
          [560, 0],
          [560, 600],
          [0, 600],
        ],
        [-16, 24],
        0.06,
      ),
      b.browser(
        560,
        600,
        { level: 0.15 },
        b.sheet(24, 66, 512, 160, { level: 0.3 }, 0),
        code(92, [
          [0, 130],
          [1, 250],
          [2, 190, true],
          [2, 130],
          [1, 90],
        ]),
        b.text(40, 256, [420, 380, 240], { step: 25, height: 9 }),
        b.sheet(24, 342, 512, 108, { level: 0.3 }, 0),
        code(366, [
          [0, 210],
          [1, 160, true],
          [1, 270],
        ]),
        b.lit(40, 480, 480, 84),
        b.text(62, 502, [300, 220], { step: 28, height: 11, onLit: true, opacity: 0.9 }),
      ),
    ),
    b.at(
      610,
      456,
      b.shadow(
        [
          [0, 0],
          [470, 0],
          [470, 300],
          [0, 300],
        ],
        [-18, 26],
        0.09,
      ),
      b.browser(
        470,
        300,
        { level: 0.1 },
        b.moved(
          40,
          64,
          b.wire('M0 0V190H392', { width: 3 }),
          `<g fill="${b.tint.colour}" fill-opacity=".8">${dots.join('')}</g>`,
          b.ray('M40 152L385 42', 4, b.tint.accent),
        ),
      ),
    ),
    b.at(
      520,
      680,
      b.shadow(
        [
          [0, 0],
          [370, 0],
          [370, 200],
          [0, 200],
        ],
        [-14, 20],
        0.08,
      ),
      b.sheet(0, 0, 370, 200, { level: 0.1 }, 0.9),
      ...bins,
    ),
  );
}
