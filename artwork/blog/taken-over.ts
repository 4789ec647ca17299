import { bar } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { IRON, LIME, MINT, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import { boxes, DOWN } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { glassWall } from '../services/vocabulary/places.ts';
import { ladder } from '../services/vocabulary/rooms.ts';
import { type Point, path, polygon, polyline, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { type Crossings, quilt } from './quilt.ts';

/** The sky after sunset. */
const DUSK: Ramp = [
  [0, '#0B2219'],
  [0.3, '#12503A'],
  [0.55, '#1C8F66'],
  [0.8, '#8FDDB8'],
  [1, '#F6FFCB'],
];
const OLD = ['#1B3F32', '#24503F', '#15352A', '#2D5B49'] as const;
const NEW = ['#BFF0D6', '#DDF8E8', '#8FDDB8', '#EFFFF6'] as const;

const [LEFT, STEP, BASE, EAVES, APEX] = [96, 56, 316, 152, 36];
const COLUMNS = 8;

/** Evening: a glasshouse that was left half done; new panes are set beside the old ones. */
export function takenOver(): string {
  const s = new Stage('left');
  const random = seeded('reprendre-un-projet');
  const x = (column: number) => LEFT + column * STEP;
  const roof = (column: number) =>
    EAVES - (EAVES - APEX) * (1 - Math.abs(column - COLUMNS / 2) / (COLUMNS / 2));
  const heights = (column: number): number[] => [
    roof(column),
    (roof(column) + EAVES) / 2,
    EAVES,
    207,
    262,
    BASE,
  ];
  const built = 7;
  const crossings: Crossings = [0, 1, 2, 3, 4, 5].map((row) =>
    Array.from({ length: built }, (_, column): Point => [x(column), heights(column)[row] ?? BASE]),
  );
  const old = (column: number, row: number) =>
    column < 3 && !(column === 2 && row < 2) && !(column === 1 && row === 3);
  const fresh = (column: number, row: number) =>
    (column === 3 && row > 0) ||
    (column === 4 && row > 1) ||
    (column === 5 && row > 3) ||
    (column === 1 && row === 3);
  const fill = (column: number, row: number) => {
    if (old(column, row)) return OLD[Math.floor(random() * 4)];
    if (fresh(column, row)) return column === 1 ? '#BFF0D6' : NEW[Math.floor(random() * 4)];
    return undefined;
  };
  const crack = (column: number, y: number, flip: number) =>
    polyline([
      [x(column) + (flip > 0 ? 4 : STEP - 4), y],
      [x(column) + STEP * 0.42, y + 17],
      [x(column) + STEP * 0.36, y + 32],
      [x(column) + STEP * (flip > 0 ? 0.86 : 0.1), y + 51],
    ]) +
    polyline([
      [x(column) + STEP * 0.42, y + 17],
      [x(column) + STEP * (flip > 0 ? 0.9 : 0.12), y + 10],
    ]);
  const outline: readonly Point[] = [
    [x(0), BASE],
    [x(0), EAVES],
    [x(4), APEX],
    [x(8), EAVES],
    [x(8), BASE],
  ];
  const planned =
    [7].map((column) => `M${x(column)} ${roof(column)}V${BASE}`).join('') +
    [207, 262].map((y) => `M${x(6)} ${y}H${x(8)}`).join('') +
    `M${x(6)} ${EAVES}H${x(8)}`;
  const grass = [70, 84, 100, 118, 132, 152, 176].map((at, index) => {
    const tall = 16 + ((index * 13) % 22);
    return polygon([
      [at - 5, BASE + 6],
      [at + 3, BASE + 6],
      [at - 6 + (index % 3) * 7, BASE - tall],
    ]);
  });
  const pane: Point = [x(5) + 2, 209];
  return s.finish(
    ARTICLE,
    glassWall(s, ARTICLE, {
      seed: 'reprendre-un-projet',
      lean: 0.06,
      tile: [128, 96],
      sun: [30, 300],
      reach: 700,
      from: 0.24,
      to: 0.78,
      ramp: DUSK,
      variety: 0.25,
      dusk: 0,
      floor: 1,
    }),
    s.glow(20, 310, 260, '#F6FFCB', 0.6),
    rect(0, BASE, 640, 44, { fill: s.along(DOWN, '#143B2D', '#081710') }),
    s.glow(x(4), 230, 170, MINT, 0.4),
    s.wire(planned, { dash: '7 6', width: 2, opacity: 0.75 }),
    quilt(s, crossings, fill, 4.6),
    s.wire(crack(0, 207, 1) + crack(1, 262, -1) + crack(2, 152, 1) + crack(0, 155, -1), {
      width: 1.4,
      opacity: 0.75,
    }),
    s.iron(polyline(outline), 10),
    s.wire(polyline(outline), { width: 1.2, opacity: 0.5 }),
    path(grass.join(''), { fill: '#0C2A1F' }),
    path(boxes(x(6) + 40, 168, 5, 152, 600, 168, 5, 152, x(6) + 30, 226, 150, 6, x(6) + 30, 170, 150, 4), {
      fill: IRON,
    }),
    path(bar([x(6) + 42, 316], [602, 232], 3) + bar([x(6) + 42, 228], [602, 316], 3), { fill: IRON }),
    s.glow(pane[0] + 26, pane[1] + 25, 100, LIME, 0.7),
    s.lit(pane[0], pane[1], STEP - 4, 50, 'lime'),
    path(ladder([x(6) + 18, 322], [x(6) + 6, 176], 34, 8, 4.4), { fill: IRON }),
    silhouette('talking', [x(6) + 16, 290], 1.5, -1),
    silhouette('tablet', [596, 228], 1.3, -1),
  );
}
