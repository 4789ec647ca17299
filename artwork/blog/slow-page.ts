import { bar } from '../glass.ts';
import { IRON, LIME } from '../palette.ts';
import { seeded } from '../random.ts';
import { Daylight } from '../services/studio/daylight.ts';
import { boxes, corners, DOWN, moved } from '../services/studio/shorthand.ts';
import { castShadow, plaster } from '../services/vocabulary/rooms.ts';
import { browser, TITLE } from '../services/vocabulary/screens.ts';
import { box, circle, group, type Point, path, polygon, polyline, rect } from '../svg.ts';
import { ARTICLE } from './frame.ts';

const MIDDLE = 142;
/** Outline of the two bulbs. */
const BULBS = `M${MIDDLE - 66} 50V92C${MIDDLE - 66} 146 ${MIDDLE - 10} 152 ${MIDDLE - 7} 180C${MIDDLE - 10} 208 ${MIDDLE - 66} 214 ${MIDDLE - 66} 268V310H${MIDDLE + 66}V268C${MIDDLE + 66} 214 ${MIDDLE + 10} 208 ${MIDDLE + 7} 180C${MIDDLE + 10} 152 ${MIDDLE + 66} 146 ${MIDDLE + 66} 92V50Z`;

/** Sand as splinters of lime glass. */
function sand(top: number, bottom: number, peak: number): string {
  const random = seeded(`sable ${top}`);
  const colours = ['#E6F58E', LIME, '#C6E548', '#B4D23C'];
  const rows = Math.round((bottom - top) / 13);
  const surface = (x: number) => top + (Math.abs(x - MIDDLE) / 66) * peak;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      const [x, y] = [MIDDLE - 72 + column * 13 + (row % 2) * 6, top + row * 13];
      if (y < surface(x + 6) - 7) return '';
      const fill = colours[Math.floor(random() * colours.length)];
      return path(polygon(corners(x, y, x + 13, y + 2, x + 12, y + 15, x - 1, y + 13)), {
        fill,
        stroke: fill,
        'stroke-width': 0.6,
      });
    }).join(''),
  ).join('');
}

/** Late afternoon: the sand runs while a page is only half painted. */
export function slowPage(): string {
  const s = new Daylight('right');
  const [width, height, edge] = [316, 266, 150];
  const stroke: readonly Point[] = corners(
    0,
    TITLE,
    width,
    TITLE,
    width,
    edge - 22,
    296,
    edge - 10,
    270,
    edge - 26,
    236,
    edge + 4,
    206,
    edge - 12,
    168,
    edge + 16,
    138,
    edge + 2,
    96,
    edge + 20,
    62,
    edge + 4,
    34,
    edge + 14,
    0,
    edge - 6,
  );
  const picture = polygon(corners(16, 112, 84, 70, 128, 96, 176, 58, 222, 112));
  const painted =
    rect(0, TITLE, width, height, { fill: s.paint('#F3FFC0', '#8FE0BA', '#3FA37B') }) +
    rect(16, 34, 206, 86, { fill: s.along(DOWN, '#0F7B55', '#12503A') }) +
    circle(186, 56, 13, { fill: LIME }) +
    path(picture, { fill: '#8FDDB8' }) +
    path(polygon(corners(16, 120, 16, 112, 60, 92, 118, 120)), { fill: '#BFF0D6' }) +
    s.words(boxes(238, 38, 70, 11, 238, 60, 62, 5, 238, 72, 70, 5, 238, 84, 50, 5), 0.9) +
    rect(238, 100, 54, 18, { rx: 9, fill: '#12372A' }) +
    path(boxes(16, 136, 90, 70, 118, 136, 90, 70, 220, 136, 90, 70), { fill: '#12503A' }) +
    s.iron(box(16, 34, 206, 86), 2.4);
  const awaited =
    s.wire(boxes(16, 136, 90, 74, 118, 136, 90, 74, 220, 136, 90, 74), {
      dash: '6 5',
      width: 1.8,
      opacity: 0.6,
    }) +
    s.wire('M16 228h292M16 242h230', { dash: '6 5', width: 1.8, opacity: 0.45 }) +
    s.wire('M16 210l90-74M118 210l90-74M220 210l90-74', { dash: '3 6', width: 1.2, opacity: 0.3 });
  const drips = [
    [52, 158, 20],
    [112, 164, 34],
    [182, 160, 24],
    [262, 136, 20],
  ].map(([x = 0, y = 0, long = 0]) => bar([x, y - 12], [x, y + long], 5, 3.4));
  const clip = s.definitions.clip(polygon(stroke) + drips.join(''));
  const bulbs = s.definitions.clip(BULBS);
  return s.finish(
    ARTICLE,
    plaster(s, ARTICLE, {
      wall: ['#FEFDEE', '#E2EDD9', '#A6CCB2'],
      floor: 326,
      sun: [0.95, 0.1],
      patch: [40, -70, -36],
    }),
    castShadow(s, [58, 328], [232, 328], [-60, 32], 0.5),
    castShadow(s, [266, 328], [590, 328], [-60, 32], 0.4),
    s.shade(box(258, 50, width, height), 0.9),
    moved(
      268,
      40,
      browser(s, width, height),
      awaited,
      group({ 'clip-path': clip }, painted),
      s.wire(polyline(stroke.slice(3)), { width: 2, opacity: 0.7, colour: '#0F5F44' }),
    ),
    s.iron(box(268, 40, width, height), 5),
    path(boxes(306, 306, 8, 22, 540, 306, 8, 22), { fill: IRON }),
    group(
      { transform: 'translate(572 168) rotate(24)' },
      path('M-20 0L-12-34H12L20 0C14 8 6 20 0 24C-8 18-14 8-20 0Z', {
        fill: LIME,
        stroke: IRON,
        'stroke-width': 2,
      }),
      path('M-15-52H15V-32H-15Z', { fill: '#8FA89B', stroke: IRON, 'stroke-width': 2 }),
      path('M-8-52L-5-128Q0-138 5-128L8-52Z', { fill: '#12503A', stroke: IRON, 'stroke-width': 2 }),
    ),
    s.glow(MIDDLE, 260, 120, LIME, 0.3),
    path(BULBS, { fill: s.paint('#FFFFFF .95', '#DDF0E4 .8', '#8FCDB0 .85') }),
    group(
      { 'clip-path': bulbs },
      sand(104, 186, -12),
      sand(238, 316, 44),
      rect(MIDDLE - 2, 176, 4, 80, { fill: '#C6E548' }),
    ),
    path(
      `M${MIDDLE + 52} 64V92Q${MIDDLE + 52} 112 ${MIDDLE + 42} 124M${MIDDLE + 52} 296V270Q${MIDDLE + 52} 250 ${MIDDLE + 42} 236`,
      {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 6,
        'stroke-linecap': 'round',
        'stroke-opacity': '.85',
      },
    ),
    s.iron(BULBS, 4.4),
    path(
      boxes(
        MIDDLE - 92,
        34,
        184,
        15,
        MIDDLE - 92,
        312,
        184,
        16,
        MIDDLE - 82,
        46,
        8,
        270,
        MIDDLE + 74,
        46,
        8,
        270,
      ),
      { fill: IRON },
    ),
    s.wire(`M${MIDDLE - 90} 35.5h180M${MIDDLE - 90} 313.5h180M${MIDDLE + 81} 50V310M${MIDDLE - 75} 50V310`, {
      width: 1.3,
      opacity: 0.6,
      colour: '#BFF0D6',
    }),
  );
}
