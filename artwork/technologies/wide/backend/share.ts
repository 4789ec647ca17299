import { type Point, path, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Nginx: what comes in at one place is shared out among many. */
export function share(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: 0.14, light: [40, 20], pane: 124 });
  const prism = polygon([
    [500, 240],
    [640, 520],
    [360, 520],
  ]);
  const doors = times(5, (index): Point => [880, 90 + index * 152]);
  const rays = doors.map(([x, y], index) =>
    polygon([
      [560, 384 + index * 10],
      [x, y + 40],
      [x, y + 74],
      [560, 392 + index * 10],
    ]),
  );
  const fill = b.shade(
    [
      [0, b.tint.white, 0.95],
      [1, b.tint.colour, 0.45],
    ],
    [0, 0.5, 1, 0.5],
  );
  return b.scene(
    path(
      polygon([
        [-10, 250],
        [-10, 300],
        [450, 402],
        [450, 388],
      ]),
      {
        fill: b.shade(
          [
            [0, b.tint.white, 0.3],
            [1, b.tint.white, 1],
          ],
          [0, 0.5, 1, 0.5],
        ),
      },
    ),
    b.glow(500, 420, 330, 0.6),
    ...rays.map((d) => path(d, { fill })),
    b.glass(prism, { level: 1 }, 0.4),
    path(
      polygon([
        [500, 240],
        [560, 360],
        [500, 520],
        [360, 520],
      ]),
      { fill: b.tint.white, 'fill-opacity': '.16' },
    ),
    b.wire('M500 240V520', { opacity: 0.5 }),
    ...doors.map(([x, y], index) =>
      b.server(x, y, 210, 116, 2, {
        level: 0.4 + (index % 2) * 0.3,
        lit: index === 1 ? 'accent' : undefined,
      }),
    ),
  );
}
