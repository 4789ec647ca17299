import { bars } from '../../glass.ts';
import { clamp, HALL, INK, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { group, path, polygon } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, corners, sized, stops } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { phone } from '../vocabulary/screens.ts';
import { pin } from '../vocabulary/signs.ts';
import { shopFront } from './shop-front.ts';

/** On a phone, the same shop; on the map behind, the place where it stands. */
export function address(): string {
  const s = new Stage('left');
  const random = seeded('site-vitrine-detail');
  const map = new Space([30, 250], [0.9, -0.3], [0.42, 0.8]);
  const blocks = bars(-6, 8, 14).flatMap((column) =>
    bars(-4, 8, 12).map((row) => {
      const [x, y] = [column * 96 + (row % 2) * 12, row * 84];
      const [w, h] = [82 - (Math.abs(column * 3 + row) % 3) * 8, 68];
      return {
        level:
          0.16 +
          0.5 * clamp(1 - Math.hypot(map.at(x, y)[0] - 120, map.at(x, y)[1] - 120) / 560) +
          (random() - 0.5) * 0.2,
        d: map.outline(x, y, 0, x + w, y, 0, x + w, y + h, 0, x, y + h, 0),
      };
    }),
  );
  const glassOf = (level: number) =>
    path(
      blocks
        .filter((block) => Math.round(clamp(block.level) * 8) === level)
        .map(({ d }) => d)
        .join(''),
      {
        fill: s.definitions.linear(
          stops(
            `${HALL[Math.min(5, Math.ceil(level * 0.7))]?.[1] ?? MINT} 1`,
            `${HALL[Math.max(0, Math.ceil(level * 0.7) - 1)]?.[1] ?? INK} 1`,
          ),
        ),
      },
    );
  const river = 'M-20 520C90 440 60 380 190 330S420 260 520 90';
  const screen = [
    sized(11, 44, 0.59, shopFront(s)),
    s.text(22, 236, [110, 140, 84], { step: 14, height: 5 }),
    s.lit(22, 286, 156, 28, 'lime', 14),
    s.marks(boxes(64, 297, 72, 5)),
    s.pane(22, 326, 74, 38, 0.8),
    s.pane(104, 326, 74, 38, 0.6),
  ];
  return s.finish(
    TALL,
    s.veil(TALL, s.paint('#1E6A50', '#0F3A2B', '#081710')),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(glassOf),
    path(river, { fill: 'none', stroke: '#0C2A20', 'stroke-width': 46 }),
    path(river, { fill: 'none', stroke: '#8FDDB8', 'stroke-opacity': '.5', 'stroke-width': 34 }),
    s.veil(TALL, s.definitions.radial(stops('#F4FFDC .4', `${MINT} .1`, `${MINT} 0`), [0.2, 0.1], 0.8)),
    pool(s, 132, 216, 80, 34, LIME, 0.6),
    s.shade('M122 226a12 5 0 1 0 20 0a12 5 0 1 0-20 0z', 0.5),
    s.glow(132, 150, 120, LIME, 0.4),
    pin(s, 132, 226, 1.5),
    s.shade(polygon(corners(244, 572, 420, 560, 560, 600, 300, 640)), 0.6),
    group(
      { transform: 'matrix(1.06 -.1 .06 1.06 226 158)' },
      s.shade('M-14 40H180V410H-14Z', 0.35),
      phone(s, 200, 394, ...screen),
    ),
  );
}
