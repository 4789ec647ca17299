import { circle, type Point, path, polygon, rect } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Windows Server: the cabinet that the whole office leans on. */
export function cabinet(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: -0.14, light: [1140, 10], pane: 120 });
  const desks: readonly Point[] = [
    [720, 196],
    [930, 296],
    [730, 420],
    [936, 520],
  ];
  const units = times(7, (unit) => {
    const y = 56 + unit * 72;
    const lit = unit === 1 || unit === 4;
    return (
      (lit ? b.lit(26, y, 268, 58, 'colour', 4) : b.pane(26, y, 268, 58, 0.5 + (unit % 3) * 0.15, 4)) +
      times(4, (bay) =>
        rect(42 + bay * 46, y + 14, 36, 30, { fill: b.ink(lit), 'fill-opacity': lit ? '.32' : '.16' }),
      ).join('') +
      circle(252, y + 29, 7, { fill: b.ink(lit), 'fill-opacity': '.8' }) +
      circle(274, y + 29, 7, { fill: lit ? b.tint.accent : b.ink(), 'fill-opacity': '.8' })
    );
  });
  return b.scene(
    b.glow(500, 470, 420, 0.45),
    ...desks.map(([x, y], index) =>
      b.ray(`M624 ${400 + index * 40}C640 ${400 + index * 40} 630 ${y + 80} ${x} ${y + 80}`, 3),
    ),
    b.at(318, 258, b.sheet(0, 0, 320, 580, { level: 0.7, radius: 8 }, 0.92), ...units),
    ...desks.map(([x, y], index) =>
      b.moved(
        x,
        y,
        '<g transform="matrix(.96 -.14 0 1 0 0)">',
        b.sheet(0, 0, 200, 132, { level: 0.8, radius: 7 }, 0.92),
        ...[0, 1, 2, 3].map((pane) =>
          pane === index % 4
            ? b.lit(14 + (pane % 2) * 90, 14 + Math.floor(pane / 2) * 54, 82, 48)
            : b.pane(14 + (pane % 2) * 90, 14 + Math.floor(pane / 2) * 54, 82, 48, 0.7),
        ),
        path(
          polygon([
            [86, 132],
            [114, 132],
            [122, 164],
            [78, 164],
          ]),
          { fill: b.tint.pale, 'fill-opacity': '.3' },
        ),
        rect(52, 162, 96, 9, { rx: 4, fill: b.tint.pale, 'fill-opacity': '.5' }),
        '</g>',
      ),
    ),
  );
}
