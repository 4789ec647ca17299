import { bar, bars } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, circle, group, number, path, rect } from '../../svg.ts';
import { TALL } from '../studio/frame.ts';
import { boxes, moved, stops } from '../studio/shorthand.ts';
import { Space } from '../studio/space.ts';
import { Stage } from '../studio/stage.ts';
import { deskLamp } from '../vocabulary/furniture.ts';
import { glassWall } from '../vocabulary/places.ts';
import { TOOLS } from '../vocabulary/tools.ts';

/** The plan under the lamp: what the trade needs, drawn before anything is built. */
export function plan(): string {
  const s = new Stage('left');
  const desk = new Space([70, 196], [0.93, -0.22], [0.2, 0.94]);
  const plan = [
    s.wire(
      boxes(
        24,
        26,
        262,
        190,
        24,
        26,
        262,
        22,
        38,
        62,
        96,
        64,
        148,
        62,
        124,
        28,
        148,
        98,
        124,
        28,
        38,
        140,
        234,
        62,
      ),
      { colour: '#12503A', width: 2, opacity: 0.9 },
    ),
    s.wire('M24 236h262M24 230v12M286 230v12M302 26v190M296 26h12M296 216h12', {
      colour: '#12503A',
      width: 1.2,
      opacity: 0.8,
    }),
    s.wire('M38 62l96 64M134 62l-96 64M52 192l30-22l26 10l34-30l32 8l40-28', {
      colour: '#12503A',
      width: 1.2,
      opacity: 0.7,
    }),
    s.wire(
      bars(0, 310, 15)
        .map((x) => `M${number(x)} 0v330`)
        .join('') +
        bars(0, 330, 16)
          .map((y) => `M0 ${number(y)}h310`)
          .join(''),
      { colour: '#1C8A63', width: 0.6, opacity: 0.3 },
    ),
    s.marks(boxes(30, 256, 90, 6, 30, 270, 140, 4, 30, 281, 116, 4, 30, 292, 128, 4), 0.6),
  ];
  const ruler = bars(0, 300, 30)
    .map((x, index) => `M${number(x + 6)} 0v${index % 5 === 0 ? 14 : 8}`)
    .join('');
  const legs = bar([0, 0], [-40, 148], 9, 3) + bar([0, 0], [64, 138], 9, 3) + bar([-24, 88], [40, 84], 3);
  return s.finish(
    TALL,
    glassWall(s, TALL, {
      seed: 'logiciel-metier-detail',
      lean: -0.236,
      tile: [96, 104],
      sun: [150, 40],
      reach: 620,
      from: 0.1,
      to: 0.44,
      dusk: 0.2,
      calm: [0.6, 0.8],
      floor: 0.7,
    }),
    s.shade(desk.outline(-20, -10, 0, 362, -10, 0, 362, 380, 0, -20, 380, 0), 0.6),
    desk.block(s, [-34, -30, -16], [390, 404, 16], { level: 0.3 }),
    desk.lying(
      [0, 0, 0],
      s.shade(box(10, 12, 310, 330), 0.5),
      rect(0, 0, 310, 330, { fill: s.paint('#FDFFF2', '#D8F3E2', '#5FAF8C') }),
      ...plan,
      s.glow(130, 110, 230, LIME, 0.34),
    ),
    desk.lying(
      [196, 186, 0],
      group(
        { transform: 'rotate(14) scale(1.5)', 'fill-rule': 'evenodd' },
        s.glass(TOOLS.square, { backing: 0.15, strength: 0.8 }),
      ),
    ),
    desk.lying(
      [-14, 318, 0],
      group(
        { transform: 'rotate(-5)' },
        s.glass(box(0, 0, 312, 30), { backing: 0.35 }),
        s.wire(ruler, { width: 1, opacity: 0.8 }),
      ),
    ),
    desk.lying(
      [330, 70, 0],
      group(
        { transform: 'rotate(12)' },
        path(boxes(-4, 0, 8, 130), { fill: LIME }),
        path('M-4 130L0 150L4 130Z', { fill: '#F6F5EF' }),
      ),
    ),
    moved(
      172,
      214,
      path(legs, { fill: IRON, transform: 'translate(8 8)', 'fill-opacity': '.35' }),
      path(legs, { fill: s.paint('#3B7F66', IRON) }),
      path(box(-3, -22, 6, 20), { fill: IRON }),
      circle(0, 0, 10, { fill: '#17513D', stroke: MINT, 'stroke-width': 1.4 }),
    ),
    deskLamp(s, 60, 196, 1.5, 1, 100),
    s.veil(TALL, s.definitions.radial(stops('#F4FFC4 .34', `${LIME} .06`, `${LIME} 0`), [0.3, 0.24], 0.6)),
  );
}
