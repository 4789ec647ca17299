import { IRON, shade } from '../../../palette.ts';
import { circle, type Point, path, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Active Directory: domains under domains, and in each of them the people and the machines. */
export function forest(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.16, light: [80, 0], pane: 120 });
  const domain = (x: number, y: number, side: number, level: number, lit = false) => {
    const rows = 3;
    const at = (row: number, column: number): Point => [
      x + ((column - row / 2) * side) / rows,
      y + (row * side * 0.9) / rows,
    ];
    const up = times(rows, (row) =>
      times(row + 1, (column) => [at(row, column), at(row + 1, column), at(row + 1, column + 1)]),
    ).flat();
    const down = times(rows, (row) =>
      times(row, (column) => [at(row, column), at(row, column + 1), at(row + 1, column + 1)]),
    ).flat();
    const pane = (cell: readonly Point[], index: number) =>
      path(polygon(cell), {
        fill: shade(b.tint.ramp, level + (lit ? 0.12 : 0) + ((index * 7) % 5) * 0.05),
        stroke: IRON,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      });
    return (
      b.glow(x, y + side * 0.55, side * 0.9, lit ? 0.6 : 0.25) +
      up.map(pane).join('') +
      down.map((cell, index) => pane(cell, index + 3)).join('')
    );
  };
  const unit = (x: number, y: number, lit: boolean) =>
    b.moved(
      x - 50,
      y,
      b.sheet(0, 0, 100, 64, { level: 0.6, lit: lit ? 'colour' : undefined }, 0.95),
      circle(24, 26, 9, { fill: b.ink(lit), 'fill-opacity': '.7' }),
      path('M10 52a14 15 0 0 1 28 0z', { fill: b.ink(lit), 'fill-opacity': '.7' }),
      b.text(50, 20, [34, 24], { step: 17, height: 7, onLit: lit }),
    );
  return b.scene(
    b.wire('M560 330V390M560 390H280V430M560 390H840V430', { width: 6, opacity: 0.8 }),
    b.wire(
      'M280 610V660M280 660H160V700M280 660H300V700M280 660H430V700M840 610V660M840 660H700V700M840 660H840V700M840 660H970V700',
      { width: 4, opacity: 0.6 },
    ),
    domain(560, 80, 290, 0.56, true),
    domain(280, 420, 220, 0.44),
    domain(840, 420, 220, 0.5),
    unit(160, 700, false),
    unit(295, 700, true),
    unit(430, 700, false),
    unit(700, 700, false),
    unit(840, 700, false),
    unit(970, 700, true),
    b.wire('M395 520C480 480 640 480 725 520', {
      dash: '4 10',
      width: 4,
      colour: b.tint.accent,
      opacity: 0.9,
    }),
  );
}
