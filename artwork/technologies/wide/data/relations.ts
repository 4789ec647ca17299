import { type Point, rect } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** PostgreSQL: tables that know each other by their keys, and the index that finds a row in four steps. */
export function relations(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.14, light: [60, 0], pane: 120 });
  const table = (w: number, rows: number, columns: readonly number[], lit: number) => {
    const step = 40;
    const all = times(rows, (row) => {
      const y = 46 + row * step;
      const cells = columns.map((x, column) => {
        const next = columns[column + 1] ?? 1;
        return rect(
          x * w + 14,
          y + 15,
          (next - x) * w * ([0.62, 0.74, 0.5][(row + column) % 3] ?? 0.6),
          9,
          {},
        );
      });
      const ink = { fill: b.ink(row === lit), 'fill-opacity': '.66' };
      return (
        (row === lit
          ? b.lit(6, y + 3, w - 12, step - 6)
          : b.pane(6, y + 3, w - 12, step - 6, 0.16 + (row % 2) * 0.24)) +
        `<g fill="${ink.fill}" fill-opacity=".66">${cells.join('')}</g>`
      );
    });
    const height = 46 + rows * step + 8;
    return (
      b.sheet(0, 0, w, height, { level: 0.7 }, 0.92) +
      rect(0, 0, w, 42, { rx: 5, fill: b.tint.pale, 'fill-opacity': '.24' }) +
      b.text(18, 16, [w * 0.36], { height: 11, opacity: 0.9 }) +
      all.join('')
    );
  };
  const index: readonly Point[] = [
    [890, 500],
    [794, 620],
    [986, 620],
    [740, 740],
    [840, 740],
    [940, 740],
    [1040, 740],
  ];
  return b.scene(
    b.at(80, 232, table(330, 6, [0, 0.16, 0.6], 3)),
    b.at(150, 622, table(300, 4, [0, 0.2, 0.62], 1)),
    b.at(500, 272, table(360, 5, [0, 0.14, 0.5, 0.78], 2)),
    b.ray('M392 330C450 318 440 372 502 366', 4),
    b.ray('M436 668C540 640 470 420 502 396', 4),
    b.wire('M890 500L794 620L740 740M794 620L840 740M986 620L940 740', { width: 3 }),
    b.ray('M850 380L890 500L986 620L1040 740', 4),
    ...index.map(([x, y], knot) =>
      b.moved(
        x - 44,
        y - 26,
        b.sheet(0, 0, 88, 52, { level: 0.6, lit: [0, 2, 6].includes(knot) ? 'colour' : undefined }, 0.95),
        [0, 1, 2]
          .map((cell) =>
            rect(12 + cell * 23, 16, 16, 20, {
              fill: b.ink([0, 2, 6].includes(knot)),
              'fill-opacity': '.45',
            }),
          )
          .join(''),
      ),
    ),
  );
}
