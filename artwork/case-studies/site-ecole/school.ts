import { box, circle, group, type Point, path, polygon, rect } from '../../svg.ts';
import type { Ui } from '../ui.ts';

/** Colours of the building and of the morning around it. */
const STONE = '#EBD9B9';
const SHADE = '#D9C29B';
const SLATE = '#3F5F77';
const GLASS = '#2B536D';
const LIT = '#FFD98A';
const LEAVES = ['#3F7F62', '#5B9A6E', '#2F6A55'] as const;

/** Trees: middle, foot, radius of the crown. */
const TREES: readonly (readonly [number, number, number])[] = [
  [610, 318, 46],
  [694, 330, 60],
  [1352, 322, 56],
  [1430, 312, 44],
];

/** Pupils in the yard: place and height. */
const PUPILS: readonly (readonly [number, number, number])[] = [
  [826, 352, 38],
  [848, 350, 34],
  [1006, 356, 40],
  [1090, 346, 32],
  [1108, 348, 35],
  [1240, 356, 38],
];

/** The school on the morning of its open day, 1458 × 380, its left side left to words. */
export function school(ui: Ui): string {
  const sky = ui.definitions.linear(
    [
      [0, '#1F5C7A'],
      [0.55, '#5E97AC'],
      [1, '#F3DDB0'],
    ],
    [0, 0, 0, 1],
  );
  const dusk = ui.definitions.linear(
    [
      [0, '#143F55', 0.96],
      [0.34, '#143F55', 0.55],
      [0.52, '#143F55', 0],
    ],
    [0, 0, 1, 0],
  );
  return [
    rect(0, 0, 1458, 380, { fill: sky }),
    circle(1310, 96, 118, { fill: '#FFE9B8', 'fill-opacity': '.18' }),
    circle(1310, 96, 52, { fill: '#FFE3A3' }),
    path('M0 270q180-66 360-30t380-22 350 6 368-36v130H0z', { fill: '#6E9C8E' }),
    building(),
    rect(0, 318, 1458, 62, { fill: '#E7D6AE' }),
    path('M760 318L1010 318 930 380H560z', { fill: '#F4E8CA' }),
    ...TREES.map(tree),
    pupils(),
    bunting(),
    rect(0, 0, 1458, 380, { fill: dusk }),
  ].join('');
}

function building(): string {
  const wings = polygon([
    [720, 318],
    [720, 176],
    [1300, 176],
    [1300, 318],
  ]);
  const roof: Point[] = [
    [700, 178],
    [752, 122],
    [1268, 122],
    [1320, 178],
  ];
  const rows = [196, 258];
  const columns = [744, 796, 848, 1116, 1168, 1220];
  const panes = rows.flatMap((y) => columns.map((x) => box(x, y, 32, 42)));
  const lit = [box(796, 196, 32, 42), box(1168, 258, 32, 42), box(1220, 196, 32, 42)];
  return [
    path(wings, { fill: STONE }),
    rect(720, 300, 580, 18, { fill: SHADE }),
    path(polygon(roof), { fill: SLATE }),
    // The middle stands forward under a gable, with its clock.
    rect(912, 150, 176, 168, { fill: '#F5E7CB' }),
    path(
      polygon([
        [892, 156],
        [1000, 70],
        [1108, 156],
      ]),
      { fill: '#34526A' },
    ),
    rect(988, 40, 24, 46, { fill: '#F5E7CB' }),
    path(
      polygon([
        [980, 44],
        [1000, 16],
        [1020, 44],
      ]),
      { fill: '#34526A' },
    ),
    circle(1000, 124, 22, { fill: '#FFFFFF' }),
    path('M1000 124v-14M1000 124h10', { stroke: GLASS, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path(panes.join(''), { fill: GLASS }),
    path(lit.join(''), { fill: LIT }),
    path([...rows.map((y) => columns.map((x) => `M${x + 16} ${y}v42M${x} ${y + 16}h32`).join(''))].join(''), {
      stroke: '#F5E7CB',
      'stroke-width': 3,
    }),
    path(`${box(932, 190, 34, 44)}${box(1034, 190, 34, 44)}`, { fill: GLASS }),
    path('M966 318v-52a34 34 0 0 1 68 0v52z', { fill: '#B0562F' }),
    path('M1000 234v84', { stroke: '#8D4222', 'stroke-width': 3 }),
  ].join('');
}

function tree([x, y, radius]: readonly [number, number, number], index: number): string {
  return [
    rect(x - 5, y - radius * 0.6, 10, radius * 0.9, { fill: '#6B4A33' }),
    circle(x, y - radius * 1.3, radius, { fill: LEAVES[index % LEAVES.length] }),
    circle(x - radius * 0.35, y - radius * 1.55, radius * 0.5, {
      fill: LEAVES[(index + 1) % LEAVES.length],
      'fill-opacity': '.55',
    }),
  ].join('');
}

function pupils(): string {
  const bodies = PUPILS.map(
    ([x, y, height]) =>
      `M${x - height * 0.16} ${y}l${height * 0.04}-${height * 0.66}q${height * 0.12}-${height * 0.1} ${height * 0.24} 0l${height * 0.04} ${height * 0.66}z`,
  );
  const heads = PUPILS.map(([x, y, height]) => circle(x, y - height * 0.86, height * 0.12, {}));
  return group({ fill: '#1D2B3A' }, path(bodies.join(''), {}), ...heads);
}

/** Little flags from tree to gable, for the day. */
function bunting(): string {
  const flags = Array.from({ length: 13 }, (_, index) => {
    const x = 720 + index * 16;
    const y = 232 + Math.round(Math.sin((index / 12) * Math.PI) * 22) - index * 4;
    return `M${x} ${y}h11l-5.5 14z`;
  });
  const by = (rest: number) => flags.filter((_, index) => index % 2 === rest).join('');
  return path(by(0), { fill: '#F0A72E' }) + path(by(1), { fill: '#FFFFFF' });
}
