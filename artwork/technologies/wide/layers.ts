import { IRON } from '../../palette.ts';
import { number, path } from '../../svg.ts';
import { times } from '../glass/cells.ts';
import type { Motif } from '../tall/board.ts';
import { Bench } from './bench.ts';
import type { Look } from './material.ts';
import { Space } from './space.ts';

/** Linux: the kernel at the foot, the system on it, and on top whatever you want to run. */
export function layers(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.17, light: [100, -20], pane: 124 });
  const room = new Space([600, 570], [0.87, 0.36], [-0.87, 0.36]);
  const terrace = (half: number, z: number, high: number, look: Look) => {
    const joints = times(9, (index) => {
      const share = -half + (half * 2 * (index + 0.5)) / 9;
      const [a, c] = [room.at(share, half, z), room.at(half, share, z)];
      return `M${number(a[0])} ${number(a[1])}v${-high}M${number(c[0])} ${number(c[1])}v${-high}`;
    });
    return (
      b.block(room, [-half, -half, z], [half * 2, half * 2, high], look) +
      path(joints.join(''), { fill: 'none', stroke: IRON, 'stroke-width': 5, 'stroke-opacity': '.55' })
    );
  };
  const apps = [
    [-150, -150, 150, undefined],
    [-40, -150, 230, 'colour'],
    [70, -140, 120, undefined],
    [-150, -30, 96, 'accent'],
    [-30, -20, 170, undefined],
    [84, -10, 80, 'colour'],
    [-140, 84, 70, 'colour'],
    [-20, 90, 110, undefined],
  ] as const;
  return b.scene(
    b.glow(600, 520, 470, 0.5),
    terrace(292, -120, 70, { level: 0.35 }),
    terrace(232, -40, 60, { level: 0.6 }),
    terrace(176, 30, 48, { level: 1, lit: 'colour' }),
    ...apps.map(([x, y, high, lit]) => b.block(room, [x, y, 78], [72, 72, high], { level: 0.5, lit })),
  );
}
