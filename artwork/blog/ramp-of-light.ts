import { bar, bars } from '../glass.ts';
import { IRON, LIME, MINT } from '../palette.ts';
import { boxes, corners, DOWN, stops } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { group, path, polygon, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { along, quilt } from './quilt.ts';

/** Somebody in a wheelchair, seen from behind, the wheels on 0, 0. */
function wheelchair(): string {
  const wheel = (x: number) =>
    `<ellipse cx="${x}" cy="-25" rx="6.5" ry="25" fill="none" stroke="#07140E" stroke-width="4.4"/>`;
  return (
    wheel(-25) +
    wheel(25) +
    path(boxes(-21, -50, 42, 34, -14, -18, 4, 16, 10, -18, 4, 16, -23, -58, 4, 14, 19, -58, 4, 14), {
      fill: IRON,
    }) +
    path(polygon(corners(-17, -92, 0, -97, 0, -46, -19, -46)), { fill: '#0A1B14' }) +
    path(polygon(corners(0, -97, 17, -92, 19, -46, 0, -46)), { fill: '#1B4435' }) +
    path(bar([-17, -90], [-27, -62], 7.4, 6) + bar([-27, -62], [-27, -46], 6, 5), { fill: '#0A1B14' }) +
    path(bar([17, -90], [27, -62], 7.4, 6) + bar([27, -62], [27, -46], 6, 5), { fill: '#1B4435' }) +
    path(polygon(corners(-4, -100, 4, -100, 4, -92, -4, -92)), { fill: '#0A1B14' }) +
    path('M-1-117L-7-115L-8.5-108L-6-101L0-98Z', { fill: '#0A1B14' }) +
    path('M-1-117L6-116L8.5-109L6-101L0-98Z', { fill: '#1B4435' }) +
    path(boxes(-15, -50, 30, 5), { fill: '#2C7A5C' })
  );
}

/** Late evening: light pours out of an open door; beside the step it lies down as a ramp. */
export function rampOfLight(): string {
  const s = new Stage('above');
  const [left, right, sill] = [236, 404, 214];
  const ramp = polygon(corners(322, sill, right + 2, sill, 548, 352, 344, 352));
  const joints = bars(0, 1, 5)
    .slice(1, -1)
    .map((share) => share ** 1.35)
    .map((v) => bar([322 + 22 * v, sill + 138 * v], [406 + 142 * v, sill + 138 * v], 1.6 + v));
  const step = (x: number, y: number, width: number, rise: number, slant: number) =>
    path(polygon(corners(x + slant, y - 18, 322 + 3, y - 18, 326 + (y - sill) * 0.16, y, x, y)), {
      fill: s.along(DOWN, '#BFF0D6', '#6CCBA0'),
    }) +
    path(boxes(x, y, width, rise), { fill: s.along(DOWN, '#1C6B4E', '#0C2A1F') }) +
    s.wire(`M${x} ${y}h${width}`, { width: 1.6, opacity: 0.9 });
  const leaf = [
    along([174, 14], [left, 26], 2),
    along([174, 84], [left, 90], 2),
    along([174, 156], [left, 152], 2),
    along([174, 232], [left, sill], 2),
  ];
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'accessibilite',
      lean: 0,
      tile: [76, 58],
      sun: [320, 130],
      reach: 330,
      from: 0.1,
      to: 0.42,
      dusk: 0,
      floor: 1,
    }),
    rect(0, sill + 20, 640, 146, { fill: s.along(DOWN, '#123A2C', '#081710') }),
    s.glow(320, 140, 300, '#E8FBD0', 0.5),
    rect(left, 26, right - left, sill - 26, { fill: s.along(DOWN, '#FDFFF0', '#F3FBD0', '#D5F2C8') }),
    quilt(
      s,
      [along([left, 26], [right, 26], 4), along([left, 70], [right, 70], 4)],
      (column) => ['#5DBE97', '#BFF0D6', '#8FDDB8', '#A9E3C6'][column] ?? MINT,
      4,
    ),
    path(polygon(corners(left, sill, right, sill, 700, 366, -60, 366)), {
      fill: s.definitions.radial(stops('#F4FFDC .5', '#5DBE97 0'), [0.5, 0], 0.7),
    }),
    quilt(
      s,
      leaf,
      (column, row) => ['#2C9A73', '#5DBE97', '#1C8F66', '#8FDDB8'][(column + row * 3) % 4] ?? MINT,
      5,
    ),
    s.iron(`M${left} ${sill}V26H${right}V${sill}`, 12),
    s.wire(`M${left + 6} ${sill}V32H${right - 6}V${sill}`, { width: 1.4, opacity: 0.8, colour: '#FBFFF4' }),
    step(196, 258, 134, 32, 26),
    step(150, 308, 187, 40, 30),
    s.shade(polygon(corners(344, 352, 548, 352, 560, 366, 340, 366)), 0.6),
    s.glow(430, 300, 170, LIME, 0.45),
    path(ramp, { fill: s.along(DOWN, '#FCFFE0', '#EAFA9E', LIME) }),
    path(joints.join(''), { fill: '#5B7A1E', 'fill-opacity': '.5' }),
    path(
      bar([406, 172], [556, 270], 4.6) +
        bar([406, 172], [406, sill], 4) +
        bar([480, 220], [478, 286], 4) +
        bar([556, 270], [552, 350], 4.6),
      { fill: IRON },
    ),
    s.wire('M406 170L556 268', { width: 1.2, opacity: 0.8 }),
    group({ transform: 'translate(432 330) scale(1.12)' }, wheelchair()),
  );
}
