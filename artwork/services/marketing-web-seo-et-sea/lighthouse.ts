import { bar, bars } from '../../glass.ts';
import { clamp, IRON, LIME, MINT } from '../../palette.ts';
import { type Random, seeded } from '../../random.ts';
import { number, type Point, path, polygon } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, corners, moved, stops } from '../studio/shorthand.ts';
import { leaning } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';
import { result, searchField } from '../vocabulary/search.ts';

/** A lighthouse, and in its beam a page of results whose first line lights up. */
export function lighthouse(): string {
  const s = new Stage('left');
  const random = seeded('marketing');
  const [sea, lamp]: [number, Point] = [432, [262, 128]];
  const waves = [0, 20, 44, 72, 104].map((y, index) =>
    swell(random, sea + y, 5 + index * 2.6, 70 + index * 26, index),
  );
  const width = (y: number) => 27 + ((y - 166) / 290) * 24;
  const band = (from: number, to: number) =>
    polygon(
      corners(262 - width(from), from, 262 + width(from), from, 262 + width(to), to, 262 - width(to), to),
    );
  const bands = bars(166, 456, 6);
  const tower = bands.slice(0, -1).map((from, index) =>
    path(band(from, bands[index + 1] ?? from), {
      fill:
        index % 2 === 0
          ? s.definitions.linear(stops('#17513D', '#8FDDB8', '#EFFCE8'), [0, 0, 1, 0])
          : s.definitions.linear(stops('#081710', '#17664A', '#2C9A73'), [0, 0, 1, 0]),
    }),
  );
  const leads =
    bands.map((y) => bar([262 - width(y) - 2, y], [262 + width(y) + 2, y], 3)).join('') +
    [-0.34, 0.34]
      .map((share) => bar([262 + share * width(166), 166], [262 + share * width(456), 456], 1.8))
      .join('');
  const beam = polygon(corners(lamp[0], lamp[1] - 12, 660, 20, 660, 330, lamp[0], lamp[1] + 14));
  const list = [
    moved(16, 16, searchField(s, 200, 24)),
    moved(16, 52, s.glow(100, 26, 150, LIME, 0.4), result(s, 200, 54, 'lime')),
    ...[0, 1, 2].map((row) => moved(16, 114 + row * 56, result(s, 200, 48))),
  ];
  const spill = s.definitions.linear(stops('#F6FFCB .85', '#E4FBC0 .34', `${LIME} .06`), [0, 0.5, 1, 0.5]);
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'marketing',
      lean: 0,
      tile: [80, 72],
      sun: lamp,
      reach: 460,
      from: 0.08,
      to: 0.4,
      dusk: 0,
      floor: 1,
    }),
    path(polygon(corners(lamp[0], lamp[1] - 8, 100, 90, 100, 190, lamp[0], lamp[1] + 8)), {
      fill: s.definitions.linear(stops(`${LIME} 0`, '#F6FFCB .4'), [0, 0.5, 1, 0.5]),
    }),
    ...waves.slice(0, 2),
    path(
      'M132 512C150 470 176 476 196 460C206 448 220 452 232 446H296C306 452 322 450 334 462C360 466 384 480 404 512Z',
      { fill: s.definitions.linear(stops('#07140E', '#12372A', '#1B5A44'), [0, 0.5, 1, 0.3]) },
    ),
    ...tower,
    s.leads(leads, 7),
    path(boxes(250, 420, 24, 36), { fill: IRON }),
    s.lit(253, 300, 18, 26, 'mint') + s.lit(254, 212, 16, 22, 'mint'),
    path(beam, { fill: spill }),
    path(boxes(222, 158, 80, 9, 230, 146, 2.4, 14, 292, 146, 2.4, 14, 228, 144, 68, 2.4), { fill: IRON }),
    s.lit(242, 106, 40, 52, 'lime'),
    path(
      boxes(254, 106, 2, 52, 268, 106, 2, 52) +
        polygon(corners(234, 106, 290, 106, 272, 84, 252, 84)) +
        boxes(260, 62, 4, 24),
      { fill: IRON },
    ),
    s.spark(262, 130, 96, LIME),
    ...waves.slice(2),
    pool(s, 490, 500, 150, 26, LIME, 0.3),
    leaning(392, 146).facing([0, 0, 0], s.ground(0, 0, 232, 286, 0.62), s.sheet(0, 0, 232, 286), ...list),
  );
}

/** One band of the sea: a wavy edge in iron, and panes of light where the beam falls. */
function swell(random: Random, y: number, height: number, length: number, index: number): string {
  const start = -length * random();
  let edge = `M${number(start)} ${y}`;
  let glints = '';
  for (let x = start; x < 660; x += length) {
    edge += `q${number(length / 2)} ${number(-height)} ${number(length)} 0`;
    const near = clamp(1 - Math.abs(x + length / 2 - 480) / 300);
    if (random() < near)
      glints += `M${number(x + 4)} ${y + 3}q${number(length / 2 - 4)} ${number(-height)} ${number(length - 8)} 0q${number(-length / 2 + 4)} ${number(height * 0.9)} ${number(8 - length)} 0z`;
  }
  const tones = ['#17664A', '#125039', '#0F4231', '#0C3326', '#0A261C'];
  return (
    path(`${edge}V580H0z`, { fill: tones[index] ?? IRON }) +
    path(glints, { fill: index % 2 ? '#BFF0D6' : '#E4FBC0', 'fill-opacity': '.4' }) +
    path(edge, { fill: 'none', stroke: IRON, 'stroke-width': 2 + index * 0.3 }) +
    path(edge, {
      fill: 'none',
      stroke: MINT,
      'stroke-opacity': '.22',
      'stroke-width': 1,
      transform: 'translate(0 2)',
    })
  );
}
