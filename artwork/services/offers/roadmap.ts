import type { Light } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, IRON } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { box, group, type Point, path } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { tableFront } from '../vocabulary/furniture.ts';
import { bay } from '../vocabulary/places.ts';
import { castShadow, PALE, plaster } from '../vocabulary/rooms.ts';
import { gauge, node, SHIELD } from '../vocabulary/signs.ts';

/** Morning: two people before a wall of glass on which the way is drawn. */
export function roadmap(): string {
  const s = new Daylight('right');
  const light: Light = ([x, y]) => 0.35 + 0.66 * clamp(1 - Math.hypot(x - 600, y - 40) / 720);
  const milestones: readonly Point[] = [
    [150, 300],
    [248, 250],
    [340, 274],
    [436, 190],
    [540, 116],
  ];
  const road = `M96 356C120 330 130 310 150 300S210 244 248 250S300 286 340 274S400 200 436 190S500 150 540 116`;
  const sign = (x: number, y: number, content: string) =>
    moved(x, y, s.ground(0, 0, 76, 66, 0.9), s.sheet(0, 0, 76, 66), content);
  return s.finish(
    WIDE,
    plaster(s, WIDE, { wall: ['#EDF5EA', '#BFDDCB', '#86B89D'], floor: 410, sun: [1, 0] }),
    s.shade(box(44, 44, 560, 352), 0.6),
    bay(
      s,
      [
        [50, 30],
        [606, 30],
        [606, 380],
        [50, 380],
      ],
      [8, 5],
      { light, random: seeded('offre-consulting'), ramp: PALE, variety: 0.3 },
      1.6,
    ),
    s.iron(road, 11),
    s.wire(road, { colour: '#8FE0BA', width: 6, opacity: 1 }),
    sign(
      196,
      150,
      s.wire(`${boxes(12, 12, 52, 40)}M12 22h52`, { width: 2, opacity: 1 }) +
        s.pane(20, 28, 18, 18, 1) +
        s.pane(42, 28, 16, 18, 0.6),
    ),
    sign(
      320,
      306,
      moved(
        38,
        34,
        group({ transform: 'scale(.24)' }, s.litGlass(SHIELD, 'mint'), s.iron('M0-108V114M-82-30H82', 8)),
      ),
    ),
    sign(368, 84, gauge(s, [38, 48], 28, { panes: 7, level: 0.66 })),
    s.wire('M248 250v-34M340 274v32M436 190l-20-40', { width: 1.8, opacity: 1 }),
    ...milestones.slice(0, 4).map((at) => node(s, at, 9)),
    node(s, milestones[4] ?? [0, 0], 15, 'lime'),
    s.wire('M540 116V62', { width: 2.6, opacity: 1 }),
    s.litGlass('M540 62h34l-9 11l9 11h-34z', 'lime'),
    s.iron(box(50, 30, 556, 350), 8),
    castShadow(s, [40, 414], [610, 414], [-30, 60], 0.35),
    silhouette('talking', [106, 440], 2.1),
    silhouette('tablet', [226, 448], 2.2, -1),
    path(tableFront(430, 376, 170, 458, 8), { fill: IRON }),
    path('M448 376l10-16h110l-6 16z', {
      fill: s.paint('#FFFFFF', '#CFE6D7'),
      stroke: IRON,
      'stroke-width': 1.6,
    }),
  );
}
