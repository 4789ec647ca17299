import { circle, type Point, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Express: a request goes through one plate after the other, and leaves by the road that fits it. */
export function middleware(motif: Motif): string {
  const b = new Bench(motif, { corner: 'sw', lean: -0.05, light: [1180, 60], pane: 120 });
  const plates = times(5, (index) => 300 + index * 122);
  const plate = (x: number, index: number) => {
    const outline = polygon([
      [x, 190 + index * 14],
      [x + 74, 150 + index * 14],
      [x + 74, 590 - index * 8],
      [x, 650 - index * 8],
    ]);
    const light = 0.35 + index * 0.14;
    return (
      b.glow(x + 37, 400, 120 + index * 16, 0.2 + index * 0.06) +
      b.glass(outline, { level: light }, 0.55) +
      circle(x + 37, 398, 15 + index * 2, { fill: b.tint.white, 'fill-opacity': 0.5 + index * 0.12 })
    );
  };
  const roads: readonly Point[] = [
    [1010, 205],
    [1040, 400],
    [1010, 596],
  ];
  const fork = roads.map(([x, y]) => `M824 398C900 398 890 ${y} ${x} ${y}`);
  return b.scene(
    b.moved(
      70,
      344,
      b.sheet(0, 0, 152, 108, { level: 0.7 }, 0.9),
      b.text(22, 26, [96, 70, 84], { step: 24, height: 9 }),
    ),
    b.ray('M222 398H337', 3),
    ...plates.map(
      (x, index) => plate(x, index) + b.ray(`M${x + 37} 398H${x + (index < 4 ? 159 : 70)}`, 3 + index),
    ),
    b.wire(`${fork[0]}${fork[2]}`, { width: 4, opacity: 0.5 }),
    b.ray(fork[1] ?? '', 7),
    ...roads.map(([x, y], index) =>
      b.moved(
        x,
        y - 58,
        index === 1 ? b.glow(60, 58, 170, 0.7) : '',
        b.sheet(0, 0, 126, 116, { level: 0.5, lit: index === 1 ? 'colour' : undefined }, 0.9),
        b.text(20, 30, [82, 60, 74], { step: 24, height: 9, onLit: index === 1 }),
      ),
    ),
  );
}
