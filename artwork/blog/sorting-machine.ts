import { bars } from '../glass.ts';
import { silhouette } from '../home/people.ts';
import { EMERALD, FOREST, INK, IRON, LIME, shade } from '../palette.ts';
import { Daylight } from '../services/studio/daylight.ts';
import { boxes, corners, sized } from '../services/studio/shorthand.ts';
import { castShadow, PALE, plaster } from '../services/vocabulary/rooms.ts';
import { magnifier, onCircle, tick } from '../services/vocabulary/signs.ts';
import { box, circle, group, number, type Point, path, polygon, polyline } from '../svg.ts';
import { ARTICLE } from './frame.ts';

/** A toothed wheel. */
function wheel(at: Point, r: number, teeth: number, turn: number, fill: string): string {
  const rim = Array.from({ length: teeth }, (_, index) => {
    const place = (share: number, radius: number) => onCircle(at, radius, turn + (index + share) / teeth);
    return [place(0, r), place(0.12, r * 1.16), place(0.42, r * 1.16), place(0.54, r)];
  });
  return (
    path(polygon(rim.flat()), { fill, stroke: IRON, 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
    circle(at[0], at[1], r * 0.62, { fill: '#F4FBF4', stroke: IRON, 'stroke-width': 2 }) +
    [0, 1, 2]
      .map((spoke) => {
        const [a, b] = [
          onCircle(at, r * 0.62, turn + spoke / 6),
          onCircle(at, r * 0.62, turn + 0.5 + spoke / 6),
        ];
        return path(polyline([a, b]), { stroke: IRON, 'stroke-width': 3 });
      })
      .join('') +
    circle(at[0], at[1], r * 0.2, { fill: IRON })
  );
}

/** Midday: a machine turns a heap of panes into a row of sorted ones; somebody checks one of them. */
export function sortingMachine(): string {
  const s = new Daylight('left');
  const belt = 250;
  const pane = (x: number, y: number, size: number, turn: number, level: number) =>
    group(
      { transform: `rotate(${turn} ${number(x)} ${number(y)})` },
      path(box(x - size / 2, y - size / 2, size, size), {
        fill: shade(PALE, level),
        stroke: IRON,
        'stroke-width': 2,
      }),
    );
  const dark = (x: number, y: number, size: number, turn: number) =>
    group(
      { transform: `rotate(${turn} ${number(x)} ${number(y)})` },
      path(box(x - size / 2, y - size / 2, size, size), { fill: '#1C8F66', stroke: IRON, 'stroke-width': 2 }),
    );
  const heap = [
    pane(62, 44, 34, 18, 0.9),
    dark(106, 30, 32, -24),
    pane(146, 52, 36, 40, 0.4),
    dark(84, 84, 34, 52),
    pane(122, 92, 34, -12, 0.8),
    pane(48, 108, 28, -30, 0.2),
  ];
  const hopper = 'M30 78L44 78L84 146H150L190 78H204L166 160H68Z';
  const house = box(64, 156, 176, 94);
  const out = [292, 350, 408].map((x, index) =>
    path(box(x - 21, belt - 44, 42, 42), {
      fill: index === 1 ? '#1C8F66' : shade(PALE, 0.2 + index * 0.3),
      stroke: IRON,
      'stroke-width': 2.2,
    }),
  );
  const rollers = bars(30, 610, 16).map((x) =>
    circle(x, belt + 9, 7, { fill: '#5DBE97', stroke: IRON, 'stroke-width': 2 }),
  );
  const lens: Point = [472, 176];
  const clip = s.definitions.clip(`M${lens[0] - 78} ${lens[1]}a78 78 0 1 0 156 0a78 78 0 1 0-156 0z`);
  return s.finish(
    ARTICLE,
    plaster(s, ARTICLE, {
      wall: ['#FBFCF3', '#E2EFE2', '#A5CCB6'],
      floor: 318,
      sun: [0.1, 0],
      patch: [236, -60, 44],
    }),
    castShadow(s, [40, 322], [600, 322], [50, 30], 0.35),
    path(boxes(46, belt + 14, 7, 76, 250, belt + 14, 7, 76, 420, belt + 14, 7, 76, 584, belt + 14, 7, 76), {
      fill: IRON,
    }),
    ...heap,
    path(hopper, { fill: FOREST }),
    path(polygon(corners(44, 78, 190, 78, 150, 146, 84, 146)), { fill: '#BFF0D6', 'fill-opacity': '.45' }),
    s.iron(polygon(corners(36, 78, 198, 78, 158, 150, 76, 150)), 5),
    path(house, { fill: s.paint('#FFFFFF', '#D5F0DF', '#86CBA8') }),
    wheel([116, 206], 30, 12, 0.02, EMERALD),
    wheel([170, 190], 20, 9, 0.03, '#8FDDB8'),
    wheel([206, 222], 16, 8, 0, '#1C8F66'),
    s.leads(boxes(60, 152, 184, 8, 60, 152, 8, 98, 236, 152, 8, 98, 149, 152, 3, 98, 60, 202, 184, 3), 8),
    path(boxes(236, 190, 22, 60), { fill: IRON }),
    s.lit(242, 198, 10, 14, 'lime'),
    ...out,
    path(box(30, belt - 2, 580, 5) + box(30, belt + 15, 580, 4), { fill: IRON }),
    ...rollers,
    group(
      { 'clip-path': clip },
      circle(...lens, 78, { fill: '#F8FDF0' }),
      s.glow(...lens, 110, LIME, 0.6),
      sized(
        lens[0],
        lens[1],
        1,
        s.lit(-44, -44, 88, 88, 'lime'),
        s.wire(tick(-22, 2, 46), { width: 9, opacity: 1, colour: INK }),
      ),
      path(box(380, belt - 2, 200, 8), { fill: IRON }),
    ),
    magnifier(s, lens, 78, 0.345),
    silhouette('talking', [590, 346], 2.2, -1),
  );
}
