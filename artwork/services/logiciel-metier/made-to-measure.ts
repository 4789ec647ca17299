import { bars } from '../../glass.ts';
import { IRON, LIME, MINT } from '../../palette.ts';
import { box, circle, number, type Point, path, polygon } from '../../svg.ts';
import { Daylight } from '../studio/daylight.ts';
import { WIDE } from '../studio/frame.ts';
import { boxes, moved } from '../studio/shorthand.ts';
import { castShadow, plaster } from '../vocabulary/rooms.ts';

const GRID: Readonly<Record<string, Point>> = {
  A: [0, 270],
  B: [80, 270],
  C: [160, 270],
  D: [230, 270],
  E: [0, 180],
  F: [70, 190],
  G: [150, 172],
  H: [230, 196],
  I: [0, 96],
  J: [64, 108],
  K: [118, 84],
  L: [170, 116],
  M: [230, 96],
  N: [30, 36],
  O: [84, 14],
  P: [115, 0],
  Q: [150, 16],
  R: [202, 38],
};

const shape = (names: string, scale = 1): Point[] =>
  [...names].map((name) => GRID[name] ?? [0, 0]).map(([x, y]): Point => [x * scale, y * scale]);

/** Measured, cut, set: the one pane that fits the one opening. */
export function madeToMeasure(): string {
  const s = new Daylight('left');
  const cells = ['ABFE', 'BCGF', 'CDHG', 'EFJI', 'GHML', 'IJN', 'JKPON', 'KLRQP', 'LMR'];
  const tints = [
    '#5DBE97',
    '#BFF0D6',
    '#1C8F66',
    '#A9E3C6',
    '#3FA37B',
    '#0F7B55',
    '#DDF6E6',
    '#7FD0A9',
    '#BFE3D0',
  ];
  const glass = cells.map((names, index) =>
    path(polygon(shape(names)), {
      fill: s.paint('#FFFFFF .5', `${tints[index] ?? MINT} .9`, tints[index] ?? MINT),
    }),
  );
  const all = [...cells, 'FGLKJ'].map((names) => polygon(shape(names))).join('');
  const outline = polygon(shape('ADMRQPONI'));
  const gap = polygon(shape('FGLKJ'));
  const template = [
    s.sheet(0, 0, 134, 158),
    moved(-48, -58, s.wire(gap, { width: 1.8, dash: '6 4' })),
    s.wire('M16 146h106M16 141v10M122 141v10M10 26v106M5 26h10M5 132h10', { width: 1.2, opacity: 0.8 }),
    circle(67, 6, 3.4, { fill: IRON }),
  ];
  const scaleMarks = bars(0, 112, 18)
    .map((x, index) => `M${number(x)} 0v${index % 4 === 0 ? 10 : 6}`)
    .join('');
  const caliper = [
    s.glass('M0-16H160V4H22L14 132L0 112Z', { backing: 0.9 }),
    s.litGlass('M128-22H166V10H144L136 132L122 112Z', 'mint'),
    moved(10, -16, s.wire(scaleMarks, { width: 1, opacity: 0.7 })),
  ];
  return s.finish(
    WIDE,
    plaster(s, WIDE, { floor: 404, sun: [0.15, 0], patch: [400, 10, -40] }),
    path(boxes(30, 40, 580, 6), { fill: IRON }),
    moved(
      40,
      142,
      s.shade(box(8, 8, 134, 158), 0.5),
      s.wire('M67 6V-96', { width: 1.4, opacity: 1 }),
      ...template,
    ),
    s.wire('M262 46V200', { width: 1.6, opacity: 1 }),
    path(boxes(250, 38, 24, 12), { fill: IRON }),
    s.wire('M292 28h46', { width: 2.4, opacity: 1 }) + path('M348 28l-14-7v14z', { fill: IRON }),
    moved(146, 136, s.glow(118, 138, 120, LIME, 0.7), s.litGlass(gap, 'lime')),
    moved(192, 216, s.shade('M6-10H166V10H28L20 138L6 118Z', 0.4), ...caliper),
    castShadow(s, [40, 408], [330, 408], [30, 50]),
    path(boxes(30, 358, 306, 9, 48, 366, 7, 46, 310, 366, 7, 46), { fill: IRON }),
    s.glass('M60 357l16-30l40-8l22 38z', { backing: 0.9 }) +
      s.litGlass('M146 357l-6-26l30-12l24 38z', 'mint'),
    castShadow(s, [366, 400], [604, 400], [34, 60]),
    moved(
      370,
      128,
      s.shade(polygon(shape('ADMRQPONI').map(([x, y]): Point => [x + 12, y + 6])), 0.5),
      ...glass,
      s.wire(gap, { dash: '6 5', width: 1.6 }),
      path(gap, { fill: '#0F5F44', 'fill-opacity': '.3' }),
      s.iron(all, 3.2),
      s.iron(outline, 7),
    ),
    path(boxes(352, 396, 266, 9, 366, 404, 7, 40, 598, 404, 7, 40), { fill: IRON }),
  );
}
