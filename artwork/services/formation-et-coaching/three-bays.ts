import type { Light } from '../../glass.ts';
import { silhouette } from '../../home/people.ts';
import { clamp, IRON, LIME } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { group, path, rect } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, corners, DOWN, moved } from '../studio/shorthand.ts';
import { tableFront } from '../vocabulary/furniture.ts';
import { bay } from '../vocabulary/places.ts';
import { castShadow, PALE, plaster } from '../vocabulary/rooms.ts';
import { columns, curve, monitor } from '../vocabulary/screens.ts';
import { node, tick } from '../vocabulary/signs.ts';

/** Three bays of one window: shown, done together, done alone. */
export function threeBays(): string {
  const s = new Daylight('right');
  const [width, foot, spring] = [176, 404, 142];
  const bays = [40, 232, 424];
  const arch = (x: number) =>
    `M${x} ${foot}V${spring}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${spring}V${foot}Z`;
  const light: Light = ([x, y]) => 0.42 + 0.58 * clamp(1 - Math.hypot(x - 600, y - 80) / 760);
  const desk = (x: number, lit: boolean) =>
    moved(
      x,
      foot - 62,
      monitor(
        s,
        78,
        52,
        lit
          ? s.glow(39, 26, 70, LIME, 0.8) +
              s.lit(3, 3, 72, 46, 'lime') +
              s.marks(boxes(10, 11, 30, 4, 10, 21, 46, 4, 10, 31, 36, 4))
          : s.pane(3, 3, 72, 46, 0.9) + s.text(10, 11, [30, 46, 36], { step: 10 }),
      ),
    ) + path(tableFront(x - 56, foot - 64, 112, foot, 5), { fill: IRON });
  const inside = [
    (x: number) => [
      moved(
        x + 66,
        166,
        s.ground(0, 0, 92, 78, 1),
        s.sheet(0, 0, 92, 78),
        columns(s, 12, 66, 66, [14, 26, 34, 50]),
        curve(s, corners(16, 44, 40, 32, 74, 12)),
      ),
      silhouette('talking', [x + 46, foot], 1.7),
      silhouette('seated', [x + 122, foot + 2], 1.66),
    ],
    (x: number) => [
      desk(x + 98, false),
      silhouette('seated', [x + 56, foot + 2], 1.66),
      silhouette('tablet', [x + 136, foot], 1.7, -1),
    ],
    (x: number) => [
      desk(x + 104, true),
      silhouette('seated', [x + 58, foot + 2], 1.66),
      node(s, [x + 134, 168], 24, 'lime'),
      s.wire(tick(x + 122, 170, 24), { width: 4, opacity: 1 }),
    ],
  ];
  const drawn = bays.map((x, index) =>
    group(
      { 'clip-path': s.definitions.clip(arch(x)) },
      bay(
        s,
        [
          [x, 54],
          [x + width, 54],
          [x + width, foot],
          [x, foot],
        ],
        [4, 8],
        { light, random: seeded(`formation-${index}`), ramp: PALE, variety: 0.3 },
        2,
      ),
      rect(x, foot - 40, width, 40, { fill: s.along(DOWN, '#3FA37B 0', '#1C8F66 .4') }),
      ...(inside[index]?.(x) ?? []),
    ),
  );
  return s.finish(
    WIDE,
    plaster(s, WIDE, { wall: ['#E6F1E4', '#B4D6C2', '#7FB398'], floor: 424, sun: [1, 0] }),
    ...bays.map((x) =>
      path(arch(x), { fill: '#06110C', 'fill-opacity': '.2', transform: 'translate(-9 8)' }),
    ),
    ...drawn,
    s.iron(bays.map(arch).join(''), 8),
    path(boxes(22, foot, 596, 10), { fill: IRON }),
    castShadow(s, [30, 414], [610, 414], [-20, 50], 0.4),
  );
}
