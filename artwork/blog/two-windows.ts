import { silhouette } from '../home/people.ts';
import { IRON, LIME, type Ramp, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { Daylight } from '../services/studio/daylight.ts';
import { boxes, corners } from '../services/studio/shorthand.ts';
import { castShadow, PALE, plaster } from '../services/vocabulary/rooms.ts';
import { box, group, type Point, path, polygon, polyline } from '../svg.ts';
import { ARTICLE } from './frame.ts';
import { along, type Crossings, quilt } from './quilt.ts';

const GLASS: Ramp = [
  [0, '#2C9A73'],
  [0.3, '#6CC39C'],
  ...PALE.map(([at, colour]): readonly [number, string] => [0.4 + at * 0.6, colour]),
];

/** The opening under the eaves: every pane has another shape. */
const CUT: Crossings = [
  [
    [362, 150],
    [390, 96],
    [446, 72],
    [520, 132],
    [600, 196],
  ],
  [
    [362, 186],
    [412, 166],
    [462, 150],
    [530, 186],
    [600, 226],
  ],
  [
    [362, 240],
    [402, 222],
    [474, 226],
    [520, 238],
    [600, 256],
  ],
  [
    [362, 286],
    [418, 286],
    [458, 286],
    [536, 286],
    [600, 286],
  ],
];

/** Morning in an attic: a window of ready-made panes, and one cut to the opening that the roof leaves. */
export function twoWindows(): string {
  const s = new Daylight('right');
  const random = seeded('logiciel-sur-mesure-ou-progiciel');
  const floor = 318;
  const made = [84, 128.8, 173.6, 218.4, 263.2].map((y) => along([58, y - 12], [262, y - 12], 4));
  const pane = () => shade(GLASS, 0.5 + random() * 0.45);
  const opening = polygon([...(CUT[0] ?? []), [600, 286], [362, 286]]);
  const eaves: readonly Point[] = corners(398, -6, 646, 200);
  const rafters = [0.16, 0.42, 0.68].map((share) => {
    const [x, y] = [398 + 248 * share, -6 + 206 * share];
    return polyline(corners(x, y, x + 150, y - 34));
  });
  const spare = [0, 1, 2].map((index) => {
    const x = 96 - index * 13;
    return s.glass(polygon(corners(x - 8, 336, x + 38, 336, x + 46, 288, x, 288)), { backing: 0.9 });
  });
  return s.finish(
    ARTICLE,
    plaster(s, ARTICLE, { wall: ['#F6F8EC', '#D6E8DA', '#97C1AB'], floor, sun: [0.75, 0.2] }),
    path(`${polyline([...eaves, [646, -6]])}z`, { fill: s.paint('#2B6B53', '#12372A') }),
    s.wire(rafters.join(''), { colour: '#0C2A1F', width: 5, opacity: 0.7 }),
    s.iron(polyline(eaves), 13),
    s.wire(polyline(corners(392, -4, 640, 202)), { colour: '#8FBFA6', width: 1.2, opacity: 0.8 }),
    path(polygon(corners(66, floor, 262, floor, 214, 356, -12, 356)), {
      fill: '#FBFFF2',
      'fill-opacity': '.75',
    }),
    path(polygon(corners(362, floor, 600, floor, 566, 356, 290, 356)), {
      fill: '#FBFFE0',
      'fill-opacity': '.8',
    }),
    s.shade(box(46, 80, 212, 186), 0.8),
    quilt(s, made, pane, 4),
    s.iron(box(58, 72, 204, 179.2), 9),
    path(boxes(46, 254, 228, 9), { fill: IRON }),
    group({ transform: 'translate(-7 7)' }, s.shade(opening, 0.8)),
    quilt(
      s,
      CUT,
      (column, row) =>
        column === 2 && row === 1 ? s.litPaint('lime') : shade(GLASS, 0.15 + random() * 0.85),
      5,
    ),
    s.glow(496, 192, 80, LIME, 0.35),
    s.iron(opening, 9),
    path(boxes(350, 284, 262, 9), { fill: IRON }),
    ...spare,
    castShadow(s, [312, 338], [342, 338], [-40, 18], 0.4),
    silhouette('talking', [326, 340], 1.66),
  );
}
