import { type Point, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** JavaScript: the loop of events turns; one task at a time leaves the queue for the page. */
export function eventLoop(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'nw', lean: -0.1, light: [1080, 20], pane: 122 });
  const [cx, cy, count] = [540, 500, 18];
  const at = (turn: number, r: number): Point => [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
  const ring = times(count, (index) => {
    const [from, to] = [((index + 0.06) / count) * Math.PI * 2, ((index + 0.94) / count) * Math.PI * 2];
    const pane = polygon([
      at(from, 190),
      at(from, 282),
      at((from + to) / 2, 288),
      at(to, 282),
      at(to, 190),
      at((from + to) / 2, 192),
    ]);
    return b.glass(
      pane,
      index === 16
        ? { lit: 'accent' }
        : {
            level: 0.1 + 0.9 * (((index + 1) % count) / count),
            lit: index > 12 && index < 16 ? 'colour' : undefined,
          },
      0.6,
    );
  });
  const queue = times(4, (index) =>
    b.moved(
      96 + index * 84,
      730 + index * 14,
      index === 3 ? b.lit(0, 0, 66, 58, 'accent') : b.sheet(0, 0, 66, 58, { level: 0.3 + index * 0.2 }, 0.9),
    ),
  );
  return b.scene(
    b.glow(cx, cy, 380, 0.5),
    ...ring,
    b.moved(
      cx - 112,
      cy - 78,
      b.browser(224, 156, { level: 0.4 }, b.lit(18, 58, 188, 52), b.text(18, 124, [110], { height: 9 })),
    ),
    ...queue,
    b.moved(
      850,
      286,
      ...times(5, (index) =>
        b.moved(
          index % 2 ? 6 : 0,
          392 - index * 88,
          b.sheet(0, 0, 236, 78, { level: 0.2 + index * 0.14, lit: index === 4 ? 'colour' : undefined }, 0.9),
          b.text(22, 24, [120 - index * 12, 74], { step: 20, height: 9, onLit: index === 4 }),
        ),
      ),
    ),
    b.ray(`M${at(-0.28, 290).join(' ')}C840 400 830 330 850 320`, 4, b.tint.accent),
  );
}
