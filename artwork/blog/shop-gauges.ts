import { bar, bars } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { EMERALD, FOREST, IRON, LIME, MINT } from '../palette.ts';
import type { Lit } from '../services/studio/shorthand.ts';
import { boxes, corners, DOWN } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { pool } from '../services/vocabulary/furniture.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { onCircle, sector } from '../services/vocabulary/signs.ts';
import { box, circle, number, type Point, path, polygon, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';

const SEGMENTS = 7;

/** A dark gauge on a lit pane: a half ring filled up to a level, and its needle. */
function dialOn(at: Point, r: number, level: number): string {
  const ring = Array.from({ length: SEGMENTS }, (_, index) => {
    const [from, to] = [-0.25 + (index + 0.05) / SEGMENTS / 2, -0.25 + (index + 0.95) / SEGMENTS / 2];
    return { d: sector(at, r * 0.62, r, from, to), full: index < level };
  });
  const arcs = (full: boolean) => ring.map((part) => (part.full === full ? part.d : '')).join('');
  const turn = -0.25 + level / SEGMENTS / 2;
  return (
    path(arcs(false), { fill: FOREST, 'fill-opacity': '.18' }) +
    path(arcs(true), { fill: EMERALD }) +
    path(bar(at, onCircle(at, r * 0.86, turn), r * 0.13, 2), { fill: IRON }) +
    circle(at[0], at[1], r * 0.11, { fill: IRON })
  );
}

/** Nightfall: a shop window in which every pane bears a gauge, each filled to another level. */
export function shopGauges(): string {
  const s = new Stage('above');
  const [left, top, step, rise] = [64, 92, 130, 98];
  const ground = 312;
  const levels = [2, 5, 3, 6, 1, 4];
  const lime = 3;
  const cells = levels.map((level, index) => {
    const [x, y] = [left + (index % 3) * step, top + Math.floor(index / 3) * rise];
    const colour: Lit = index === lime ? 'lime' : 'mint';
    return (
      s.lit(x, y, step, rise, colour, 0) +
      dialOn([x + step / 2, y + rise * 0.66], 42, level) +
      path(box(x + step / 2 - 22, y + rise * 0.78, 44, 5), { fill: FOREST, 'fill-opacity': '.55' })
    );
  });
  const leads = [
    ...bars(left, left + 3 * step, 3).map((x) => box(x - 3, top - 4, 6, rise * 2 + 8)),
    ...bars(top, top + 2 * rise, 2).map((y) => box(left - 3, y - 3, 3 * step + 6, 6)),
  ];
  const stripes = bars(36, 604, 16).slice(0, -1);
  const awning = (even: boolean) =>
    stripes
      .filter((_, index) => (index % 2 === 0) === even)
      .map((x) => `M${number(x)} 46h35.5l${number((x + 18 - 320) * 0.05)} 36a17.8 13 0 0 1-35.5 0z`)
      .join('');
  const spill = polygon(corners(64, ground, 454, ground, 520, 366, -30, 366));
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'prix-d-un-site-vitrine',
      lean: 0,
      tile: [80, 60],
      sun: [320, -20],
      reach: 520,
      from: 0.1,
      to: 0.42,
      dusk: 0,
      floor: 1,
    }),
    rect(28, 0, 584, ground, { fill: s.along(DOWN, '#173F31', '#0B2219') }),
    s.glow(260, 190, 300, '#E8FBD0', 0.3),
    ...cells,
    s.leads(leads.join(''), 12),
    path(boxes(54, 288, 410, 24), { fill: '#081710' }),
    s.pane(64, 293, 122, 15, 0.35) + s.pane(194, 293, 130, 15, 0.35) + s.pane(332, 293, 122, 15, 0.35),
    rect(488, 92, 86, ground - 92, { fill: s.along(DOWN, '#FBFFE6', '#BFF0D6', '#5DBE97') }),
    s.leads(boxes(482, 88, 6, 224, 572, 88, 6, 224, 482, 136, 96, 5, 482, 88, 96, 6, 528, 138, 4, 174), 10),
    path(boxes(540, 206, 4, 34), { fill: FOREST }),
    rect(26, 0, 588, 48, { fill: IRON }),
    s.wire('M26 47h588', { width: 1.4, opacity: 0.5, colour: MINT }),
    ...[54, 76, 98].map((x) => circle(x, 24, 7, { fill: MINT })),
    s.lit(150, 13, 300, 22, 'mint', 11),
    path(awning(true), { fill: '#1C8F66' }),
    path(awning(false), { fill: '#DDF6E6' }),
    path(polygon(corners(36, 46, 604, 46, 618, 84, 22, 84)), {
      fill: s.along(DOWN, '#06110C .55', '#06110C 0'),
    }),
    rect(0, ground, 640, 48, { fill: '#0A1C15' }),
    path(spill + polygon(corners(488, ground, 574, ground, 640, 366, 510, 366)), {
      fill: s.along(DOWN, '#F4FFDC .7', '#5DBE97 .12'),
    }),
    pool(s, 326, ground + 6, 240, 20, LIME, 0.24),
    silhouette('coat', [471, 344], 1.62, -1),
  );
}
