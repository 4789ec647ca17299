import { frame, type Glazing, panes, sun } from '../glass.ts';
import { EM, outlined } from '../letters.ts';
import { INK, IRON, LIME, MINT, mix, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, Definitions, drawing, group, number, type Point, pair, path, rect } from '../svg.ts';
import { initialsOf } from '../technologies/series.ts';
import type { SeriesPage } from './pages.ts';

const WIDTH = 1600;
const HEIGHT = 1000;
/** The browser's window, the height of its bar, and the room inside. */
const WINDOW = { x: 70, y: 48, width: 1460, height: 904 };
const BAR = 40;
const RIM = 7;
const INSIDE = { width: WINDOW.width - 2 * RIM, height: WINDOW.height - BAR - RIM };
const EDGE = 34;
const SIDE = 250;

const NIGHT: Ramp = [
  [0, '#0B1C15'],
  [0.4, '#0E271C'],
  [0.7, '#12402E'],
  [0.88, '#176247'],
  [1, '#3E9A74'],
];

/** Colours of the product, from its letters to what is chosen. */
interface Theme {
  ink: string;
  faint: string;
  line: string;
  ground: string;
  surface: string;
  accent: string;
  tint: string;
}

const DAYLIGHT: Theme = {
  ink: '#1E2145',
  faint: '#A3A6C2',
  line: '#E4E5F1',
  ground: '#F6F6FC',
  surface: '#FFFFFF',
  accent: '#4A50D6',
  tint: '#ECEDFC',
};
const DARKNESS: Theme = {
  ink: '#ECEBFA',
  faint: '#63658F',
  line: '#2B2D52',
  ground: '#14152E',
  surface: '#1B1D3B',
  accent: '#8C90FF',
  tint: '#2A2D60',
};

/** Two mock-ups that say nothing of the product: bars stand for words until the agency puts its own screens there. */
export function seriesScreens({ slug, name }: SeriesPage): [string, string] {
  const initials = initialsOf(name);
  return [
    screen(`${slug} 1`, [1560, -40], DAYLIGHT, navigation(DAYLIGHT, initials) + list(DAYLIGHT, slug)),
    screen(`${slug} 2`, [-20, -60], DARKNESS, navigation(DARKNESS, initials) + board(DARKNESS, slug)),
  ];
}

/** A wall of glass, and before it a browser that shows the product in its own colours. */
function screen(seed: string, light: Point, { ink, ground }: Theme, content: string): string {
  const definitions = new Definitions();
  const { x, y, width, height } = WINDOW;
  const [w, h] = [INSIDE.width, INSIDE.height];
  const clip = definitions.clip(`M2 0H${w - 2}q2 0 2 2V${h - 7}q0 7-7 7H7q-7 0-7-7V2q0-2 2-2z`);
  const rim = definitions.linear([
    [0, MINT, 0.65],
    [0.3, '#5DBE97', 0.25],
    [1, '#5DBE97', 0.08],
  ]);
  // A soft shadow made of a few thin sheets: cheaper to paint than a blur.
  const shadow = [32, 28, 24, 20, 17, 14, 11, 8, 5, 2].map((spread) =>
    rect(x - spread, y - spread + 16, width + 2 * spread, height + 2 * spread, { rx: 16 + spread }),
  );
  return drawing(
    { width: WIDTH, height: HEIGHT },
    definitions,
    wall(definitions, seed, light),
    group({ fill: '#04100A', 'fill-opacity': '.02' }, ...shadow),
    rect(x, y, width, height, { rx: 13, fill: IRON }),
    rect(x + 1, y + 1, width - 2, height - 2, { rx: 12, fill: 'none', stroke: rim, 'stroke-width': 1.4 }),
    ...['#5DBE97', MINT, LIME].map((fill, index) =>
      rect(x + 22 + index * 19, y + BAR / 2 - 6, 12, 12, { rx: 2, fill }),
    ),
    rect(x + width / 2 - 260, y + 8, 520, BAR - 15, { rx: 5, fill: '#16302560' }),
    group(
      { transform: `translate(${x + RIM} ${y + BAR})`, fill: ink, 'data-colours': 'own' },
      group({ 'clip-path': clip }, rect(0, 0, w, h, { fill: ground }), content),
    ),
  );
}

/** Large panes, dim enough to stay behind, and the light that falls across them. */
function wall(definitions: Definitions, seed: string, light: Point): string {
  const glazing: Glazing = {
    place: (u, v) => [u, v],
    columns: Array.from({ length: 10 }, (_, index) => -100 + index * 200),
    rows: Array.from({ length: 7 }, (_, index) => -150 + index * 200),
    bar: 5,
  };
  const glow = definitions.radial(
    [
      [0, MINT, 0.34],
      [0.5, MINT, 0.08],
      [1, MINT, 0],
    ],
    [light[0] / WIDTH, light[1] / HEIGHT],
    0.7,
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: INK }) +
    panes(glazing, { light: sun(light, 1500, 0, 1.1), random: seeded(seed), ramp: NIGHT, variety: 0.3 }) +
    path(frame(glazing), { fill: IRON }) +
    rect(0, 0, WIDTH, HEIGHT, { fill: glow })
  );
}

