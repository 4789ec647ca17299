import { bar, frame, type Light, leading, panes } from '../glass.ts';
import { clamp, INK, IRON, LIME, MINT, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import { corners, DOWN, stops } from '../services/studio/shorthand.ts';
import { Stage } from '../services/studio/stage.ts';
import { TOOLS } from '../services/vocabulary/tools.ts';
import { group, type Point, path, polygon, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { along, between } from './quilt.ts';

/** The sky as the sun comes up behind the panes. */
const DAWN: Ramp = [
  [0, '#12503A'],
  [0.35, '#1C8F66'],
  [0.6, '#8FDDB8'],
  [0.82, '#E6FBCB'],
  [1, '#FCFFE6'],
];

/** Where each line of the sheet begins and stops being words, from the viewer (0) to the window (1). */
const WORDS: readonly (readonly number[])[] = [
  [0.07, 0.2, 0.23, 0.44, 0.47, 1],
  [0.07, 0.14, 0.17, 0.3, 0.33, 0.42, 0.45, 0.58, 0.61, 1],
  [0.07, 0.26, 0.29, 0.36, 0.39, 1],
  [0.07, 0.16, 0.19, 0.34, 0.37, 0.54, 0.57, 0.7, 0.73, 1],
  [0.07, 0.22, 0.25, 0.32, 0.35, 0.5, 0.53, 1],
  [0.07, 0.13, 0.16, 0.31, 0.34, 0.4, 0.43, 1],
  [0.07, 0.28, 0.31, 0.45, 0.48, 0.62, 0.65, 1],
];

/** Sunrise: a sheet lies on the bench; its lines run to the wall and rise as the bars of a window. */
export function writtenWindow(): string {
  const s = new Stage('above');
  const [left, right, top, sill] = [164, 476, 22, 204];
  const [a, b, c, d]: readonly Point[] = corners(left, sill, right, sill, 556, 328, 84, 328);
  const columns = along([left, 0], [right, 0], 9).map(([x]) => x);
  const glazing = {
    place: (u: number, v: number): Point => [u, v],
    columns,
    rows: [top, 82, 143, sill],
    bar: 4.4,
  };
  const light: Light = ([x, y]) => 0.2 + 0.8 * clamp(1 - Math.hypot(x - 320, y - 176) / 230);
  const at = (u: number, v: number): Point =>
    between(between(d ?? [0, 0], c ?? [0, 0], u), between(a ?? [0, 0], b ?? [0, 0], u), v);
  const sheet = polygon([at(0, 1), at(1, 1), at(1, 0.2), at(0.9, 0), at(0, 0)]);
  const thick = (v: number) => 6.6 - 2.2 * v;
  const lines = WORDS.flatMap((ends, line) =>
    ends.flatMap((from, index) => {
      const to = ends[index + 1];
      if (to === undefined || index % 2 === 1) return [];
      const u = (line + 2) / 9;
      return [bar(at(u, from), at(u, to), thick(from), thick(to))];
    }),
  );
  const under = polygon(corners(200, 214, 520, 222, 600, 340, 120, 320));
  const fold = polygon([at(0.9, 0), at(1, 0.2), at(0.912, 0.2)]);
  const bench = polygon(corners(-60, 210, 700, 210, 860, 366, -220, 366));
  const hung = (name: keyof typeof TOOLS, x: number, size: number) =>
    group(
      { transform: `translate(${x} 44) scale(${size})`, 'fill-rule': 'evenodd' },
      s.glass(TOOLS[name], { backing: 0.4, strength: 0.8 }),
    );
  return s.finish(
    ARTICLE,
    rect(0, 0, 640, 360, { fill: s.along(DOWN, '#0B2219', '#123A2C') }),
    s.wire('M24 40H132M508 40H616', { width: 4, opacity: 1, colour: IRON }),
    hung('hammer', 52, 0.86),
    hung('compass', 106, 0.88),
    hung('square', 524, 0.88),
    hung('brush', 600, 0.8),
    s.glow(320, 150, 320, '#E8FBD0', 0.4),
    panes(glazing, { light, random: seeded('cahier-des-charges'), ramp: DAWN, variety: 0.3 }),
    s.glow(320, 190, 120, LIME, 0.6),
    leading(s.definitions, frame(glazing), 13),
    s.iron(`M${left} ${sill}V${top}H${right}V${sill}`, 10),
    path(bench, { fill: s.along(DOWN, '#2F6B55', '#143B2D', '#0A2018') }),
    s.wire('M0 210H640', { width: 1.4, opacity: 0.5, colour: MINT }),
    path(polygon(corners(130, 210, 510, 210, 700, 366, -60, 366)), {
      fill: s.definitions.radial(stops('#F6FFCB .5', `${INK} 0`), [0.5, 0.1], 0.6),
    }),
    group({ transform: 'translate(5 6)' }, s.shade(sheet, 0.5)),
    path(under, { fill: '#6FBF9A', stroke: IRON, 'stroke-opacity': '.5' }),
    path(sheet, { fill: s.along(DOWN, '#FDFFEC', '#E3F6E4', '#A9DDC0') }),
    path(lines.join(''), { fill: IRON }),
    path(bar(at(0.105, 0.07), at(0.105, 0.46), 14, 11), { fill: '#0F7B55' }),
    path(fold, { fill: s.paint('#7CC7A2', '#DFF5E6'), stroke: IRON, 'stroke-width': 1 }),
    path(bar([588, 318], [532, 236], 9, 7), { fill: LIME }) +
      path(polygon(corners(535.6, 233.6, 528.4, 238.4, 523, 223)), { fill: IRON }),
  );
}
