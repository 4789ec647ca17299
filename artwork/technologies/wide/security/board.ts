import { IRON, mix, shade } from '../../../palette.ts';
import { Space } from '../../../services/studio/space.ts';
import { circle, number, path } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Purple Knight: the board as an attacker sees it, the squares that can be reached and those that are weak. */
export function board(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.11, light: [60, 30], pane: 116 });
  const room = new Space([580, 520], [0.94, 0.34], [-0.86, 0.4]);
  const step = 93;
  const spot = [1, 1] as const;
  const square = (column: number, row: number) => {
    const [x, y] = [(column - 3) * step, (row - 3) * step];
    const reach = Math.abs(column - 2 - spot[0]) * Math.abs(row - 2 - spot[1]) === 2;
    const isWeak = column === 5 && row === 4;
    const isDark = (column + row) % 2 === 1;
    const d = room.outline(x, y, 0, x + step, y, 0, x + step, y + step, 0, x, y + step, 0);
    const level = isDark ? 0.2 : 0.46;
    const fill = isWeak
      ? b.tint.accent
      : reach
        ? shade(b.tint.ramp, 0.82)
        : shade(b.tint.ramp, level + (motif.random() - 0.5) * 0.1);
    return (
      path(d, { fill, stroke: IRON, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
      (isWeak ? b.glow(...room.at(x + step / 2, y + step / 2), 120, 0.9, b.tint.accent) : '')
    );
  };
  const squares = times(36, (index) => square(index % 6, Math.floor(index / 6)));
  const [kx, ky] = room.at((spot[0] - 1) * step + step / 2, (spot[1] - 1) * step + step / 2);
  const size = 310;
  const setting = { at: [kx, ky - size * 0.44] as const, size, lead: 4, iron: 6, glow: 0.6 };
  const shadowAt = b.definitions.radial([
    [0, IRON, 0.7],
    [1, IRON, 0],
  ]);
  const pawn = (column: number, row: number) => {
    const [x, y] = room.at((column - 2.5) * step, (row - 2.5) * step);
    return (
      b.glass(`M${x - 36} ${y + 8}a36 15 0 0 0 72 0l-14-22-12-52h-20l-12 52z`, { level: 0.7 }, 0.9) +
      circle(x, y - 74, 25, { fill: shade(b.tint.ramp, 0.72), stroke: b.tint.pale, 'stroke-width': 2.4 })
    );
  };
  return b.scene(
    b.glow(560, 500, 520, 0.4),
    path(
      room.outline(
        -3 * step - 16,
        -3 * step - 16,
        0,
        3 * step + 16,
        -3 * step - 16,
        0,
        3 * step + 16,
        3 * step + 16,
        0,
        -3 * step - 16,
        3 * step + 16,
        0,
      ),
      { fill: mix(IRON, b.tint.deep, 0.5), stroke: b.tint.pale, 'stroke-width': 3, 'stroke-opacity': '.6' },
    ),
    ...squares,
    pawn(1, 0),
    pawn(4, 1),
    circle(kx, ky + 4, 110, { fill: shadowAt, transform: `translate(0 ${number(ky * 0.6)}) scale(1 .4)` }),
    b.glazier.mark((at) => at, motif.mark, setting),
    pawn(0, 4),
    pawn(5, 4),
  );
}
