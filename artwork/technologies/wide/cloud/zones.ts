import { Space } from '../../../services/studio/space.ts';
import { number, type Point, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** AWS: one service spread over three separate zones, with as many machines in each as the traffic needs. */
export function zones(motif: Motif): string {
  const b = new Bench(motif, { corner: 'ne', lean: -0.1, light: [120, -20], pane: 120 });
  const rooms = (
    [
      [330, 600],
      [640, 690],
      [900, 560],
    ] as const
  ).map(([x, y]) => new Space([x, y], [0.87, 0.4], [-0.87, 0.4]));
  const heights: readonly (readonly number[])[] = [
    [90, 150, 60, 120],
    [170, 220, 130, 190],
    [60, 110, 0, 80],
  ];
  const zone = (room: Space, index: number) => {
    const towers = (heights[index] ?? []).map((high, place) => {
      const [x, y] = [-92 + (place % 2) * 100, -92 + Math.floor(place / 2) * 100];
      if (high === 0)
        return b.wire(room.outline(x, y, 26, x + 80, y, 26, x + 80, y + 80, 26, x, y + 80, 26), {
          dash: '6 8',
          opacity: 0.6,
        });
      return b.block(room, [x, y, 26], [80, 80, high], {
        level: 0.5,
        lit: index === 1 && place < 3 ? 'colour' : place === 1 ? 'colour' : undefined,
      });
    });
    return b.block(room, [-130, -130, 0], [260, 260, 26], { level: 0.55, lit: undefined }) + towers.join('');
  };
  const roofs = rooms.map((room, index) => room.at(0, 0, 26 + Math.max(...(heights[index] ?? [0])) + 16));
  const gate: Point = [600, 170];
  return b.scene(
    b.glow(620, 520, 470, 0.4),
    b.wire(`M${rooms.map((room) => room.at(0, 0, 0).map(number).join(' ')).join('L')}Z`, {
      dash: '4 10',
      width: 4,
    }),
    ...[0, 2, 1].map((index) => (rooms[index] ? zone(rooms[index], index) : '')),
    ...roofs.map(([x, y], index) =>
      b.ray(
        `M${gate[0]} ${gate[1]}C${gate[0]} ${gate[1] + 90} ${x} ${y - 110} ${number(x)} ${number(y)}`,
        index === 1 ? 6 : 3,
      ),
    ),
    b.glow(...gate, 150, 0.8),
    b.glass(
      polygon(
        times(
          6,
          (index): Point => [
            gate[0] + Math.cos((index / 3) * Math.PI) * 62,
            gate[1] + Math.sin((index / 3) * Math.PI) * 54,
          ],
        ),
      ),
      { lit: 'colour' },
      0.9,
    ),
    b.wire(`M${gate[0] - 24} ${gate[1]}h48m-16-16l16 16-16 16`, {
      width: 7,
      opacity: 1,
      colour: b.ink(true),
    }),
    b.ray(`M300 90C420 90 470 170 536 170`, 4),
  );
}
