import { bar } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { FOREST, INK, IRON, type Ramp, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { Daylight } from '../services/studio/daylight.ts';
import { boxes, corners, DOWN } from '../services/studio/shorthand.ts';
import { ladder } from '../services/vocabulary/rooms.ts';
import { circle, type Point, path, polygon, polyline, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { along, between, type Crossings, quilt } from './quilt.ts';

/** Glass under a covered sky. */
const GREY: Ramp = [
  [0, '#3FA37B'],
  [0.5, '#8FD4B3'],
  [1, '#E4F7E6'],
];
const WOOD = ['#6E6B45', '#8A8556', '#5A5A3C'] as const;

const [COLUMNS, ROWS] = [8, 4];
/** Panes under boards, and the one that has just broken. */
const BOARDED: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [6, 0],
  [3, 3],
  [0, 3],
  [7, 3],
];
const BROKEN = { column: 4, row: 1 };

/** An afternoon of rain: a glass roof, some panes of which have been nailed over with boards. */
export function patchedRoof(): string {
  const s = new Daylight('left');
  const random = seeded('dette-technique');
  const [ridge, eaves]: readonly (readonly [Point, Point])[] = [
    [
      [150, 74],
      [548, 74],
    ],
    [
      [26, 292],
      [662, 292],
    ],
  ];
  const rows: Crossings = Array.from({ length: ROWS + 1 }, (_, row) => {
    const share = (row / ROWS) ** 1.14;
    return along(
      between(ridge?.[0] ?? [0, 0], eaves?.[0] ?? [0, 0], share),
      between(ridge?.[1] ?? [0, 0], eaves?.[1] ?? [0, 0], share),
      COLUMNS,
    );
  });
  const at = (column: number, row: number, u: number, v: number): Point => {
    const corner = (c: number, r: number): Point => rows[row + r]?.[column + c] ?? [0, 0];
    return between(between(corner(0, 0), corner(1, 0), u), between(corner(0, 1), corner(1, 1), u), v);
  };
  const boards = BOARDED.map(([column, row], index) => {
    const tilt = [0.04, -0.05, 0.07, -0.03, 0.05, -0.06][index] ?? 0;
    const plank = (v: number, lean: number) =>
      polygon([
        at(column, row, -0.1, v + lean),
        at(column, row, 1.1, v - lean),
        at(column, row, 1.12, v + 0.26 - lean),
        at(column, row, -0.08, v + 0.26 + lean),
      ]);
    const planks = [plank(0.04, tilt), plank(0.37, -tilt * 0.6), plank(0.7, tilt * 1.3)];
    const nails = [0.17, 0.5, 0.83].flatMap((v) => [at(column, row, 0.02, v), at(column, row, 0.98, v)]);
    return (
      planks
        .map((d, which) =>
          path(d, {
            fill: WOOD[(which + index) % 3],
            stroke: IRON,
            'stroke-width': 1.6,
            'stroke-linejoin': 'round',
          }),
        )
        .join('') + nails.map(([x, y]) => circle(x, y, 1.7, { fill: IRON })).join('')
    );
  });
  const hole = (points: readonly Point[]) =>
    polygon(points.map(([u, v]) => at(BROKEN.column, BROKEN.row, u, v)));
  const star = hole([
    [0.3, 0.08],
    [0.56, 0.2],
    [0.9, 0.12],
    [0.8, 0.42],
    [0.94, 0.72],
    [0.66, 0.7],
    [0.5, 0.92],
    [0.34, 0.76],
    [0.1, 0.82],
    [0.2, 0.5],
    [0.06, 0.3],
    [0.3, 0.32],
  ]);
  const cracks = [
    [0.3, 0.08, 0.26, 0],
    [0.9, 0.12, 1, 0.02],
    [0.94, 0.72, 1, 0.9],
    [0.5, 0.92, 0.52, 1],
    [0.06, 0.3, 0, 0.26],
  ].map(([a = 0, b = 0, c = 0, d = 0]) =>
    polyline([at(BROKEN.column, BROKEN.row, a, b), at(BROKEN.column, BROKEN.row, c, d)]),
  );
  const rain = Array.from({ length: 70 }, () => {
    const [x, y, long] = [random() * 700 - 20, random() * 330 - 20, 10 + random() * 14];
    return polyline([
      [x, y],
      [x - long * 0.36, y + long],
    ]);
  });
  const roofs = (fill: string, ...numbers: number[]) => path(polygon(corners(...numbers)), { fill });
  const worker: Point = at(BROKEN.column, BROKEN.row + 1, 1.62, 0.5);
  return s.finish(
    ARTICLE,
    rect(0, 0, 640, 360, { fill: s.along(DOWN, '#8DB8A2', '#D3E6D8', '#EAF3E6') }),
    roofs('#7FAE98', -10, 150, 40, 110, 90, 132, 90, 300, -10, 300),
    roofs('#8DB9A3', 520, 120, 590, 84, 650, 110, 650, 300, 520, 300),
    path(boxes(44, 78, 22, 60, 586, 52, 20, 50), { fill: '#6FA289' }),
    rect(0, 300, 640, 60, { fill: s.along(DOWN, '#173F31', '#0B2219') }),
    quilt(
      s,
      rows,
      (column, row) => shade(GREY, 0.95 - 0.08 * column + (random() - 0.5) * 0.3 - row * 0.03),
      4.6,
    ),
    path(star, { fill: INK }),
    s.wire(cracks.join(''), { colour: INK, width: 1.6, opacity: 0.9 }),
    ...boards,
    path(bar([142, 74], [556, 74], 12) + bar([10, 296], [680, 296], 13), { fill: IRON }),
    path(bar([150, 74], [26, 292], 8) + bar([548, 74], [662, 292], 8), { fill: IRON }),
    s.wire('M142 69H556M0 291H640', { colour: '#DDF1E4', width: 1.4, opacity: 0.6 }),
    path(boxes(24, 304, 600, 56), { fill: FOREST, 'fill-opacity': '.5' }),
    path(ladder([worker[0] + 6, 350], [worker[0] - 14, worker[1] - 44], 34, 13, 4.4), { fill: IRON }),
    silhouette('talking', [worker[0] + 2, 272], 1.5, -1),
    path(bar([worker[0] - 52, 178], [worker[0] - 10, 196], 13), {
      fill: WOOD[1],
      stroke: IRON,
      'stroke-width': 1.6,
    }),
    s.wire(rain.join(''), { colour: '#FFFFFF', width: 1.3, opacity: 0.6 }),
  );
}
