import { bar, bars } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { HALL, IRON, LIME, MINT, type Ramp } from '../../palette.ts';
import { box, number, path, polyline, rect } from '../../svg.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, DOWN, stops } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { glassWall } from '../vocabulary/places.ts';

/** The sky at noon, through glass. */
const NOON: Ramp = [
  [0, '#0F5F44'],
  [0.4, '#1C8F66'],
  [0.7, '#8FDDB8'],
  [1, '#F4FFE2'],
];

/** Noon: a glass hall in construction; the crane lowers a pane into the frame. */
export function greenhouse(): string {
  const s = new Stage('right');
  const site = new Space([216, 368], [0.9, -0.2], [-0.62, 0.3]);
  const [length, depth, wall, ridge] = [336, 186, 138, 214];
  const ribs = bars(0, length, 5);
  const frameAt = (x: number) =>
    polyline([
      site.at(x, 0, 0),
      site.at(x, 0, wall),
      site.at(x, depth / 2, ridge),
      site.at(x, depth, wall),
      site.at(x, depth, 0),
    ]);
  const bayAt = (column: number, row: number, level: number) => {
    const [a, b] = [ribs[column] ?? 0, ribs[column + 1] ?? 0];
    const [top, bottom] = row === 0 ? [wall, wall / 2] : [wall / 2, 0];
    return path(site.outline(a, depth, top, b, depth, top, b, depth, bottom, a, depth, bottom), {
      fill: HALL[level]?.[1],
      'fill-opacity': '.86',
    });
  };
  const slopeAt = (column: number, row: number, level: number) => {
    const [a, b] = [ribs[column] ?? 0, ribs[column + 1] ?? 0];
    const spot = (x: number, share: number): number[] => [
      x,
      depth - (depth / 2) * share,
      wall + (ridge - wall) * share,
    ];
    const [low, high] = row === 0 ? [0.5, 1] : [0, 0.5];
    return path(site.outline(...spot(a, low), ...spot(b, low), ...spot(b, high), ...spot(a, high)), {
      fill: HALL[level]?.[1],
      'fill-opacity': '.9',
    });
  };
  const purlins = [
    site.at(0, depth, wall / 2),
    site.at(length, depth, wall / 2),
    site.at(0, depth * 0.75, (wall + ridge) / 2),
    site.at(length, depth * 0.75, (wall + ridge) / 2),
  ];
  const long = (y: number, z: number) => polyline([site.at(0, y, z), site.at(length, y, z)]);
  const iron =
    ribs.map(frameAt).join('') +
    long(depth, 0) +
    long(depth, wall) +
    long(depth / 2, ridge) +
    long(0, wall) +
    long(0, 0) +
    polyline(purlins.slice(0, 2)) +
    polyline(purlins.slice(2));
  const back = path(
    site.outline(
      length,
      0,
      0,
      length,
      0,
      wall,
      length,
      depth / 2,
      ridge,
      length,
      depth,
      wall,
      length,
      depth,
      0,
    ),
    { fill: '#2C9A73', 'fill-opacity': '.5' },
  );
  const [hookX, hookY] = site.at(170, depth * 0.7, ridge + 88);
  const braces = [18, 73, 128, 183, 238, 293, 348, 403]
    .map((y) => bar([600, y], [622, y + 55], 2.6) + bar([622, y], [600, y + 55], 2.6))
    .join('');
  return s.finish(
    WIDE,
    glassWall(s, WIDE, {
      seed: 'offre-conception',
      lean: 0.14,
      tile: [92, 76],
      sun: [560, -10],
      reach: 860,
      from: 0.2,
      to: 0.8,
      dusk: 0,
      floor: 1,
      variety: 0.35,
      ramp: NOON,
    }),
    rect(0, 340, 640, 140, { fill: s.along(DOWN, '#12503A 0', '#0C2A1F .9') }),
    s.shade(site.outline(-40, 0, 0, length + 20, 0, 0, length + 40, depth + 60, 0, -40, depth + 70, 0), 0.5),
    back,
    bayAt(0, 0, 4),
    bayAt(0, 1, 3),
    bayAt(1, 0, 5),
    bayAt(1, 1, 4),
    bayAt(2, 1, 4),
    bayAt(3, 1, 3),
    bayAt(4, 1, 5),
    bayAt(4, 0, 4),
    bayAt(3, 0, 5),
    slopeAt(0, 1, 5),
    slopeAt(0, 0, 6),
    slopeAt(1, 1, 4),
    slopeAt(4, 1, 5),
    slopeAt(4, 0, 6),
    slopeAt(3, 1, 6),
    s.iron(iron, 5),
    s.wire(iron, { width: 1, opacity: 0.4, colour: '#EFFFF6' }),
    path(boxes(596, 18, 7, 442, 619, 18, 7, 442, 120, 18, 520, 7, 596, 458, 30, 6) + braces, { fill: IRON }),
    path(box(hookX - 12, 14, 24, 15), { fill: IRON }),
    s.wire(
      `M${number(hookX)} 26v10M${number(hookX - 34)} ${number(hookY)}L${number(hookX)} 36L${number(hookX + 34)} ${number(hookY - 12)}`,
      { colour: IRON, width: 2.6, opacity: 1 },
    ),
    s.glow(hookX, hookY + 30, 110, LIME, 0.7),
    new Space([hookX - 34, hookY], [0.9, -0.2], [-0.62, 0.3]).facing([0, 0, 0], s.lit(0, 0, 76, 76, 'lime')),
    silhouette('coat', [96, 436], 1.16),
    silhouette('talking', [66, 446], 1.2),
    s.veil(WIDE, s.definitions.radial(stops('#F4FFDC .4', `${MINT} .08`, `${MINT} 0`), [0.88, 0], 0.7)),
  );
}
