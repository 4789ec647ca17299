import { box, circle, path, polygon } from '../../../svg.ts';
import { times } from '../../glass/cells.ts';
import type { Motif } from '../../tall/board.ts';
import { Bench } from '../bench.ts';

/** WordPress: a page put together from blocks; one of them is still in the hand. */
export function blocks(motif: Motif): string {
  const b = new Bench(motif, { mood: 'day', corner: 'se', lean: -0.13, light: [1000, -40], pane: 124 });
  const tiles = times(8, (index) => {
    const [x, y] = [22 + (index % 2) * 74, 66 + Math.floor(index / 2) * 74];
    return index === 3
      ? b.wire(box(x, y, 62, 62), { dash: '6 7' })
      : b.pane(x, y, 62, 62, 0.25 + ((index * 5) % 7) * 0.1, 6);
  });
  return b.scene(
    b.at(
      104,
      314,
      b.shadow(
        [
          [0, 0],
          [760, 0],
          [760, 500],
          [0, 500],
        ],
        [-16, 26],
        0.06,
      ),
      b.browser(
        760,
        500,
        { level: 0.2 },
        b.sheet(0, 40, 178, 460, { level: 0.7 }, 0),
        ...tiles,
        b.text(22, 392, [110, 84, 120], { step: 26, height: 9 }),
        b.text(214, 76, [330], { height: 22, opacity: 0.85 }),
        b.text(214, 118, [500, 470, 390], { step: 22, height: 8 }),
        b.pane(214, 196, 250, 150, 0.85, 6),
        path(
          polygon([
            [226, 334],
            [300, 250],
            [350, 300],
            [392, 262],
            [452, 334],
          ]),
          { fill: b.tint.deep, 'fill-opacity': '.5' },
        ),
        circle(410, 228, 17, { fill: b.tint.accent }),
        b.wire(box(484, 196, 250, 150), { dash: '8 9', width: 3 }),
        b.pane(214, 366, 164, 100, 0.4, 6),
        b.pane(392, 366, 164, 100, 0.4, 6),
        b.pane(570, 366, 164, 100, 0.4, 6),
      ),
      b.moved(
        560,
        92,
        '<g transform="rotate(-5 120 80)">',
        b.shadow(
          [
            [0, 0],
            [262, 0],
            [262, 158],
            [0, 158],
          ],
          [-20, 34],
          0.1,
        ),
        b.lit(0, 0, 262, 158, 'colour', 6),
        b.text(26, 36, [150, 196, 120], { step: 30, height: 11, onLit: true, opacity: 0.9 }),
        b.wire('M226 118l0 58 14-13 10 22 10-5-10-21 18-1z', { width: 3, opacity: 1 }),
        path('M226 118l0 58 14-13 10 22 10-5-10-21 18-1z', { fill: '#FFFFFF' }),
        '</g>',
      ),
    ),
  );
}
