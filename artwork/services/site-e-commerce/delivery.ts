import { bars } from '../../glass.ts';
import { IRON, LIME } from '../../palette.ts';
import { box, circle, group, number, path, rect } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import type { Lit } from '../studio/shorthand.ts';
import { boxes, moved, sized } from '../studio/shorthand.ts';
import { basket, pool, ribbon } from '../vocabulary/furniture.ts';
import { castShadow, plaster } from '../vocabulary/rooms.ts';
import { browser } from '../vocabulary/screens.ts';
import { button, pin, pointer } from '../vocabulary/signs.ts';
import { GOODS } from '../vocabulary/tools.ts';
import { offer } from './offer.ts';

/** From the shelf to the basket to the parcel to the van. */
export function delivery(): string {
  const s = new Daylight('right');
  const belt = 352;
  const rollers = bars(40, 430, 13)
    .map((x) => `M${number(x - 9)} ${belt + 15}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`)
    .join('');
  const parcel = (x: number, size: number, lit?: Lit) =>
    moved(
      x,
      belt - size,
      lit
        ? s.lit(0, 0, size, size, lit)
        : s.ground(0, 0, size, size, 0.9) + s.sheet(0, 0, size, size) + s.pane(0, 0, size, size, 0.5),
      s.marks(ribbon(size, size, 6), 0.75),
    );
  const van = 'M0 0V-124a8 8 0 0 1 8-8H128V0ZM128 0V-100H168a10 10 0 0 1 8 5L198-58L208-52a8 8 0 0 1 4 8V0Z';
  const wheel = (x: number) => circle(x, 4, 22, { fill: IRON }) + circle(x, 4, 9, { fill: '#BFE3D0' });
  return s.finish(
    WIDE,
    plaster(s, WIDE, { floor: 412, patch: [300, 20, 46] }),
    castShadow(s, [30, 420], [440, 420], [24, 40]),
    moved(
      34,
      118,
      s.shade(box(8, 8, 164, 196), 0.5),
      browser(
        s,
        164,
        200,
        offer(s, 38, 34, 'bottle', 'mint'),
        s.text(20, 136, [124, 90], { step: 12 }),
        button(s, 34, 166, 96, 22, 'lime'),
      ),
      pointer(112, 172, 1.1),
    ),
    s.wire(`M116 322v${belt - 328}`, { width: 2, opacity: 1, dash: '3 5' }),
    path(
      boxes(
        20,
        belt,
        424,
        6,
        20,
        belt + 26,
        424,
        5,
        40,
        belt + 26,
        7,
        62,
        232,
        belt + 26,
        7,
        62,
        416,
        belt + 26,
        7,
        62,
      ),
      { fill: IRON },
    ),
    path(rollers, { fill: '#8FBFA6', stroke: IRON, 'stroke-width': 2 }),
    group(
      { transform: `translate(222 ${belt - 40})` },
      path(GOODS.bottle, { fill: '#0F7B55', stroke: IRON, 'stroke-width': 1.6 }),
    ),
    sized(232, belt, 0.98, basket(s)),
    parcel(318, 50),
    parcel(382, 58, 'lime'),
    s.wire('M470 260C470 200 520 176 560 150', { width: 2.4, dash: '2 7', opacity: 1 }),
    pool(s, 572, 142, 50, 16, LIME, 0.8),
    pin(s, 572, 142, 0.92),
    s.shade('M416 424a110 10 0 1 0 220 0a110 10 0 1 0-220 0z', 0.6),
    moved(
      424,
      406,
      s.glass(van, { backing: 0.95 }),
      path(boxes(10, -122, 108, 112), { fill: s.paint('#DDF0E4', '#5DBE97', '#0F6B4B') }),
      s.lit(16, -56, 44, 46, 'mint') + s.marks(boxes(36, -56, 4, 46)),
      s.lit(66, -46, 38, 36, 'mint') + s.marks(boxes(83, -46, 4, 36)),
      s.lit(30, -98, 38, 38, 'mint') + s.marks(boxes(47, -98, 4, 38)),
      path('M138-92H164L186-58H138Z', {
        fill: s.paint('#FFFFFF', '#BFE3D0'),
        stroke: IRON,
        'stroke-width': 1.6,
      }),
      rect(200, -30, 12, 9, { fill: LIME, stroke: IRON, 'stroke-width': 1.2 }),
      path(boxes(0, -6, 212, 8), { fill: IRON }),
      wheel(44),
      wheel(168),
    ),
  );
}
