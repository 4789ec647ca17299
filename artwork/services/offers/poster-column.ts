import { bars } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, IRON, LIME, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { circle, type Point, path, polyline, rect } from '../../svg.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, corners, DOWN, moved, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { bay, glassWall } from '../vocabulary/places.ts';
import { columns } from '../vocabulary/screens.ts';

/** Evening: a lit column of posters in the street, and people who stop. */
export function posterColumn(): string {
  const s = new Stage('left');
  const random = seeded('offre-marketing');
  const [left, width, top, foot] = [232, 176, 128, 408];
  const ground = {
    light: ([x, y]: Point) => 0.1 + 0.5 * clamp(1 - Math.hypot(x - 320, (y - 420) * 2) / 330),
    random,
    variety: 0.5,
  };
  const shade = s.definitions.linear(
    stops('#06110C .7', '#06110C .1', '#FBFFE6 .2', '#06110C .1', '#06110C .75'),
    [0, 0.5, 1, 0.5],
  );
  const poster = (x: number, w: number, content: string) =>
    rect(x, top + 44, w, 190, { fill: s.along(DOWN, '#FBFFE6', '#D8F5DF', '#8FDDB8') }) + content;
  return s.finish(
    WIDE,
    glassWall(s, WIDE, {
      seed: 'offre-marketing',
      lean: -0.08,
      tile: [128, 84],
      sun: [60, -20],
      reach: 700,
      from: 0.1,
      to: 0.5,
      dusk: 0,
      floor: 1,
    }),
    rect(0, 250, 640, 160, { fill: s.along(DOWN, '#0A1F17 0', '#0A1F17 .9') }),
    bay(
      s,
      [
        [-60, 400],
        [700, 400],
        [1000, 500],
        [-360, 500],
      ],
      [14, 4],
      ground,
      1.4,
    ),
    s.glow(320, 270, 300, '#E8FBD0', 0.4),
    pool(s, 320, 420, 250, 34, '#E8FBD0', 0.5),
    path(boxes(left, top, width, foot - top), { fill: '#12503A' }),
    poster(
      left + 2,
      34,
      s.marks(boxes(left + 8, top + 62, 20, 60, left + 8, top + 136, 20, 4, left + 8, top + 148, 14, 4), 0.5),
    ),
    poster(
      left + 42,
      92,
      moved(
        left + 50,
        top + 54,
        rect(0, 0, 76, 18, { rx: 9, fill: '#12503A', 'fill-opacity': '.3' }),
        s.marks(boxes(10, 7, 34, 4)),
        s.lit(0, 28, 76, 34, 'lime', 3),
        s.marks(boxes(8, 36, 18, 18, 32, 38, 36, 4, 32, 47, 26, 4)),
        s.marks(boxes(0, 72, 76, 26, 0, 106, 76, 26), 0.3),
        path(polyline(corners(0, 168, 22, 156, 42, 160, 74, 138)), {
          fill: 'none',
          stroke: '#12503A',
          'stroke-width': 4,
        }),
      ),
    ),
    poster(
      left + 140,
      34,
      columns(s, left + 144, top + 200, 28, [30, 56, 92]) +
        s.marks(boxes(left + 146, top + 62, 22, 4, left + 146, top + 72, 14, 4), 0.5),
    ),
    path(boxes(left + 36, top + 36, 6, 206, left + 134, top + 36, 6, 206), { fill: IRON }),
    rect(left, top, width, foot - top, { fill: shade }),
    path(
      boxes(
        left - 8,
        top + 30,
        width + 16,
        12,
        left - 8,
        top + 236,
        width + 16,
        10,
        left - 14,
        foot - 14,
        width + 28,
        16,
        left - 4,
        foot - 34,
        width + 8,
        8,
      ),
      { fill: IRON },
    ),
    s.wire(
      `M${left - 8} ${top + 30}h${width + 16}M${left - 8} ${top + 236}h${width + 16}M${left - 14} ${foot - 14}h${width + 28}`,
      { width: 1.2, opacity: 0.6 },
    ),
    path(
      `M${left - 16} ${top + 8}C${left + 10} ${top - 40} 300 ${top - 34} 310 ${top - 76}H330C340 ${top - 34} ${left + width - 10} ${top - 40} ${left + width + 16} ${top + 8}Z`,
      { fill: s.paint('#5DBE97', '#17664A', '#0A2219'), stroke: IRON, 'stroke-width': 4 },
    ),
    s.iron(
      `M320 ${top - 74}V${top + 8}M312 ${top - 60}C304 ${top - 30} 284 ${top - 20} 274 ${top + 8}M328 ${top - 60}C336 ${top - 30} 356 ${top - 20} 366 ${top + 8}`,
      2,
    ),
    path(boxes(left - 18, top + 6, width + 36, 26), { fill: IRON }),
    ...bars(left - 6, left + width + 6, 9)
      .slice(0, -1)
      .map((x) => s.lit(x + 3, top + 11, 15, 15, 'mint', 7)),
    s.spark(320, top - 88, 46, LIME),
    circle(320, top - 86, 9, { fill: LIME, stroke: IRON, 'stroke-width': 2 }),
    silhouette('coat', [150, 446], 2),
    silhouette('talking', [204, 440], 1.9),
    silhouette('tablet', [474, 448], 2.04, -1),
    silhouette('coat', [574, 424], 1.5, -1),
    s.veil(WIDE, s.definitions.radial(stops('#BFF0D6 .2', `${MINT} 0`), [0.05, 0], 0.6)),
  );
}
