import { bars, type Light } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, HALL, INK, IRON, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { type Point, path, polygon, rect } from '../../svg.ts';
import { HERO } from '../studio/frame.ts';
import { ACROSS, DOWN, moved, stops } from '../studio/shorthand.ts';
import { Stage } from '../studio/stage.ts';
import { pool } from '../vocabulary/furniture.ts';
import { air, bay } from '../vocabulary/places.ts';

/** What a framed work shows. */
const WORKS = ['page', 'chart', 'table', 'shop', 'phone', 'page'] as const;

/** A gallery under glass: finished works hang on both walls. */
export function gallery(): string {
  const s = new Stage('above');
  const random = seeded('gallery');
  const project = (x: number, y: number, z: number): Point => [372 + (470 * x) / z, 262 - (470 * y) / z];
  const light: Light = ([x, y]) => 0.26 + 0.66 * clamp(1 - Math.hypot(x - 372, y - 120) / 460) ** 1.2;
  const glass = { light, random, ramp: HALL, variety: 0.7 };
  const [half, eaves, ridge, floor, near, far] = [2.1, 1.9, 2.9, -1.6, 1.6, 8];
  const wall = (side: number) =>
    polygon([
      project(side * half, eaves, near),
      project(side * half, eaves, far),
      project(side * half, floor, far),
      project(side * half, floor, near),
    ]);
  const quad = (side: number, a: number, b: number, top: number, bottom: number) =>
    polygon([
      project(side * half, top, a),
      project(side * half, top, b),
      project(side * half, bottom, b),
      project(side * half, bottom, a),
    ]);
  const work = (side: number, from: number, index: number) => {
    const to = from * 0.74;
    const at = (u: number) => 1 / (1 / from + (1 / to - 1 / from) * u);
    const part = (u: number, v: number, w: number, h: number) =>
      quad(side, at(u), at(u + w), 1.1 - 1.7 * v, 1.1 - 1.7 * (v + h));
    const kind = WORKS[index % WORKS.length];
    const lit =
      kind === 'shop'
        ? s.litPaint('lime')
        : index % 2 === 0
          ? s.paint('#F4FFF8', '#BFF0D6', '#5DBE97')
          : s.paint('#8FDDB8', '#2C9A73', '#12503A');
    const marks = {
      page: part(0.1, 0.2, 0.8, 0.36) + part(0.1, 0.64, 0.36, 0.06) + part(0.1, 0.76, 0.5, 0.06),
      chart: [0.14, 0.32, 0.5, 0.68]
        .map((u, step) => part(u, 0.72 - step * 0.14, 0.12, 0.14 + step * 0.14))
        .join(''),
      table: [0.2, 0.36, 0.52, 0.68].map((v) => part(0.1, v, 0.8, 0.08)).join(''),
      shop: [0.1, 0.4, 0.7].map((u) => part(u, 0.24, 0.2, 0.26) + part(u, 0.58, 0.2, 0.26)).join(''),
      phone: part(0.34, 0.18, 0.32, 0.66),
    }[kind ?? 'page'];
    const [x, y] = project(side * half, 0.3, at(0.5));
    return (
      s.glow(x, y, 620 / at(0.5) / 2.6, MINT, 0.24) +
      path(part(-0.05, -0.06, 1.1, 1.12), { fill: IRON }) +
      path(part(0, 0, 1, 1), { fill: lit }) +
      path(part(0, 0, 1, 0.1), { fill: '#0B3326', 'fill-opacity': '.8' }) +
      path(marks, { fill: '#0B3326', 'fill-opacity': index % 2 === 0 ? '.45' : '.6' })
    );
  };
  const depths = [7.6, 5.4, 3.85];
  const works = depths.flatMap((from, index) => [work(-1, from, index * 2), work(1, from, index * 2 + 1)]);
  const back: readonly [Point, Point, Point, Point] = [
    project(-half, eaves, far),
    project(half, eaves, far),
    project(half, floor, far),
    project(-half, floor, far),
  ];
  return s.finish(
    HERO,
    rect(0, 0, 640, 576, { fill: INK }),
    bay(
      s,
      [
        project(-half, eaves, near),
        project(0, ridge, near),
        project(0, ridge, far),
        project(-half, eaves, far),
      ],
      [5, 8],
      glass,
      2.2,
    ),
    bay(
      s,
      [
        project(0, ridge, near),
        project(half, eaves, near),
        project(half, eaves, far),
        project(0, ridge, far),
      ],
      [5, 8],
      glass,
      2.2,
    ),
    path(polygon([project(-half, eaves, far), project(0, ridge, far), project(half, eaves, far)]), {
      fill: '#D8F5DF',
    }),
    path(wall(-1), { fill: s.definitions.linear(stops('#0A1C15', '#174736'), [0, 0.5, 1, 0.5]) }),
    path(wall(1), { fill: s.definitions.linear(stops('#1B5A44', '#0C2A1F'), [0, 0.5, 1, 0.5]) }),
    path(polygon(back), { fill: '#12503A' }),
    path(
      polygon([
        project(-half, floor, far),
        project(half, floor, far),
        project(half, floor, near),
        project(-half, floor, near),
      ]),
      { fill: s.along(DOWN, '#5DB18E', '#1B5A44', '#0A1F17') },
    ),
    ...bars(-half, half, 4)
      .slice(1, -1)
      .map((x) => s.iron(`M${project(x, floor, far).join(' ')}L${project(x, floor, near).join(' ')}`, 1)),
    s.glow(...project(0, 0.2, far), 120, '#F6FFE0', 0.7),
    (() => {
      const [a, b] = [project(-1.3, 1.15, far), project(1.3, -0.75, far)];
      const [w, h] = [b[0] - a[0], b[1] - a[1]];
      return moved(
        a[0],
        a[1],
        rect(-5, -5, w + 10, h + 10, { fill: IRON }),
        s.window(0, 0, w, h, 5, 4, 'mint'),
        s.lit(w * 0.6, h * 0.25, w * 0.2, h * 0.25, 'lime'),
      );
    })(),
    ...works,
    pool(s, 372, 500, 240, 60, MINT, 0.16),
    path(
      polygon([
        project(-0.5, -1.15, 4),
        project(0.5, -1.15, 4),
        project(0.56, -1.15, 3.4),
        project(-0.56, -1.15, 3.4),
      ]),
      { fill: s.paint('#8FDDB8', '#2C9A73') },
    ),
    path(
      polygon([
        project(-0.56, -1.15, 3.4),
        project(0.56, -1.15, 3.4),
        project(0.56, -1.27, 3.4),
        project(-0.56, -1.27, 3.4),
      ]) +
        polygon([
          project(-0.48, -1.2, 3.4),
          project(-0.4, -1.2, 3.4),
          project(-0.4, -1.6, 3.4),
          project(-0.48, -1.6, 3.4),
        ]) +
        polygon([
          project(0.4, -1.2, 3.4),
          project(0.48, -1.2, 3.4),
          project(0.48, -1.6, 3.4),
          project(0.4, -1.6, 3.4),
        ]),
      { fill: IRON },
    ),
    silhouette('coat', project(0.62, floor, 5.4), (470 / 5.4) * 0.0174),
    silhouette('tablet', project(-0.95, floor, 4.2), (470 / 4.2) * 0.0174, -1),
    s.veil(HERO, s.along(ACROSS, `${INK} .9`, `${INK} .3`, `${INK} 0`, `${INK} 0`)),
    air(s, HERO, { seed: '', sun: [372, -40], calm: [0.5, 0.5], dusk: 0, floor: 0.78 }),
  );
}
