import { bar } from '../glass.ts';
import { IRON, LIME, MINT } from '../palette.ts';
import type { Lit } from '../services/studio/shorthand.ts';
import { boxes, corners, DOWN, sized } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { pool } from '../services/vocabulary/furniture.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { box, type Point, path, polygon, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { between } from './quilt.ts';

/** A standing invoice, its foot at 0, 0: the seller, the lines, the total. */
function invoice(s: Stage, lit?: Lit): string {
  const words = boxes(
    -22,
    -78,
    20,
    8,
    6,
    -78,
    16,
    4,
    6,
    -71,
    12,
    4,
    -22,
    -56,
    44,
    3,
    -22,
    -48,
    44,
    3,
    -22,
    -40,
    36,
    3,
    -22,
    -32,
    44,
    3,
    -22,
    -27,
    44,
    1.4,
  );
  const total = box(2, -20, 20, 9);
  if (lit) return s.lit(-30, -88, 60, 86, lit) + s.marks(words, 0.6) + s.marks(total, 0.95);
  return (
    s.ground(-30, -88, 60, 86, 0.75) +
    s.sheet(-30, -88, 60, 86, { strength: 1.15 }) +
    s.words(words, 0.6) +
    s.words(total, 0.95)
  );
}

/** Night in the hall: invoices come to a gate of light, which sends them off in three files. */
export function invoiceGate(): string {
  const s = new Stage('above');
  const horizon = 150;
  const gate: Point = [320, 216];
  const ends: readonly (readonly [Point, Point])[] = [
    [
      [-70, 372],
      [96, 372],
    ],
    [
      [232, 372],
      [408, 372],
    ],
    [
      [544, 372],
      [710, 372],
    ],
  ];
  const starts: readonly (readonly [Point, Point])[] = [
    [
      [262, 222],
      [294, 222],
    ],
    [
      [302, 222],
      [338, 222],
    ],
    [
      [346, 222],
      [378, 222],
    ],
  ];
  const lanes = ends.map(([c, d], index) => {
    const [a, b] = starts[index] ?? [gate, gate];
    const fill =
      index === 1 ? s.along(DOWN, '#F6FFCB .9', `${LIME} .45`) : s.along(DOWN, '#F4FFF8 .8', '#2C9A73 .3');
    return (
      path(polygon([a, b, d, c]), { fill }) +
      s.wire(`M${a.join(' ')}L${c.join(' ')}M${b.join(' ')}L${d.join(' ')}`, { width: 1.8, opacity: 0.8 })
    );
  });
  const on = (lane: number, share: number, lit?: Lit) => {
    const [[a, b], [c, d]] = [starts[lane] ?? [gate, gate], ends[lane] ?? [gate, gate]];
    const [x, y] = between(between(a, b, 0.5), between(c, d, 0.5), share);
    return sized(x, y, 0.42 + 1.25 * share, invoice(s, lit));
  };
  const coming = [0.1, 0.32, 0.58, 0.9].map((share) =>
    sized(320, horizon + 14 + share * 42, 0.26 + share * 0.26, invoice(s)),
  );
  const posts = boxes(214, 60, 22, 172, 404, 60, 22, 172);
  const braces = [0, 1, 2, 3, 4].map((step) => {
    const y = 66 + step * 32;
    return [218, 408]
      .map((x) => bar([x, y], [x + 14, y + 32], 2) + bar([x + 14, y], [x, y + 32], 2))
      .join('');
  });
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'facturation-electronique',
      lean: 0,
      tile: [58, 74],
      sun: [320, 120],
      reach: 360,
      from: 0.1,
      to: 0.46,
      dusk: 0.25,
      calm: [0.5, 0.8],
      floor: 1,
    }),
    rect(0, horizon + 20, 640, 200, { fill: s.along(DOWN, '#0F3327', '#081710') }),
    path(polygon(corners(306, horizon + 12, 334, horizon + 12, 372, 222, 268, 222)), {
      fill: s.along(DOWN, '#BFF0D6 .15', '#BFF0D6 .5'),
    }),
    ...coming.slice(0, 3),
    s.glow(320, 150, 190, MINT, 0.5),
    ...lanes,
    pool(s, 320, 232, 150, 26, '#FBFFE0', 0.8),
    path(polygon(corners(240, 92, 400, 92, 420, 236, 220, 236)), {
      fill: s.along(DOWN, '#F6FFCB .55', `${LIME} .12`),
    }),
    on(0, 0.08),
    on(2, 0.08),
    path(posts, { fill: s.paint('#2F6B55', '#0F3327') }),
    path(braces.join(''), { fill: MINT, 'fill-opacity': '.45' }),
    s.wire(boxes(214, 60, 22, 172, 404, 60, 22, 172), { width: 1.4, opacity: 0.7 }),
    path(boxes(208, 226, 34, 12, 398, 226, 34, 12), { fill: IRON }),
    path(boxes(194, 30, 252, 46), { fill: IRON }),
    s.wire(box(194, 30, 252, 46), { width: 1.4, opacity: 0.6 }),
    ...[206, 284, 362].map((x, index) => s.lit(x, 40, 72, 26, index === 1 ? 'lime' : 'mint', 3)),
    s.marks('M252 46l-22 7l22 7zM310 48h20l-10 12zM388 46l22 7l-22 7z', 0.9),
    path(box(240, 78, 160, 5), { fill: '#FBFFE0' }),
    s.glow(320, 82, 110, LIME, 0.5),
    on(0, 0.34, 'mint'),
    on(2, 0.34),
    s.glow(320, 268, 110, LIME, 0.5),
    on(1, 0.4, 'lime'),
    on(0, 0.78),
    on(2, 0.78, 'mint'),
    path(box(0, 340, 640, 20), { fill: s.along(DOWN, `${IRON} 0`, `${IRON} .7`) }),
  );
}
