import { LIME, MINT } from '../../palette.ts';
import { group, number, path } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, corners, moved, stops } from '../studio/shorthand.ts';
import { isometric } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';
import { tick } from '../vocabulary/signs.ts';
import { GOODS, type Goods } from '../vocabulary/tools.ts';

/** A parcel opened: what was seen on a screen comes out in its own light. */
export function parcel(): string {
  const s = new Stage('left');
  const room = isometric(250, 330);
  const [size, height] = [190, 150];
  const inside = room.outline(0, 0, height, size, 0, height, size, size, height, 0, size, height);
  const flap = (x1: number, y1: number, x2: number, y2: number, dx: number, dy: number, rise: number) =>
    s.glass(
      room.outline(
        x1,
        y1,
        height,
        x2,
        y2,
        height,
        x2 + dx,
        y2 + dy,
        height + rise,
        x1 + dx,
        y1 + dy,
        height + rise,
      ),
      { backing: 0.35, strength: 1.1 },
    );
  const things: readonly (readonly [Goods, number, number, number, number, Lit?])[] = [
    ['dress', 150, 262, 1.25, -12],
    ['lamp', 352, 256, 1.2, 10],
    ['shoe', 174, 122, 1.1, 14],
    ['cup', 332, 126, 1.05, -8],
    ['bottle', 250, 330, 2, 4, 'lime'],
  ];
  const rising = things.map(([name, x, y, scale, turn, lit]) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, 'fill-rule': 'evenodd' },
      lit
        ? s.glow(0, -30, 80, LIME, 0.6) + s.litGlass(GOODS[name], lit)
        : path(GOODS[name], {
            fill: s.paint('#EFFFF6', '#8FDDB8 .8', '#3FA37B .7'),
            stroke: '#FBFFF4',
            'stroke-width': 1.2,
          }),
    ),
  );
  const beam = s.along([0.5, 1, 0.5, 0], '#FBFFE6 .85', '#BFF0D6 .3', '#BFF0D6 0');
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'site-e-commerce-detail',
      lean: 0.28,
      tile: [72, 78],
      sun: [60, 20],
      reach: 640,
      from: 0.16,
      to: 0.56,
      calm: [0.6, 0.5],
      dusk: 0.5,
      floor: 0.7,
    }),
    pool(s, 250, 530, 250, 60, MINT, 0.22),
    s.shade(room.outline(-20, 30, 0, size + 20, 30, 0, size + 50, size + 40, 0, 0, size + 40, 0), 0.5),
    flap(0, 0, size, 0, 20, -74, 34),
    flap(0, 0, 0, size, -74, 20, 34),
    path(inside, { fill: '#FDFFEC' }),
    path(
      `M${corners(...room.at(0, size, height), 60, 20, 440, 20, ...room.at(size, 0, height))
        .map(([x, y]) => `${number(x)} ${number(y)}`)
        .join('L')}L${room.at(size, size, height).map(number).join(' ')}z`,
      { fill: beam },
    ),
    room.block(s, [0, 0, 0], [size, size, height], { level: 0.75, backing: 0.9 }),
    path(inside, { fill: '#0F4A36' }),
    path(
      room.outline(
        0,
        0,
        height,
        size,
        0,
        height,
        size,
        40,
        height,
        40,
        40,
        height,
        40,
        size,
        height,
        0,
        size,
        height,
      ),
      { fill: '#8FDDB8' },
    ),
    path(inside, {
      fill: s.definitions.radial(stops('#FDFFEC', '#F1FBD8 .9', '#BFF0D6 .3'), [0.5, 0.6], 0.5),
    }),
    s.wire(inside, { width: 2, opacity: 1 }),
    ...rising,
    flap(0, size, size, size, -12, 60, -34),
    flap(size, 0, size, size, 60, -12, -34),
    room.facing(
      [0, size, height],
      moved(
        58,
        74,
        s.lit(0, 0, 84, 52, 'mint'),
        s.marks(boxes(10, 10, 40, 5, 10, 21, 56, 4, 10, 31, 30, 4)),
        s.wire(tick(56, 36, 16), { colour: s.mark, width: 3.4, opacity: 1 }),
      ),
    ),
  );
}
