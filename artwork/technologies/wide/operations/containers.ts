import { bar } from '../../../glass.ts';
import { IRON } from '../../../palette.ts';
import { Space } from '../../../services/studio/space.ts';
import { box, circle, path } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Docker: containers stacked on one deck; the crane brings the next, which is like all the others. */
export function containers(motif: Motif): string {
  const b = new Bench(motif, { corner: 'nw', lean: -0.1, light: [1120, 0], pane: 122 });
  const room = new Space([250, 700], [0.94, -0.1], [-0.5, 0.34]);
  const size = [196, 150, 112] as const;
  const box3 = (x: number, y: number, z: number, level: number, lit = false) => {
    const ribs = times(6, (rib) => box(16 + rib * 30, -96, 5, 80)).join('');
    const [px, py] = room.at(x, y + size[1], z);
    return (
      b.block(room, [x, y, z], size, { level, lit: lit ? 'colour' : undefined }) +
      `<g transform="matrix(.94 -.1 0 1 ${px} ${py})">${path(ribs, { fill: b.ink(lit), 'fill-opacity': lit ? '.5' : '.3' })}</g>`
    );
  };
  const rows: readonly (readonly number[])[] = [[0, 1, 2, 3], [0, 1, 2], [1]];
  const stack = rows.flatMap((row, z) =>
    row.map((column) => box3(column * 206, 0, 26 + z * 118, 0.3 + ((column * 3 + z * 2) % 5) * 0.15)),
  );
  const [hx, hy] = room.at(2.42 * 206 + 98, 75, 26 + 3.34 * 118 + 112);
  return b.scene(
    b.glow(700, 420, 440, 0.45),
    b.block(room, [-40, -20, 0], [910, 200, 22], { level: 0.7 }),
    ...stack,
    b.glow(hx, hy + 60, 260, 0.6),
    path(bar([hx, -10], [hx, hy - 70], 7), { fill: IRON }),
    b.wire(`M${hx} ${hy - 78}L${hx - 96} ${hy + 4}M${hx} ${hy - 78}L${hx + 96} ${hy - 16}`, {
      width: 4,
      opacity: 1,
    }),
    circle(hx, hy - 80, 13, { fill: IRON, stroke: b.tint.pale, 'stroke-width': 4 }),
    box3(2.42 * 206, 0, 26 + 3.34 * 118, 1, true),
  );
}
