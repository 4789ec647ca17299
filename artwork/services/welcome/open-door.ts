import { bar, type Light } from '../../glass.ts';
import { clamp, HALL, INK, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { type Point, path, polygon, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, corners, DOWN, moved, sized, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { chair, plant, tableFront } from '../vocabulary/furniture.ts';
import { air, bay } from '../vocabulary/places.ts';
import { bubble } from '../vocabulary/signs.ts';

/** A glass door ajar: the light of a room where two chairs wait. */
export function openDoor(): string {
  const s = new Stage('left');
  const random = seeded('contact');
  const floor = 470;
  const light: Light = ([x, y]) => 0.1 + 0.5 * clamp(1 - Math.hypot(x - 400, y - 260) / 420) ** 1.2;
  const [left, right, top] = [322, 470, 110];
  const leaf: readonly [Point, Point, Point, Point] = [
    [right, top],
    [572, top - 34],
    [572, floor + 62],
    [right, floor],
  ];
  const said = bubble(84, 56, 'left', 6);
  return s.finish(
    HERO,
    rect(0, 0, 640, 576, { fill: INK }),
    bay(
      s,
      [
        [-30, -40],
        [700, -40],
        [700, floor],
        [-30, floor],
      ],
      [10, 6],
      { light, random, ramp: HALL, variety: 0.8 },
      3.4,
    ),
    rect(0, floor, 640, 106, { fill: s.along(DOWN, '#12372A', '#07140E') }),
    path(polygon(corners(left, top, right, top, right, floor, left, floor)), {
      fill: s.along(DOWN, '#FDFFEA', '#E9FBD8', '#9FDDBB'),
    }),
    bay(
      s,
      [
        [left + 16, top + 20],
        [right - 14, top + 20],
        [right - 14, 396],
        [left + 16, 396],
      ],
      [4, 5],
      { light: ([x, y]) => 1.02 - Math.hypot(x - 430, y - 160) / 700, random, ramp: HALL, variety: 0.12 },
      1.6,
    ),
    path(polygon(corners(left, floor, left + 16, 396, right - 14, 396, right, floor)), {
      fill: s.along(DOWN, '#BFF0D6', '#F1FCE4'),
    }),
    sized(364, 446, 0.94, path(chair(1), { fill: '#0B2A1F' })),
    sized(432, 446, 0.94, path(chair(-1), { fill: '#0B2A1F' })),
    path(tableFront(382, 404, 32, 446, 4), { fill: '#0B2A1F' }),
    s.glow(396, 280, 240, '#F6FFE0', 0.5),
    path(polygon(corners(left, floor, right, floor, 392, 576, 60, 576)), {
      fill: s.definitions.linear(stops('#F6FFE0 .7', '#D8F5B0 .26', `${LIME} .04`), [0.8, 0, 0.4, 1]),
    }),
    bay(
      s,
      [
        [176, top],
        [left, top],
        [left, floor],
        [176, floor],
      ],
      [2, 4],
      {
        light: ([x, y]) => 0.38 + 0.3 * clamp(1 - Math.hypot(x - 330, y - 240) / 240),
        random,
        ramp: HALL,
        variety: 0.5,
      },
      4,
    ),
    moved(
      206,
      214,
      s.glow(42, 28, 90, MINT, 0.4),
      s.litGlass(said),
      s.marks(boxes(14, 16, 44, 5, 14, 29, 56, 5)),
    ),
    s.leads(
      boxes(
        168,
        top - 10,
        312,
        12,
        168,
        top,
        8,
        floor - top,
        left - 6,
        top,
        8,
        floor - top,
        right - 2,
        top,
        10,
        floor - top,
        168,
        floor - 6,
        left - 168,
        8,
      ),
      10,
    ),
    path(polygon(leaf), { fill: '#0A2219', 'fill-opacity': '.3' }),
    bay(s, leaf, [2, 4], { light: ([x]) => 0.8 - (x - right) / 260, random, ramp: HALL, variety: 0.35 }, 4.6),
    path(polygon(leaf), { fill: s.definitions.linear(stops('#FDFFEA .4', '#FDFFEA 0'), [0, 0.5, 1, 0.5]) }),
    s.iron(polygon(leaf), 9),
    s.wire(`M${right - 3} ${top}L572 ${top - 38}`, { width: 1.4, opacity: 0.8 }),
    path(bar([556, 300], [556, 350], 6), { fill: LIME }) +
      path(bar([312, 290], [312, 336], 5), { fill: '#8FDDB8' }),
    sized(126, 500, 1.5, plant(s, 1.1)),
    air(s, HERO, { seed: '', sun: [396, 60], calm: [0.1, 0.5], dusk: 0.3, floor: 0.86 }),
  );
}
