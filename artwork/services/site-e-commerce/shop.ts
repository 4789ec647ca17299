import { bars } from '../../glass.ts';
import { LIME, MINT } from '../../palette.ts';
import { box, group, number, path } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { DOWN, sized } from '../studio/shorthand.ts';
import { leaningLeft } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { basket, pool, ribbon } from '../vocabulary/furniture.ts';
import { glassWall, shafts } from '../vocabulary/places.ts';
import { browser } from '../vocabulary/screens.ts';
import { GOODS, type Goods } from '../vocabulary/tools.ts';
import { offer } from './offer.ts';

/** A shop in a browser, and in front of it what a customer takes home: a basket, parcels of glass. */
export function shop(): string {
  const s = new Stage('above');
  const room = leaningLeft(160, 60);
  const shelf: readonly (readonly [Goods, Lit?])[] = [
    ['vase'],
    ['lamp'],
    ['shoe'],
    ['dress'],
    ['bottle', 'mint'],
    ['cup'],
  ];
  const offers = shelf.map(([name, lit], index) =>
    offer(s, 14 + (index % 3) * 98, 54 + Math.floor(index / 3) * 98, name, lit),
  );
  const scallops = (even: number) =>
    bars(0, 318, 12)
      .slice(0, -1)
      .filter((_, index) => index % 2 === even)
      .map((x) => `M${number(x)} 20h26.5v16a13.2 10 0 0 1-26.5 0z`)
      .join('');
  const floor = leaningLeft(470, 470);
  const parcel = (x: number, y: number, z: number, size: number, lit?: Lit) =>
    floor.block(s, [x, y, z], [size, size, size * 0.8], { level: 0.7, lit }) +
    floor.facing(
      [x, y + size, z + size * 0.8],
      lit ? s.marks(ribbon(size, size * 0.8), 0.7) : s.words(ribbon(size, size * 0.8), 0.6),
    ) +
    floor.lying(
      [x, y, z + size * 0.8],
      lit ? s.marks(box(size / 2 - 3, 0, 6, size), 0.7) : s.words(box(size / 2 - 3, 0, 6, size), 0.6),
    );
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'site-e-commerce',
      lean: 0.18,
      tile: [70, 64],
      sun: [500, -60],
      reach: 600,
      from: 0.14,
      to: 0.6,
      calm: [0.5, 0.5],
      floor: 0.66,
    }),
    shafts(s, HERO, -160, [330, 400], [460, 560]),
    s.glow(340, 260, 260, MINT, 0.26),
    room.facing(
      [0, 0, 0],
      group(
        { transform: 'scale(1.14)' },
        browser(s, 318, 262, ...offers),
        path(scallops(0), { fill: '#1C8F66' }),
        path(scallops(1), { fill: '#CFF3DF' }),
        path(box(0, 20, 318, 26), { fill: s.along(DOWN, '#06110C .4', '#06110C 0') }),
      ),
    ),
    pool(s, 500, 520, 170, 46, LIME, 0.28),
    parcel(16, -86, 0, 84),
    parcel(-50, 6, 0, 92, 'lime'),
    parcel(66, 6, 0, 62),
    parcel(26, -70, 67, 54, 'mint'),
    s.shade('M236 548a96 14 0 1 0 192 0a96 14 0 1 0-192 0z', 0.5),
    group({ transform: 'translate(296 486) rotate(-8)' }, path(GOODS.bottle, { fill: '#E9FBF0' })),
    group({ transform: 'translate(340 492) rotate(6) scale(1.1)' }, path(GOODS.plant, { fill: '#8FDDB8' })),
    group({ transform: 'translate(374 486) rotate(14)' }, path(GOODS.book, { fill: '#BFF0D6' })),
    sized(332, 548, 1.42, basket(s)),
  );
}
