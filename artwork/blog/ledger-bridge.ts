import { bar } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { clamp, IRON, LIME, type Ramp, shade } from '../palette.ts';
import { corners, DOWN } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { pool } from '../services/vocabulary/furniture.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { type Point, path, polygon, polyline, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';

/** Sky and water at sunrise. */
const DAWN: Ramp = [
  [0, '#0C2A1F'],
  [0.3, '#12503A'],
  [0.55, '#2C9A73'],
  [0.78, '#A5E3C2'],
  [1, '#FBFFE0'],
];

/** A ledger that lies open, the middle of its front at x, y. @param lit rows that are already written in light */
function openLedger(s: Stage, x: number, y: number, lit: boolean): string {
  const [half, far, tall] = [100, 88, 66];
  const place = (side: number, u: number, v: number): Point => [
    x + side * u * (far + (half - far) * v),
    y - tall * (1 - v) - 20 * Math.sin(Math.PI * u ** 0.62),
  ];
  const row = (side: number, v: number, from = 0, to = 1) =>
    Array.from({ length: 9 }, (_, step) => place(side, from + ((to - from) * step) / 8, v));
  const page = (side: number) => polygon([...row(side, 0), ...row(side, 1).reverse()]);
  const leaf = (side: number) =>
    polygon([
      ...row(side, 1),
      ...row(side, 1)
        .reverse()
        .map(([px, py]): Point => [px, py + 13]),
    ]);
  const rules = [-1, 1].map(
    (side) =>
      [0.14, 0.3, 0.46, 0.62, 0.78].map((v) => polyline(row(side, v, 0.08, 0.94))).join('') +
      [0.42, 0.72].map((u) => polyline([place(side, u, 0.06), place(side, u, 0.95)])).join(''),
  );
  const cells = [-1, 1].flatMap((side) =>
    [0.14, 0.3, 0.46, 0.62].map((v, index) => {
      const [from, to] = index % 2 === 0 ? [0.72, 0.92] : [0.44, 0.7];
      return polygon([...row(side, v + 0.03, from, to), ...row(side, v + 0.13, from, to).reverse()]);
    }),
  );
  const cover = polygon(
    corners(x - half - 9, y + 6, x, y + 12, x + half + 9, y + 6, x + half + 7, y + 22, x - half - 7, y + 22),
  );
  return (
    path(cover, { fill: lit ? '#0F7B55' : '#0A2219', stroke: IRON, 'stroke-width': 2 }) +
    path(leaf(-1) + leaf(1), { fill: lit ? '#8FDDB8' : '#2C7A5C', stroke: IRON, 'stroke-width': 1 }) +
    path(page(-1) + page(1), {
      fill: lit ? s.paint('#FFFFF2', '#E4F8DF', '#A5E3C2') : s.paint('#8CC9AB', '#4F9C7C', '#2B6B53'),
      stroke: IRON,
      'stroke-width': 1.6,
    }) +
    path(cells.join(''), { fill: lit ? '#B9DB34' : '#12503A', 'fill-opacity': lit ? 1 : 0.6 }) +
    s.wire(rules.join(''), { colour: '#12503A', width: 1.3, opacity: lit ? 0.8 : 0.6 }) +
    s.iron(polyline([place(1, 0, 0), place(1, 0, 1), [x, y + 12]]), 2.4)
  );
}

/** Sunrise: a bridge of panes from an old ledger to a new one; people carry the entries over. */
export function ledgerBridge(): string {
  const s = new Stage('right');
  const [from, to, deck, rise, bays] = [176, 464, 236, 122, 12];
  const crown = (share: number): Point => [
    from + (to - from) * share,
    deck - 16 - rise * 4 * share * (1 - share) * (1 - 0.18 * 4 * share * (1 - share)),
  ];
  const floor = (share: number): Point => [from + (to - from) * share, deck - 12 * 4 * share * (1 - share)];
  const shares = Array.from({ length: bays + 1 }, (_, index) => index / bays);
  const panel = shares.slice(1).map((share, index) => {
    const before = shares[index] ?? 0;
    const level = 0.5 + 0.36 * share + (index % 2) * 0.12;
    return path(polygon([crown(before), crown(share), floor(share), floor(before)]), {
      fill: index === 7 ? s.litPaint('lime') : shade(DAWN, clamp(level)),
    });
  });
  const iron = [
    ...shares.map((share) => bar(crown(share), floor(share), 3)),
    ...shares
      .slice(1)
      .flatMap((share, index) => [
        bar(crown(shares[index] ?? 0), crown(share), 6),
        bar(floor(shares[index] ?? 0), floor(share), 9),
        bar(
          [crown(shares[index] ?? 0)[0], (crown(shares[index] ?? 0)[1] + floor(shares[index] ?? 0)[1]) / 2],
          [crown(share)[0], (crown(share)[1] + floor(share)[1]) / 2],
          2.2,
        ),
      ]),
  ];
  const mirror = polygon(
    [...shares.map(floor), ...shares.map(crown).reverse()].map(
      ([x, y]): Point => [x, 300 + (deck - y) * 0.45],
    ),
  );
  const ripples = [286, 304, 318, 336, 348].map((y, index) =>
    polyline(corners(280 - index * 22, y, 420 + index * 26, y)),
  );
  const walker = (share: number, size: number, facing: number) =>
    silhouette('tablet', [floor(share)[0], floor(share)[1] + 3], size, facing);
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'migrer-un-erp',
      lean: 0,
      tile: [106, 84],
      sun: [400, 246],
      reach: 480,
      from: 0.22,
      to: 0.7,
      ramp: DAWN,
      variety: 0.3,
      dusk: 0,
      floor: 1,
    }),
    rect(0, 262, 640, 98, { fill: s.along(DOWN, '#1C6B4E', '#0A2219') }),
    pool(s, 350, 262, 230, 70, '#FBFFE0', 0.6),
    s.glow(400, 250, 150, '#FBFFE0', 0.7),
    path(mirror, { fill: '#06110C', 'fill-opacity': '.3' }),
    s.wire(ripples.join(''), { width: 1.6, opacity: 0.3, colour: '#EFFFF6', dash: '60 34 22 18' }),
    path(polygon(corners(-10, 270, 212, 270, 190, 366, -10, 366)), { fill: s.paint('#173F31', '#081710') }),
    path(polygon(corners(430, 270, 650, 270, 650, 366, 452, 366)), { fill: s.paint('#1F5E48', '#0B2219') }),
    s.glow(350, 150, 190, '#FBFFE0', 0.4),
    ...panel,
    path(iron.join(''), { fill: IRON }),
    walker(0.24, 0.7, 1),
    walker(0.5, 0.7, 1),
    walker(0.78, 0.7, 1),
    openLedger(s, 110, 254, false),
    pool(s, 540, 250, 150, 60, LIME, 0.35),
    openLedger(s, 530, 254, true),
  );
}
