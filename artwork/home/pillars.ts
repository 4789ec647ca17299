import { bar, bars, frame, type Glass, type Light, leading, panes, sun } from '../glass.ts';
import { HALL, INK, IRON, LIME, MINT, mix, type Ramp } from '../palette.ts';
import { seeded } from '../random.ts';
import {
  box,
  circle,
  type Definitions,
  type Draw,
  group,
  number,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  sprite,
} from '../svg.ts';

const WIDTH = 600;
const HEIGHT = 800;
/** The window: its jambs, the foot of the gable, its top, its sill. */
const LEFT = 76;
const RIGHT = 524;
const SPRING = 236;
const PEAK: Point = [300, 64];
/** Side of a pane; six across, and as many below the gable. */
const CELL = (RIGHT - LEFT) / 6;
const SILL = SPRING + 6 * CELL;
const OPENING: readonly Point[] = [[LEFT, SILL], [LEFT, SPRING], PEAK, [RIGHT, SPRING], [RIGHT, SILL]];

/** One moment of the day. */
interface Moment {
  seed: string;
  ramp: Ramp;
  light: Light;
  variety: number;
  /** Wall around the window, from its lit corner to its dark one. */
  wall: readonly [string, string];
  /** Light that lies on the wall below the sill. */
  spill: string;
  glow: readonly [at: Point, colour: string, opacity: number];
  symbol: (definitions: Definitions) => string;
  tint?: Glass['tint'];
}

const MORNING: Ramp = [
  [0, '#A9CDBB'],
  [0.4, '#CBE7D7'],
  [0.75, '#E9F5EA'],
  [1, '#FFFEF6'],
];
const EVENING: Ramp = [
  [0, '#0B2018'],
  [0.45, '#113828'],
  [0.8, '#18553E'],
  [1, '#3B8159'],
];
/** Panes lit in each column of the evening window, from the sill up. */
const CURVE = [1, 1, 2, 3, 4, 6] as const;

const MOMENTS: Readonly<Record<'consulting' | 'conception' | 'marketing', Moment>> = {
  consulting: {
    seed: 'morning',
    ramp: MORNING,
    light: sun([540, 190], 760, 0, 1),
    variety: 0.22,
    wall: ['#EDF3E8', '#B9D3C4'],
    spill: '#FFFEF6',
    glow: [[0.9, 0.16], '#FFFFF2', 0.75],
    symbol: compass,
  },
  conception: {
    seed: 'noon',
    ramp: HALL,
    light: sun([430, -40], 900, 0.22, 0.9),
    variety: 0.85,
    wall: ['#1B7153', '#0D3325'],
    spill: MINT,
    glow: [[0.72, 0], '#E8FBD0', 0.55],
    symbol: scaffold,
  },
  marketing: {
    seed: 'evening',
    ramp: EVENING,
    light: sun([580, 330], 640, 0.12, 1),
    variety: 0.7,
    tint: litByCurve,
    wall: ['#17402F', '#091710'],
    spill: '#8FBF8A',
    glow: [[0.81, 0.34], LIME, 0.26],
    symbol: rise,
  },
};

/** The windows of the agency's pillars, one file for all. */
export function pillars(): string {
  const pictures = Object.entries(MOMENTS).map(([name, moment]) => [name, pictureOf(moment)] as const);
  return sprite({ width: WIDTH, height: HEIGHT }, Object.fromEntries(pictures));
}

function pictureOf(moment: Moment): Draw {
  return (definitions) => {
    const [at, colour, opacity] = moment.glow;
    const glow = definitions.radial(
      [
        [0, colour, opacity],
        [0.4, colour, opacity * 0.3],
        [1, colour, 0],
      ],
      at,
      0.62,
    );
    return (
      wall(definitions, moment) +
      window(definitions, moment) +
      rect(0, 0, WIDTH, HEIGHT, { fill: glow }) +
      moment.symbol(definitions)
    );
  };
}

/** The wall, the reveal of the window, the sill and the light below it. */
function wall(definitions: Definitions, { wall: [lit, dark], spill }: Moment): string {
  const plaster = definitions.linear([
    [0, lit],
    [1, dark],
  ]);
  const fall = definitions.linear(
    [
      [0, spill, 0.42],
      [1, spill, 0.04],
    ],
    [0.7, 0, 0.3, 1],
  );
  const patches = bars(LEFT, RIGHT, 6)
    .slice(0, -1)
    .map((x) =>
      polygon([
        [x + 5, SILL + 30],
        [x + CELL - 5, SILL + 30],
        [x + CELL - 65, HEIGHT],
        [x - 55, HEIGHT],
      ]),
    );
  const reveal = polygon(OPENING.map(([x, y]): Point => [x - 10, y + (y === SILL ? 0 : 8)]));
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: plaster }) +
    path(patches.join(''), { fill: fall }) +
    path(reveal, {
      fill: IRON,
      'fill-opacity': '.28',
      stroke: IRON,
      'stroke-opacity': '.1',
      'stroke-width': 16,
    }) +
    path(box(LEFT - 26, SILL + 8, RIGHT - LEFT + 52, 16), {
      fill: IRON,
      'fill-opacity': '.35',
      transform: 'translate(-8 8)',
    }) +
    path(box(LEFT - 22, SILL + 4, RIGHT - LEFT + 44, 14), { fill: IRON }) +
    path(box(LEFT - 22, SILL + 4, RIGHT - LEFT + 44, 1.6), { fill: MINT, 'fill-opacity': '.5' })
  );
}

