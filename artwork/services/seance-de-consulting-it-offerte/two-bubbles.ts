import type { Light } from '../../glass.ts';
import { clamp, HALL, INK, IRON, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { type Point, path, polygon, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, corners, moved, sized } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { chair, pool } from '../vocabulary/furniture.ts';
import { air, bay } from '../vocabulary/places.ts';
import { bubble, dial } from '../vocabulary/signs.ts';

/** A small table between two chairs, two bubbles of glass above it, and half an hour of light. */
export function twoBubbles(): string {
  const s = new Stage('right');
  const light: Light = ([x, y]) => 0.12 + 0.72 * clamp(1 - Math.hypot(x - 560, y + 20) / 620) ** 1.3;
  const glass = { light, random: seeded('consulting'), ramp: HALL, variety: 0.8 };
  const [ridge, left, right, low]: [Point, Point, Point, Point] = [
    [380, 120],
    [238, 214],
    [522, 214],
    [238, 408],
  ];
  const asks = bubble(168, 96, 'left');
  const answers = bubble(176, 104, 'right');
  const table = [
    path('M292 452a92 17 0 1 0 184 0a92 17 0 1 0-184 0z', {
      fill: s.paint('#BFF0D6', '#2C9A73', '#0F3A2B'),
      stroke: s.line,
      'stroke-opacity': '.8',
      'stroke-width': 1.4,
    }),
    path(polygon(corners(380, 466, 388, 466, 388, 536, 420, 546, 348, 546, 380, 536)), {
      fill: IRON,
      stroke: MINT,
      'stroke-opacity': '.4',
      'stroke-width': 0.8,
    }),
  ];
  const cup = (x: number, y: number) =>
    moved(
      x,
      y,
      path('M-11-16H11C11-6 8 0 3 0H-3C-8 0-11-6-11-16ZM11-13H15a4 4 0 0 1-6 8', { fill: '#F4FFF8' }),
      s.wire('M-3-22q4-6 0-12M4-22q4-6 0-12', { width: 1.2, opacity: 0.5 }),
    );
  return s.finish(
    HERO,
    rect(0, 0, 640, 576, { fill: INK }),
    bay(s, [[-260, 90], [380, -240], ridge, left], [7, 6], glass, 2.6),
    bay(s, [[380, -240], [1020, 90], right, ridge], [7, 6], glass, 2.6),
    bay(s, [[-260, 90], left, low, [-260, 720]], [6, 4], glass, 2.6),
    bay(s, [right, [1020, 90], [1020, 720], [522, 408]], [6, 4], glass, 2.6),
    bay(s, [left, right, [522, 408], low], [5, 4], { ...glass, light: () => 0.62 }, 2),
    bay(s, [ridge, ridge, right, left], [4, 1], { ...glass, light: () => 0.7 }, 2),
    path(polygon([low, [522, 408], [1020, 720], [-260, 720]]), {
      fill: s.paint('#2C7A5C', '#0F3A2B', '#07140E'),
    }),
    air(s, HERO, { seed: '', sun: [560, -20], calm: [0.58, 0.6], dusk: 0.55, floor: 0.7 }),
    pool(s, 384, 546, 240, 34, LIME, 0.22),
    ...table.slice(1),
    sized(
      234,
      552,
      1.42,
      path(chair(1), { fill: IRON, stroke: MINT, 'stroke-opacity': '.5', 'stroke-width': 0.8 }),
    ),
    sized(
      538,
      552,
      1.42,
      path(chair(-1), { fill: IRON, stroke: MINT, 'stroke-opacity': '.5', 'stroke-width': 0.8 }),
    ),
    ...table.slice(0, 1),
    cup(336, 450),
    cup(434, 454),
    moved(
      176,
      158,
      s.glass(asks, { backing: 0.75 }),
      s.text(26, 26, [104, 118, 70], { step: 18, height: 6 }),
    ),
    moved(
      414,
      116,
      s.glow(88, 52, 150, MINT, 0.4),
      s.litGlass(answers, 'mint'),
      s.marks(boxes(26, 26, 96, 7, 26, 46, 124, 7, 26, 66, 60, 7)),
    ),
    dial(s, [384, 348], 66),
  );
}
