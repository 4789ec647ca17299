import { bar, bars } from '../../glass.ts';
import { MINT } from '../../palette.ts';
import { type Random, seeded } from '../../random.ts';
import { box, type Point, path, polygon, polyline } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { corners, sized } from '../studio/shorthand.ts';
import { leaning, Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';

/** Rooms from dark to bright. */
const ROOMS = ['#0B231A', '#15493A', '#2A8361', '#8FDDB8', '#EFFCE4'] as const;

/** One side of the tower: a room for each tenant, some lit. */
function storeys(
  width: number,
  height: number,
  count: number,
  rows: number,
  random: Random,
  lift: number,
): string {
  const gap = 5;
  const [stepX, stepY] = [(width - gap) / count, (height - gap) / rows];
  const byLight = ROOMS.map(() => '');
  let marks = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < count; column++) {
      const [x, y] = [gap + column * stepX, gap + row * stepY];
      const [w, h] = [stepX - gap, stepY - gap];
      const level = Math.min(4, Math.max(0, Math.floor(random() * 4.2 + lift - 0.6)));
      byLight[level] += box(x, y, w, h);
      if (level > 2) marks += inhabitant(Math.floor(random() * 4), x, y, w, h);
    }
  }
  return (
    byLight.map((d, level) => path(d, { fill: ROOMS[level] })).join('') +
    path(marks, { fill: '#12503A', 'fill-opacity': '.7' })
  );
}

/** What is seen of a tenant at night: a chart, a table, somebody, a shelf. */
function inhabitant(kind: number, x: number, y: number, w: number, h: number): string {
  const base = y + h - 3;
  if (kind === 0)
    return [0.3, 0.45, 0.7]
      .map((share, index) => box(x + w * (0.2 + index * 0.22), base - h * share, w * 0.14, h * share))
      .join('');
  if (kind === 1)
    return [0.25, 0.45, 0.65].map((share) => box(x + w * 0.18, y + h * share, w * 0.64, 1.8)).join('');
  if (kind === 2)
    return (
      polygon(
        corners(
          x + w * 0.36,
          base,
          x + w * 0.36,
          base - h * 0.42,
          x + w * 0.64,
          base - h * 0.42,
          x + w * 0.64,
          base,
        ),
      ) + box(x + w * 0.42, base - h * 0.66, w * 0.17, h * 0.2)
    );
  return (
    box(x + w * 0.12, base - h * 0.28, w * 0.76, 2) +
    box(x + w * 0.2, base - h * 0.5, w * 0.2, h * 0.22) +
    box(x + w * 0.54, base - h * 0.6, w * 0.24, h * 0.32)
  );
}

/** One tower at night, and in it a lit room for each client. */
export function tower(): string {
  const s = new Stage('right');
  const random = seeded('saas');
  const town = new Space([330, 478], [0.88, 0.2], [-0.66, 0.2]);
  const [width, depth, height] = [184, 150, 392];
  const roof = (x: number, y: number, z: number) => town.at(x, y, height + z);
  const ridge: readonly [Point, Point] = [roof(0, depth / 2, 46), roof(width, depth / 2, 46)];
  const verriere = polygon([roof(0, depth, 0), roof(width, depth, 0), ridge[1], ridge[0]]);
  const gable = polygon([roof(width, depth, 0), roof(width, 0, 0), ridge[1]]);
  const ribs = bars(0, width, 6)
    .map((x) => bar(roof(x, depth, 0), roof(x, depth / 2, 46), 1.6))
    .join('');
  const low = (x: number, y: number, w: number, d: number, h: number) =>
    path(town.outline(x, y, h, x + w, y, h, x + w, y + d, h, x, y + d, h), { fill: '#174736' }) +
    path(town.outline(x + w, y, h, x + w, y, 0, x + w, y + d, 0, x + w, y + d, h), { fill: '#123A2C' }) +
    path(town.outline(x, y + d, h, x + w, y + d, h, x + w, y + d, 0, x, y + d, 0), { fill: '#0B2219' }) +
    town.facing([x, y + d, h], path(storeyLights(w, h, random), { fill: '#3B9A75', 'fill-opacity': '.6' }));
  const subscriber = (x: number, y: number, scale: number) =>
    sized(
      x,
      y,
      scale,
      leaning(0, 0).facing(
        [0, 0, 0],
        s.ground(0, 0, 84, 60, 0.5),
        s.sheet(0, 0, 84, 60),
        s.titleBar(0, 0, 84, 12),
        s.lit(10, 22, 34, 28),
        s.text(52, 24, [24, 18, 22], { step: 9, height: 3 }),
      ),
    );
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'saas',
      lean: 0,
      tile: [108, 100],
      sun: [560, 60],
      reach: 560,
      from: 0.1,
      to: 0.52,
      calm: [0.5, 0.75],
      floor: 0.5,
    }),
    low(250, -150, 120, 120, 170),
    low(-170, -60, 110, 130, 150),
    pool(s, 370, 540, 300, 70, MINT, 0.3),
    s.glow(430, 250, 280, MINT, 0.28),
    s.shade(town.outline(0, depth, 0, width, depth, 0, width, depth, height, 0, depth, height), 0.95),
    town.facing(
      [0, depth, height],
      storeys(width, height, 5, 11, random, 0.7),
      s.lit(41, 184, 31, 30, 'lime'),
    ),
    s.shade(town.outline(width, depth, 0, width, 0, 0, width, 0, height, width, depth, height), 0.9),
    town.side([width, depth, height], storeys(depth, height, 4, 11, random, 1.4)),
    s.litGlass(verriere),
    path(gable, { fill: '#E6FBEE' }),
    s.iron(gable, 2),
    s.leads(ribs, 6),
    s.wire(
      polyline([town.at(0, depth, height), town.at(width, depth, height), town.at(width, 0, height)]) +
        polyline([town.at(width, depth, height), town.at(width, depth, 0)]),
      { opacity: 0.8 },
    ),
    low(-120, 190, 130, 110, 84),
    low(236, 60, 110, 130, 110),
    subscriber(540, 120, 1),
    subscriber(566, 236, 0.86),
    s.wire('M500 186C520 176 526 166 540 156M494 262C524 262 540 266 564 266', { dash: '2 5', opacity: 0.9 }),
  );
}

function storeyLights(width: number, height: number, random: Random): string {
  const cells = bars(8, width - 20, 4).flatMap((x) =>
    bars(10, height - 24, Math.round(height / 32)).map((y) => [x, y] as const),
  );
  return cells
    .filter(() => random() > 0.72)
    .map(([x, y]) => box(x, y, 12, 14))
    .join('');
}