/** Panes and iron, cut by the gable. */
function window(definitions: Definitions, { light, ramp, seed, variety, tint }: Moment): string {
  const glazing = {
    place: (x: number, y: number): Point => [x, y],
    columns: bars(LEFT, RIGHT, 6),
    rows: bars(SPRING - 3 * CELL, SILL, 9),
    bar: 3.6,
  };
  const glass: Glass = { light, ramp, random: seeded(seed), variety, tint };
  const clip = definitions.clip(polygon(OPENING));
  const outline = path(polygon(OPENING), {
    fill: 'none',
    stroke: IRON,
    'stroke-width': 9,
    'stroke-linejoin': 'miter',
  });
  const catching = path(
    `M${number(PEAK[0])} ${number(PEAK[1] - 5)}L${number(RIGHT + 4.5)} ${SPRING - 2}V${number(SILL)}`,
    {
      fill: 'none',
      stroke: '#EAFBEF',
      'stroke-opacity': '.55',
      'stroke-width': 1.4,
    },
  );
  return (
    group({ 'clip-path': clip }, panes(glazing, glass), leading(definitions, frame(glazing), 11)) +
    outline +
    catching
  );
}

/** Morning: a pair of compasses and the lines that it draws. */
function compass(definitions: Definitions): string {
  const [hinge, needle, pencil]: [Point, Point, Point] = [
    [314, 226],
    [214, 586],
    [432, 570],
  ];
  const radius = Math.hypot(pencil[0] - needle[0], pencil[1] - needle[1]);
  const steel = definitions.linear([
    [0, '#2A5D49'],
    [1, INK],
  ]);
  const at = (turn: number): Point => [
    needle[0] + radius * Math.cos(turn),
    needle[1] + radius * Math.sin(turn),
  ];
  const [start, end] = [at(-1.36), at(0.4)];
  const sheet = [
    `M${number(start[0])} ${number(start[1])}A${number(radius)} ${number(radius)} 0 0 1 ${number(end[0])} ${number(end[1])}`,
    `M100 ${needle[1]}H500`,
    `M${needle[0]} 300V660`,
    `M${needle[0] + 109} ${needle[1]}A109 109 0 0 0 ${needle[0]} ${needle[1] - 109}`,
  ];
  const ticks = Array.from({ length: 15 }, (_, index) => {
    const turn = -1.34 + index * 0.121;
    const [x, y] = at(turn);
    const reach = index % 4 === 0 ? 12 : 6;
    return polyline([
      [x, y],
      [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach],
    ]);
  });
  const legs = [
    bar(hinge, [needle[0] + 11, needle[1] - 40], 18, 8),
    bar([needle[0] + 11, needle[1] - 40], needle, 5, 1),
    bar(hinge, [pencil[0] - 14, pencil[1] - 40], 18, 8),
  ];
  const lead = bar([pencil[0] - 14, pencil[1] - 40], pencil, 8, 1);
  const brace = `M272 372Q314 392 358 366`;
  return (
    path(sheet.join('') + ticks.join(''), { fill: 'none', stroke: '#0F7B55', 'stroke-width': 1.8 }) +
    path(
      `M${needle[0]} ${needle[1]}L${number(start[0])} ${number(start[1])}M${needle[0]} ${needle[1]}L${number(end[0])} ${number(end[1])}`,
      {
        fill: 'none',
        stroke: '#0F7B55',
        'stroke-width': 1.4,
        'stroke-dasharray': '7 6',
      },
    ) +
    circle(needle[0], needle[1], 7, { fill: 'none', stroke: '#0F7B55', 'stroke-width': 1.6 }) +
    path(brace, { fill: 'none', stroke: INK, 'stroke-width': 4 }) +
    path(legs.join(''), { fill: steel }) +
    path(lead, { fill: '#0F7B55' }) +
    path(box(hinge[0] - 5, hinge[1] - 44, 10, 34), { fill: INK }) +
    circle(hinge[0], hinge[1], 17, { fill: steel }) +
    circle(hinge[0], hinge[1], 6, { fill: '#F6F5EF' })
  );
}

