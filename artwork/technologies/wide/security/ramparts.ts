import { Space } from '../../../services/studio/space.ts';
import { path } from '../../../svg.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** PingCastle: the walls around the keep, sounded ring by ring; where they give way, it shows. */
export function ramparts(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.13, light: [1100, 30], pane: 116 });
  const room = new Space([620, 500], [0.84, 0.4], [-0.84, 0.4]);
  const wallAlong = (half: number, high: number, level: number, front: boolean) => {
    const thick = 20;
    const sides = front
      ? [
          b.block(room, [half - thick, -half, 0], [thick, half * 2, high], { level }),
          b.block(room, [-half, half - thick, 0], [half * 2, thick, high], { level }),
        ]
      : [
          b.block(room, [-half, -half, 0], [half * 2, thick, high], { level }),
          b.block(room, [-half, -half, 0], [thick, half * 2, high], { level }),
        ];
    return sides.join('');
  };
  const tower = (x: number, y: number, high: number, lit?: 'colour' | 'accent') =>
    b.block(room, [x - 26, y - 26, 0], [52, 52, high], { level: 0.7, lit });
  const ring = (r: number, opacity: number) => {
    const [x, y] = room.at(0, 0, 0);
    return path(`M${x - r} ${y}a${r} ${r * 0.48} 0 1 1 ${r * 2} 0a${r} ${r * 0.48} 0 1 1 ${-r * 2} 0z`, {
      fill: 'none',
      stroke: b.tint.accent,
      'stroke-width': 4,
      'stroke-opacity': opacity,
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    });
  };
  return b.scene(
    b.glow(620, 500, 480, 0.5),
    ring(520, 0.35),
    ring(430, 0.5),
    wallAlong(268, 62, 0.35, false),
    tower(-268, -268, 110),
    tower(268, -268, 110),
    tower(-268, 268, 110),
    ring(310, 0.7),
    wallAlong(160, 92, 0.55, false),
    tower(-160, -160, 146),
    tower(160, -160, 146),
    tower(-160, 160, 146, 'accent'),
    ring(200, 0.9),
    b.block(room, [-84, -84, 0], [168, 168, 190], { level: 0.8, lit: 'colour' }),
    ...[
      [-84, -84],
      [40, -84],
      [-84, 40],
      [40, 40],
    ].map(([x = 0, y = 0]) => b.block(room, [x, y, 190], [44, 44, 44], { level: 1, lit: 'colour' })),
    wallAlong(160, 92, 0.55, true),
    tower(160, 160, 146),
    wallAlong(268, 62, 0.35, true),
    tower(268, 268, 110),
    b.block(room, [60, 250, 0], [70, 20, 62], { lit: 'accent' }),
    b.glow(...room.at(95, 262, 30), 120, 0.8, b.tint.accent),
  );
}
