import { silhouette } from '../../home/people.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, group, number, path, polygon, polyline, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { boxes, corners, DOWN } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { glassWall, shafts } from '../vocabulary/places.ts';
import { textWidths } from '../vocabulary/screens.ts';
import { tick } from '../vocabulary/signs.ts';

/** A class before a blackboard of glass on which a method is drawn, step after step. */
export function classroom(): string {
  const s = new Stage('right');
  const [left, top, width, height] = [226, 92, 388, 236];
  const steps = corners(
    left + 40,
    top + 186,
    left + 122,
    top + 186,
    left + 122,
    top + 142,
    left + 204,
    top + 142,
    left + 204,
    top + 98,
    left + 286,
    top + 98,
    left + 286,
    top + 54,
    left + 362,
    top + 54,
  );
  const chalk = [
    s.wire(polyline(steps), { width: 3, opacity: 0.95, colour: '#F4FFF8' }),
    s.wire(`${boxes(left + 58, top + 148, 44, 30)}M${left + 58} ${top + 157}h44`, {
      width: 1.8,
      opacity: 0.8,
    }),
    s.wire(
      `M${left + 140} ${top + 132}v-30h44v30M${left + 150} ${top + 126}v-10M${left + 160} ${top + 126}v-16M${left + 170} ${top + 126}v-12`,
      { width: 2, opacity: 0.8 },
    ),
    s.wire(`M${left + 222} ${top + 74}a22 16 0 1 1 12 12l-10 5z`, { width: 1.8, opacity: 0.8 }),
    s.wire(
      textWidths(84, 4)
        .map((length, row) => `M${left + 24} ${top + 30 + row * 14}h${number(length)}`)
        .join(''),
      { width: 3, opacity: 0.4 },
    ),
    s.wire(`M${left + 246} ${top + 170}q50-6 92-60`, { width: 1.6, opacity: 0.6, dash: '4 5' }),
  ];
  const heads = [
    [206, 672, 2.7, 0],
    [326, 684, 2.9, 0],
    [446, 672, 2.7, 1],
    [566, 684, 2.9, 0],
  ] as const;
  return s.finish(
    HERO,
    glassWall(s, HERO, {
      seed: 'formation',
      lean: 0,
      tile: [72, 144],
      sun: [640, -20],
      reach: 640,
      from: 0.1,
      to: 0.56,
      dusk: 0.5,
      calm: [0.55, 0.5],
      floor: 0.6,
    }),
    shafts(s, HERO, -240, [480, 540], [590, 700]),
    s.glow(420, 210, 280, MINT, 0.3),
    s.shade(box(left - 8, top + 14, width, height), 0.5),
    rect(left, top, width, height, { fill: s.paint('#3FA37B', '#1C7A5A', '#124A37') }),
    ...chalk,
    s.glow(left + 324, top + 30, 90, LIME, 0.6),
    s.lit(left + 300, top + 14, 50, 34, 'lime'),
    s.wire(tick(left + 316, top + 31, 18), { colour: s.mark, width: 3.6, opacity: 1 }),
    s.leads(
      boxes(
        left - 5,
        top - 5,
        width + 10,
        6,
        left - 5,
        top + height,
        width + 10,
        9,
        left - 5,
        top,
        6,
        height,
        left + width,
        top,
        6,
        height,
        left + 30,
        top + height,
        5,
        130,
        left + width - 36,
        top + height,
        5,
        130,
      ),
      8,
    ),
    rect(0, 440, 640, 140, { fill: s.along(DOWN, '#2C7A5C', '#174736', '#0A1F17') }),
    s.wire('M0 440H640', { width: 1.4, opacity: 0.5 }),
    pool(s, 330, 452, 220, 20, MINT, 0.3),
    path(polygon(corners(168, 446, 232, 446, 222, 366, 178, 366)), {
      fill: s.paint('#2C9A73', '#12503A', '#0A2219'),
      stroke: s.line,
      'stroke-opacity': '.6',
      'stroke-width': 1.3,
    }),
    path(polygon(corners(164, 368, 238, 352, 238, 358, 164, 374)), {
      fill: IRON,
      stroke: s.line,
      'stroke-opacity': '.6',
      'stroke-width': 1,
    }),
    silhouette('talking', [262, 446], 2.02),
    ...heads.map(
      ([x, y, scale, lit]) =>
        (lit
          ? s.glow(x + 58, 510, 80, LIME, 0.4) +
            group(
              { transform: `translate(${x + 30} 486) rotate(7)` },
              s.lit(0, 0, 62, 44, 'lime'),
              s.marks(boxes(8, 10, 32, 4, 8, 20, 46, 4, 8, 30, 26, 4)),
            )
          : '') + silhouette('seated', [x, y], scale),
    ),
  );
}