/** Noon: a page built of blocks of glass; the last one comes down from the ridge. */
function scaffold(definitions: Definitions): string {
  const [x, y, cell] = [LEFT + CELL, SPRING + CELL, CELL];
  const heights = [3, 3, 2, 1];
  const glass = definitions.linear([
    [0, '#F4FFF8', 0.96],
    [0.6, MINT, 0.86],
    [1, '#5DBE97', 0.8],
  ]);
  const blocks = heights.flatMap((count, column) =>
    Array.from({ length: count }, (_, row) =>
      box(x + column * cell + 4, y + (3 - row) * cell + 4, cell - 8, cell - 8),
    ),
  );
  const waiting = heights.flatMap((count, column) =>
    Array.from({ length: 3 - count }, (_, row) =>
      box(x + column * cell + 4, y + (1 + row) * cell + 4, cell - 8, cell - 8),
    ),
  );
  const shadow = path(box(x - 8, y + 24, cell * 4 + 16, cell * 4 - 16), {
    fill: '#06110C',
    'fill-opacity': '.5',
  });
  const title =
    path(box(x - 8, y + 24, cell * 4 + 16, CELL - 30), { fill: IRON, 'fill-opacity': '.88' }) +
    group({ fill: MINT }, ...[0, 1, 2].map((dot) => circle(x + 14 + dot * 17, y + 46, 4, {}))) +
    rect(x + 72, y + 39, 170, 14, { rx: 8, fill: MINT, 'fill-opacity': '.22' });
  const hook: Point = [x + 2.5 * cell, 172];
  const crane = `M${number(hook[0])} 92V${hook[1] - 26}M${number(hook[0] - 26)} ${hook[1] + 2}L${number(hook[0])} ${hook[1] - 26}L${number(hook[0] + 26)} ${hook[1] + 2}`;
  const lifted = definitions.linear([
    [0, '#F6FFCB'],
    [0.5, LIME],
    [1, '#A3C443'],
  ]);
  const spread = definitions.radial([
    [0, LIME, 0.5],
    [1, LIME, 0],
  ]);
  return (
    shadow +
    title +
    path(waiting.join(''), {
      fill: MINT,
      'fill-opacity': '.08',
      stroke: MINT,
      'stroke-opacity': '.8',
      'stroke-width': 1.6,
      'stroke-dasharray': '6 6',
    }) +
    path(blocks.join(''), { fill: glass }) +
    path(box(x - 8, y + 24, cell * 4 + 16, cell * 4 - 16), {
      fill: 'none',
      stroke: '#EAFBEF',
      'stroke-opacity': '.8',
      'stroke-width': 1.8,
    }) +
    circle(hook[0], hook[1] + 36, 110, { fill: spread }) +
    path(crane, { fill: 'none', stroke: IRON, 'stroke-width': 3 }) +
    path(box(hook[0] - 34, hook[1] + 2, 68, 68), {
      fill: lifted,
      stroke: '#FDFFF0',
      'stroke-opacity': '.8',
      'stroke-width': 1.4,
    })
  );
}

/** Colour of the panes under the evening's curve. */
function litByCurve(column: number, row: number): string | undefined {
  const count = CURVE[column] ?? 0;
  const height = 9 - row;
  if (height > count) return undefined;
  if (height === count) return column === 5 ? LIME : mix('#3E9C74', '#E4FBEE', 0.2 + column * 0.17);
  return mix('#12573F', '#7FD9AF', (column / 5) * 0.55 + (height / 6) * 0.4);
}

/** Evening: panes that light up along a rising curve. */
function rise(definitions: Definitions): string {
  const top = (column: number): Point => [LEFT + (column + 0.5) * CELL, SILL - (CURVE[column] ?? 0) * CELL];
  const [x, y] = top(5);
  const spread = definitions.radial([
    [0, LIME, 0.5],
    [0.35, LIME, 0.18],
    [1, LIME, 0],
  ]);
  const sheen = definitions.linear([
    [0, '#FDFFF0', 0.75],
    [0.6, '#FDFFF0', 0],
  ]);
  const line = `M${number(LEFT + 20)} ${number(SILL - 1.35 * CELL)}C${number(LEFT + 2.6 * CELL)} ${number(SILL - 1.75 * CELL)} ${number(LEFT + 4.2 * CELL)} ${number(SILL - 3.6 * CELL)} ${number(RIGHT - CELL - 4)} ${number(SILL - 6.05 * CELL)}`;
  return (
    circle(x, y + CELL / 2, 230, { fill: spread }) +
    path(box(x - CELL / 2 + 3, y + 3, CELL - 6, CELL - 6), { fill: sheen }) +
    path(line, { fill: 'none', stroke: '#F4FFF8', 'stroke-width': 2.6, 'stroke-linecap': 'round' })
  );
}
