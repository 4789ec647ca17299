import { Space } from '../../../services/studio/space.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Vue: the three layers of one component, and the page that they make together. */
export function component(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'ne', lean: 0.1, light: [120, 30] });
  const room = new Space([250, 700], [1.02, 0.4], [-0.72, 0.44]);
  const layer = (z: number, lit: boolean, rows: readonly number[]) => {
    const [w, d] = [300, 250];
    return (
      b.block(room, [0, -d, z], [w, d, 26], { level: lit ? 1 : 0.45, lit: lit ? 'colour' : undefined }) +
      room.lying(
        [24, -d + 26, z + 26],
        b.text(0, 0, rows, { step: 34, height: 13, onLit: lit, opacity: 0.75 }),
      )
    );
  };
  return b.scene(
    b.glow(330, 520, 380, 0.5),
    layer(0, false, [150, 90, 190, 120, 60]),
    layer(170, false, [120, 210, 70, 160]),
    layer(340, true, [180, 110, 220, 90, 150]),
    b.ray('M590 420C660 320 720 330 782 392', 4),
    b.ray('M800 700C740 780 600 800 500 760', 4),
    b.moved(
      770,
      350,
      `<g transform="matrix(.92 .1 0 1 0 0)">`,
      b.shadow(
        [
          [0, 0],
          [400, 0],
          [400, 400],
          [0, 400],
        ],
        [-16, 22],
        0.07,
      ),
      b.browser(
        400,
        400,
        { level: 0.3 },
        b.lit(24, 64, 352, 130),
        b.text(48, 100, [190, 130], { step: 32, height: 12, onLit: true, opacity: 0.9 }),
        b.pane(24, 214, 168, 110, 0.5),
        b.pane(208, 214, 168, 110, 0.8),
        b.lit(24, 344, 132, 34, 'accent', 17),
      ),
      '</g>',
    ),
  );
}