/** A line of words that nobody can read. */
function words(x: number, y: number, width: number, fill: string, height = 12): string {
  return rect(x, y, width, height, { rx: height / 2, fill });
}

function rule(x: number, y: number, width: number, stroke: string): string {
  return path(`M${number(x)} ${number(y)}h${number(width)}`, { stroke });
}

function navigation({ accent, line, surface, tint, ink }: Theme, initials: string): string {
  const { width, height } = INSIDE;
  const letters = outlined(initials);
  const scale = 17.1 / EM;
  const left = EDGE + 18 - (letters.width * scale) / 2;
  return [
    rect(0, 0, SIDE, height, { fill: surface }),
    path(`M${SIDE + 0.5} 0V${height}M0 73.5H${width}`, { stroke: line }),
    circle(EDGE + 18, 37, 19, { fill: mix(surface, accent, 0.24) }),
    path(letters.outline, {
      fill: mix(accent, ink, 0.4),
      transform: `translate(${number(left)} 43.3)scale(${scale})`,
    }),
    words(EDGE + 52, 31, 110, line),
    rect(EDGE - 16, 104, SIDE - 2 * EDGE + 32, 44, { rx: 9, fill: tint }),
    ...[120, 92, 134, 76, 108, 88, 116].map((wide, index) =>
      words(EDGE + 4, 120 + index * 54, wide, index === 0 ? accent : line),
    ),
    rect(width - EDGE - 150, 18, 150, 38, { rx: 9, fill: accent }),
    words(width - EDGE - 118, 31, 86, '#FFFFFF'),
  ].join('');
}

function list({ accent, line, surface, tint, faint, ink }: Theme, slug: string): string {
  const random = seeded(`${slug} rows`);
  const x = SIDE + EDGE;
  const wide = INSIDE.width - EDGE - x;
  const rows = Math.floor((INSIDE.height - 190) / 72);
  return [
    words(x, 104, 260, ink, 22),
    rect(x, 156, wide, rows * 72, { rx: 12, fill: surface, stroke: line }),
    ...Array.from({ length: rows }, (_, index) => {
      const y = 156 + index * 72;
      const isDone = random() > 0.4;
      return [
        index > 0 ? rule(x, y + 0.5, wide, line) : '',
        rect(x + 24, y + 22, 28, 28, { rx: 8, fill: isDone ? accent : tint }),
        words(x + 76, y + 22, 140 + random() * 190, faint),
        words(x + 76, y + 42, 90 + random() * 120, line, 9),
        words(x + wide * 0.58, y + 30, 60 + random() * 110, line),
        rect(x + wide - 150, y + 22, 116, 28, { rx: 14, fill: isDone ? tint : line }),
      ].join('');
    }),
  ].join('');
}

function board({ accent, line, surface, faint, tint, ink }: Theme, slug: string): string {
  const { width, height } = INSIDE;
  const random = seeded(`${slug} board`);
  const x = SIDE + EDGE;
  const wide = width - EDGE - x;
  const card = (wide - 2 * 24) / 3;
  const chart = { x: x + 40, y: 360, width: wide - 80, height: height - 470 };
  const rise = Array.from({ length: 12 }, (_, index) => 16 + index * 5.6 + random() * 14);
  return [
    words(x, 104, 220, ink, 22),
    ...[0, 1, 2].map((index) => {
      const left = x + index * (card + 24);
      return [
        rect(left, 156, card, 120, { rx: 12, fill: index === 0 ? tint : surface, stroke: line }),
        words(left + 26, 184, 120, faint),
        words(left + 26, 218, 70 + random() * 90, index === 0 ? accent : ink, 30),
      ].join('');
    }),
    rect(x, 300, wide, height - 340, { rx: 12, fill: surface, stroke: line }),
    ...[0, 1, 2, 3].map((step) => rule(chart.x, chart.y + (step * chart.height) / 3, chart.width, line)),
    curve(chart, rise, accent, tint),
    ...Array.from({ length: 6 }, (_, index) =>
      words(chart.x + (index * (chart.width - 60)) / 5, chart.y + chart.height + 26, 60, line, 9),
    ),
  ].join('');
}

/** A line through percentages that bends without overshooting them, and the wash under it. */
function curve(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  values: readonly number[],
  stroke: string,
  wash: string,
): string {
  const step = width / (values.length - 1);
  const points = values.map((value, index): Point => [x + index * step, y + height * (1 - value / 100)]);
  const slopes = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after || (point[1] - before[1]) * (after[1] - point[1]) <= 0) return 0;
    return (after[1] - before[1]) / (after[0] - before[0]);
  });
  const steps = points.map((to, index) => {
    const from = points[index - 1];
    if (!from) return `M${pair(to)}`;
    const third = (to[0] - from[0]) / 3;
    const move: Point = [to[0] - from[0], to[1] - from[1]];
    const second: Point = [move[0] - third, move[1] - (slopes[index] ?? 0) * third];
    return `c${pair([third, (slopes[index - 1] ?? 0) * third])} ${pair(second)} ${pair(move)}`;
  });
  const d = steps.join('');
  return (
    path(`${d}V${number(y + height)}H${number(x)}z`, { fill: wash }) +
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  );
}
