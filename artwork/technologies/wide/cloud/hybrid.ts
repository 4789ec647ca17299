import { Space } from '../../../services/studio/space.ts';
import { number } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Azure: what stays in the house and what is in the cloud, on storeys that one bridge joins. */
export function hybrid(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.12, light: [1120, -30], pane: 118 });
  const room = new Space([640, 700], [0.9, -0.12], [-0.5, 0.34]);
  const storey = (
    x: number,
    z: number,
    wide: number,
    level: number,
    towers: readonly (readonly [number, number, boolean])[],
  ) =>
    b.block(room, [x, 0, z], [wide, 190, 20], { level }) +
    towers
      .map(([at, high, lit]) =>
        b.block(room, [x + at, 50, z + 20], [74, 84, high], {
          level: level * 0.9,
          lit: lit ? 'colour' : undefined,
        }),
      )
      .join('');
  const [from, to] = [room.at(-130, 90, 70), room.at(60, 90, 200)];
  return b.scene(
    b.glow(800, 380, 460, 0.5),
    storey(-470, -30, 330, 0.4, [
      [30, 120, false],
      [128, 84, true],
      [226, 60, false],
    ]),
    storey(-10, 60, 460, 0.6, [
      [40, 90, false],
      [150, 62, true],
      [260, 110, false],
      [360, 74, false],
    ]),
    storey(60, 254, 400, 0.75, [
      [40, 70, true],
      [150, 104, false],
      [260, 66, true],
    ]),
    storey(140, 440, 300, 1, [
      [40, 66, true],
      [160, 92, true],
    ]),
    b.ray(
      `M${from.map(number).join(' ')}C${number(from[0] + 90)} ${number(from[1] - 110)} ${number(to[0] - 130)} ${number(to[1] + 10)} ${to.map(number).join(' ')}`,
      6,
    ),
    b.wire(
      `M${room.at(420, 150, 82).map(number).join(' ')}V${number(room.at(420, 150, 254)[1])}M${room.at(420, 150, 276).map(number).join(' ')}V${number(room.at(420, 150, 440)[1])}`,
      { width: 4, dash: '3 10' },
    ),
  );
}
