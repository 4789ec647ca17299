import { Space } from '../../../services/studio/space.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** PowerShell: not text but objects go from one command to the next: chosen, sorted, counted. */
export function objects(motif: Motif): string {
  const b = new Bench(motif, { corner: 'se', lean: -0.08, light: [300, -40], pane: 104 });
  const room = (x: number, y: number) => new Space([x, y], [0.9, -0.16], [-0.42, 0.3]);
  const cube = (x: number, y: number, high: number, lit: boolean, level = 0.5) =>
    b.glow(x + 40, y - high / 2, 70 + high * 0.3, lit ? 0.2 : 0) +
    b.block(room(x, y), [0, 0, 0], [78, 66, high], { level, lit: lit ? 'colour' : undefined });
  const shell = (x: number, y: number, w: number, h: number, words: readonly number[]) =>
    b.at(
      x,
      y,
      b.sheet(0, 0, w, h, { level: 0.8 }, 0.9),
      b.wire('M24 26l16 15-16 15', { width: 5, opacity: 1, colour: b.tint.accent }),
      b.text(56, 36, words, { height: 11, opacity: 0.9 }),
    );
  const tube = (x: number, y: number) =>
    b.glass(`M${x} ${y}h96v54h-96z`, { level: 0.6 }, 0.5) +
    b.wire(`M${x} ${y}v54M${x + 96} ${y}v54`, { width: 7, opacity: 1 });
  const heap: readonly (readonly [number, number, number, boolean])[] = [
    [150, 470, 64, true],
    [268, 462, 46, false],
    [110, 568, 118, false],
    [224, 576, 66, true],
    [124, 690, 88, false],
    [262, 690, 128, true],
  ];
  return b.scene(
    b.glow(940, 520, 340, 0.5),
    shell(84, 226, 316, 84, [180]),
    shell(452, 186, 300, 84, [120]),
    shell(806, 146, 310, 84, [210]),
    ...heap.map(([x, y, high, lit]) => cube(x, y, high, lit, 0.35)),
    tube(372, 560),
    ...(
      [
        [520, 478, 64],
        [576, 580, 128],
        [506, 668, 66],
      ] as const
    ).map(([x, y, high]) => cube(x, y, high, true)),
    tube(684, 540),
    ...([64, 66, 128, 190] as const).map((high, index) =>
      cube(820 + index * 84, 616 - index * 13, high, true),
    ),
  );
}
