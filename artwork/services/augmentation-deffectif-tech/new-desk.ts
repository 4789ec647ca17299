import type { Light } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { HALL, IRON, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { group, number, path, polygon, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, corners, moved, sized, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { chair, deskLamp, plant, pool, tableFront } from '../vocabulary/furniture.ts';
import { bay } from '../vocabulary/places.ts';
import { monitor } from '../vocabulary/screens.ts';
import { onCircle, sector } from '../vocabulary/signs.ts';

/** Morning behind a tall arch: the lamp of a new desk is on, and somebody comes in. */
export function newDesk(): string {
  const s = new Stage('left');
  const [left, right, spring, sill] = [70, 400, 210, 470];
  const middle = (left + right) / 2;
  const arch = `M${left} ${sill}V${spring}A${(right - left) / 2} ${(right - left) / 2} 0 0 1 ${right} ${spring}V${sill}Z`;
  const light: Light = ([x, y]) => 1.04 - Math.hypot(x - 130, y - 300) / 520;
  const dawn = { light, random: seeded('augmentation-detail'), ramp: HALL, variety: 0.5 };
  const fan = [0.75, 0.8125, 0.875, 0.9375, 1, 1.0625, 1.125, 1.1875, 1.25];
  const petals = fan.slice(0, -1).map((from, index) => {
    const d = sector([middle, spring], 60, 165, from, fan[index + 1] ?? 1);
    const [x, y] = onCircle([middle, spring], 110, from + 0.03);
    return path(d, {
      fill: s.definitions.linear(stops('#FBFFE6', '#8FDDB8', '#1C7A58'), [0, 0.6, 1, 0.2]),
      'fill-opacity': (0.3 + 0.6 * light([x, y])).toFixed(2),
    });
  });
  return s.finish(
    TALL,
    s.veil(TALL, s.paint('#256F55', '#123E2F', '#0A1C15')),
    group(
      { 'clip-path': s.definitions.clip(arch) },
      rect(left, 40, 330, 440, { fill: '#8FDDB8' }),
      bay(
        s,
        [
          [left, spring],
          [right, spring],
          [right, sill],
          [left, sill],
        ],
        [5, 4],
        dawn,
        3.4,
      ),
      ...petals,
      path(sector([middle, spring], 0, 60, 0.75, 1.25), { fill: '#FDFFEA' }),
    ),
    s.iron(
      `${fan
        .map(
          (turn) =>
            `M${onCircle([middle, spring], 60, turn).map(number).join(' ')}L${onCircle([middle, spring], 165, turn).map(number).join(' ')}`,
        )
        .join('')}M${middle - 60} ${spring}a60 60 0 0 1 120 0`,
      3.4,
    ),
    s.iron(arch, 9),
    path(boxes(left - 22, sill, right - left + 44, 12), { fill: IRON }),
    s.glow(150, 290, 260, '#F4FFDC', 0.5),
    rect(0, 500, 500, 100, { fill: s.along([0.5, 0, 0.5, 1], '#1B5A44', '#081710') }),
    path(
      polygon(corners(90, 500, 250, 500, 380, 600, 150, 600)) +
        polygon(corners(270, 500, 390, 500, 580, 600, 410, 600)),
      { fill: '#E8FBD0', 'fill-opacity': '.12' },
    ),
    moved(70, 560, plant(s, 1.9)),
    pool(s, 250, 574, 200, 22, LIME, 0.3),
    moved(
      270,
      392,
      s.glow(0, -60, 120, LIME, 0.5),
      monitor(
        s,
        116,
        78,
        s.lit(4, 4, 108, 70, 'lime'),
        s.marks(boxes(14, 16, 40, 5, 24, 28, 64, 5, 24, 40, 50, 5, 14, 52, 30, 5)),
      ),
    ),
    deskLamp(s, 168, 392, 1.02, 1, 70),
    path(tableFront(134, 392, 232, 576, 9), { fill: IRON }),
    s.wire('M134 392h232', { width: 1.4, opacity: 0.8 }),
    sized(
      222,
      580,
      1.7,
      path(chair(1), { fill: IRON, stroke: MINT, 'stroke-opacity': '.35', 'stroke-width': 0.6 }),
    ),
    silhouette('tablet', [424, 590], 2.7, -1),
  );
}
