import type { Light } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, HALL, INK, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { type Point, path, polygon, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, corners, moved, sized, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { chair, deskLamp, pool, tableFront } from '../vocabulary/furniture.ts';
import { air, bay } from '../vocabulary/places.ts';
import { monitor } from '../vocabulary/screens.ts';

/** A desk from the front, its feet's middle at 0, 0: 150 wide, its screens, and whoever sits there. */
function desk(s: Stage, lit: Lit | 'off', person: boolean): string {
  const shown =
    lit === 'off'
      ? [s.text(8, 10, [30, 44, 24], { step: 9, height: 3, opacity: 0.3 })]
      : [
          s.lit(3, 3, 74, 46, lit),
          s.marks(boxes(10, 11, 30, 4, 18, 20, 44, 4, 18, 29, 36, 4, 10, 38, 22, 4)),
        ];
  return (
    (lit === 'off' ? '' : s.glow(22, -106, 110, lit === 'lime' ? LIME : MINT, lit === 'lime' ? 0.55 : 0.5)) +
    moved(22, -74, monitor(s, 80, 52, ...shown)) +
    path(tableFront(-78, -76, 156, 0, 6), {
      fill: '#07140E',
      stroke: MINT,
      'stroke-opacity': '.35',
      'stroke-width': 0.8,
    }) +
    (person ? moved(-22, 0, silhouette('seated', [0, 4], 1.5)) : '')
  );
}

/** A row of desks in a glass hall; at the end of the row one more lights up. */
export function row(): string {
  const s = new Stage('right');
  const far: Point = [106, 240];
  const row = [
    { scale: 0.42, lit: 'mint', person: true },
    { scale: 0.62, lit: 'mint', person: true },
    { scale: 0.92, lit: 'mint', person: true },
    { scale: 1.42, lit: 'lime', person: false },
  ] as const;
  const place = (scale: number): Point => [far[0] + 246 * scale, far[1] + 200 * scale];
  const sun: Point = [640, 40];
  const light: Light = ([x, y]) => 0.16 + 0.66 * clamp(1 - Math.hypot(x - 620, y - 40) / 640) ** 1.3;
  const glass = { light, random: seeded('augmentation'), ramp: HALL, variety: 0.8 };
  const base = (x: number) => 300 + ((x + 40) * 170) / 700;
  const patches = [150, 226, 308, 396, 490, 590]
    .map((x, index) => {
      const [width, fall] = [50 + index * 8, 70 + index * 26];
      return polygon(
        corners(
          x,
          base(x) + 6,
          x + width,
          base(x + width) + 6,
          x + width - fall * 0.9,
          base(x) + fall + 30,
          x - fall,
          base(x) + fall,
        ),
      );
    })
    .join('');
  return s.finish(
    HERO,
    rect(0, 0, 640, 576, { fill: INK }),
    bay(
      s,
      [
        [-40, 60],
        [660, -330],
        [660, -90],
        [-40, 190],
      ],
      [9, 4],
      { ...glass, light: (at) => light(at) * 0.8 },
      2.4,
    ),
    bay(
      s,
      [
        [-40, 190],
        [660, -90],
        [660, 470],
        [-40, 300],
      ],
      [9, 5],
      glass,
      3,
    ),
    path(
      polygon([
        [-40, 300],
        [660, 470],
        [660, 600],
        [-40, 600],
      ]),
      { fill: s.paint('#1B5A44', '#0C2A1F', '#07140E') },
    ),
    path(patches, {
      fill: s.definitions.linear(stops('#BFF0D6 .3', '#5DBE97 .1', '#5DBE97 0'), [1, 0, 0, 1]),
    }),
    air(s, HERO, { seed: '', sun, calm: [0.4, 0.6], dusk: 0.3, floor: 0.8 }),
    ...row.map(({ scale, lit, person }) => {
      const [x, y] = place(scale);
      return (
        pool(s, x, y + 6 * scale, 130 * scale, 26 * scale, lit === 'lime' ? LIME : MINT, 0.34) +
        sized(x, y, scale, desk(s, lit, person))
      );
    }),
    sized(...place(1.42), 1.42, deskLamp(s, -62, -76, 0.5, 1, 60)),
    sized(
      408,
      546,
      1.36,
      path(chair(1), { fill: '#07140E', stroke: MINT, 'stroke-opacity': '.4', 'stroke-width': 0.7 }),
    ),
    silhouette('coat', [604, 534], 2.2, -1),
  );
}
