import { bars, frame, glaze, type Light, leading, panes } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { IRON, MINT } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { number, type Point, path, polygon } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { DOWN } from '../studio/shorthand.ts';
import { PALE } from '../vocabulary/rooms.ts';

/** A covered passage by day: each page of the site is a shop under the same glass roof. */
export function passage(): string {
  const s = new Daylight('above');
  const random = seeded('site-vitrine-process');
  const project = (x: number, y: number, z: number): Point => [320 + (430 * x) / z, 246 - (430 * y) / z];
  const depth = [11, 8.4, 6.4, 4.9, 3.7, 2.7, 1.9];
  const bright: Light = ([x, y]) => 1.02 - Math.hypot(x - 320, y - 220) / 700;
  const arch = (turn: number, z: number): Point =>
    project(-Math.cos(turn) * 1.9, 1.75 + Math.sin(turn) * 1.1, z);
  const roof = {
    place: (turn: number, z: number) => arch(turn, z),
    columns: bars(0, Math.PI, 8),
    rows: depth,
    bar: (_: number, z: number) => 11 / z,
  };
  const floor = {
    place: (x: number, z: number) => project(x, -1.5, z),
    columns: bars(-1.9, 1.9, 6),
    rows: [11, 9, 7.4, 6, 4.9, 4, 3.2, 2.5, 1.9],
    bar: (_: number, z: number) => 4 / z,
  };
  const shops = [-1, 1].flatMap((side) =>
    depth.slice(0, -1).map((far, index) => {
      const near = depth[index + 1] ?? far;
      const [from, to] = [far - (far - near) * 0.12, near + (far - near) * 0.12];
      const at = (y: number, z: number) => project(side * 1.9, y, z);
      const panel = (top: number, bottom: number, a = from, b = to) =>
        polygon([at(top, a), at(top, b), at(bottom, b), at(bottom, a)]);
      const lit = side > 0 && index === 3;
      return (
        path(polygon([at(1.75, far), at(1.75, near), at(-1.5, near), at(-1.5, far)]), { fill: '#1B5A44' }) +
        path(panel(1.62, 1.18), { fill: IRON }) +
        path(panel(1.02, -0.9), {
          fill: lit ? s.litPaint('lime') : s.paint('#F4FFF0', '#A9E3C6', '#3FA37B'),
          stroke: IRON,
          'stroke-width': 12 / near,
        }) +
        path(panel(-1.02, -1.4), { fill: '#0F3A2B' }) +
        path(panel(0.72, 0.12, from - (far - near) * 0.12, to + (far - near) * 0.34), {
          fill: lit ? s.mark : '#12503A',
          'fill-opacity': '.5',
        }) +
        path(
          [-0.1, -0.3, -0.5]
            .map((y) => panel(y, y - 0.09, from - (far - near) * 0.12, to + (far - near) * 0.3))
            .join(''),
          { fill: '#12503A', 'fill-opacity': '.6' },
        ) +
        path(panel(1.46, 1.34, from - (far - near) * 0.2, to + (far - near) * 0.2), {
          fill: MINT,
          'fill-opacity': '.8',
        })
      );
    }),
  );
  const ribs = depth.map((z) =>
    path(
      `M${bars(0, Math.PI, 14)
        .map((turn) => arch(turn, z).map(number).join(' '))
        .join('L')}`,
      { fill: 'none', stroke: IRON, 'stroke-width': 26 / z },
    ),
  );
  const glass = { light: bright, random, ramp: PALE, variety: 0.3 };
  return s.finish(
    WIDE,
    s.veil(WIDE, s.along(DOWN, '#EAF5EA', '#C9E4D3')),
    path(
      polygon([project(-1.9, 3, 11), project(1.9, 3, 11), project(1.9, -1.5, 11), project(-1.9, -1.5, 11)]),
      { fill: '#FBFFF0' },
    ),
    glaze(
      s.definitions,
      floor,
      { ...glass, light: ([x, y]) => 0.95 - (y - 300) / 420 - Math.abs(x - 320) / 1200 },
      3,
    ),
    panes(roof, glass),
    leading(s.definitions, frame(roof), 4),
    ...ribs,
    ...shops,
    s.glow(320, 232, 150, '#FFFFF0', 0.9),
    silhouette('coat', project(-0.5, -1.5, 6.2), (430 / 6.2) * 0.0172),
    silhouette('talking', project(0.24, -1.5, 4.6), (430 / 4.6) * 0.0172),
    silhouette('tablet', project(0.95, -1.5, 4.5), (430 / 4.5) * 0.0172, -1),
  );
}
