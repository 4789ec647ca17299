import { box, path, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** Postman and Newman: a collection of requests, run from end to end, every answer checked. */
export function collection(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'se', lean: -0.09, light: [1080, -20], pane: 102 });
  const verbs = times(7, (row) => {
    const y = 66 + row * 58;
    return (
      b.lit(24, y, [66, 82, 66, 54, 82, 66, 54][row] ?? 66, 30, row % 3 === 1 ? 'accent' : 'colour', 6) +
      b.text(124, y + 11, [150 - ((row * 31) % 70)], { height: 9 })
    );
  });
  const grid = times(35, (index) => {
    const [x, y] = [(index % 7) * 72, Math.floor(index / 7) * 66];
    if (index === 17) return b.lit(x, y, 60, 54, 'accent', 6) + b.cross(x + 30, y + 27, 36, '#FFFFFF', 6);
    if (index > 29) return b.wire(box(x, y, 60, 54), { dash: '6 7', opacity: 0.5 });
    return b.lit(x, y, 60, 54, 'colour', 6) + b.check(x + 30, y + 27, 28, '#FFFFFF');
  });
  return b.scene(
    b.at(
      90,
      216,
      b.shadow(
        [
          [0, 0],
          [316, 0],
          [316, 500],
          [0, 500],
        ],
        [-14, 22],
        0.06,
      ),
      b.browser(316, 500, { level: 0.2 }, ...verbs),
    ),
    b.ray('M400 420H452', 5),
    path(
      polygon([
        [452, 400],
        [486, 420],
        [452, 440],
      ]),
      { fill: b.tint.colour },
    ),
    b.at(
      500,
      150,
      b.shadow(
        [
          [0, 0],
          [560, 0],
          [560, 440],
          [0, 440],
        ],
        [-14, 22],
        0.06,
      ),
      b.browser(560, 440, { level: 0.15 }, b.moved(32, 70, ...grid)),
    ),
    b.at(
      500,
      628,
      b.sheet(0, 0, 330, 92, { level: 0.3 }, 0.95),
      b.pane(24, 46, 282, 18, 0.2, 9),
      b.lit(24, 46, 232, 18, 'colour', 9),
      b.text(24, 22, [120], { height: 9 }),
    ),
  );
}
