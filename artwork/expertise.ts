import { bar, bars, glaze, type Light } from './glass.ts';
import { save } from './output.ts';
import { clamp, EMERALD, INK, IRON, LIME, MINT } from './palette.ts';
import { seeded } from './random.ts';
import {
  box,
  circle,
  Definitions,
  type Draw,
  group,
  number,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  sprite,
  tag,
} from './svg.ts';

const WIDTH = 640;
const HEIGHT = 360;
/** Every sheet of glass stands on the same floor and leans into the distance the same way. */
const RISE = -0.17;
const NARROWING = 0.94;

/** Sheets, panes and lines of one scene, which share their gradients. */
export class Studio {
  readonly definitions: Definitions;

  /** @param definitions those of the file, when it holds other scenes too */
  constructor(definitions = new Definitions()) {
    this.definitions = definitions;
  }

  /** Puts children on a standing sheet whose upper left corner is at a place. */
  at(x: number, y: number, ...children: string[]): string {
    return tag('g', { transform: `matrix(${NARROWING} ${RISE} 0 1 ${x} ${y})` }, ...children);
  }

  /** A sheet of glass: clear where the light comes in, deep at the other end, with a bright cut edge. */
  sheet(x: number, y: number, width: number, height: number, { strength = 1, radius = 3 } = {}): string {
    const glass = this.definitions.linear([
      [0, '#A9EBCB', 0.5 * strength],
      [0.4, '#2C9A73', 0.42 * strength],
      [1, '#0D3A2A', 0.62 * strength],
    ]);
    const edge = this.definitions.linear([
      [0, '#EFFFF6', 0.95 * strength],
      [0.45, '#7FD9AF', 0.5 * strength],
      [1, '#2C7A5C', 0.4 * strength],
    ]);
    return (
      rect(x, y, width, height, { rx: radius, fill: glass }) +
      rect(x, y, width, height, { rx: radius, fill: 'none', stroke: edge, 'stroke-width': 1.6 })
    );
  }

  /** A dark base under a sheet, so that what stands behind does not disturb what is in front. */
  ground(x: number, y: number, width: number, height: number, opacity = 0.62, radius = 3): string {
    return rect(x, y, width, height, { rx: radius, fill: '#0A2219', 'fill-opacity': opacity });
  }

  /** The pane that the light comes through. */
  lit(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: 'mint' | 'lime' = 'mint',
    radius = 2,
  ): string {
    return (
      rect(x, y, width, height, { rx: radius, fill: this.litPaint(colour) }) +
      rect(x, y, width, height, {
        rx: radius,
        fill: 'none',
        stroke: '#FBFFF4',
        'stroke-opacity': '.7',
        'stroke-width': 1,
      })
    );
  }

  litPaint(colour: 'mint' | 'lime' = 'mint'): string {
    return colour === 'mint'
      ? this.definitions.linear([
          [0, '#F4FFF8'],
          [0.5, MINT],
          [1, '#6CCBA0'],
        ])
      : this.definitions.linear([
          [0, '#F3FFC0'],
          [0.5, LIME],
          [1, '#93B43E'],
        ]);
  }

  /** Light that spills around a lit pane. */
  glow(cx: number, cy: number, r: number, colour: string = MINT, opacity = 0.5): string {
    const fill = this.definitions.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.3],
      [1, colour, 0],
    ]);
    return circle(cx, cy, r, { fill });
  }

  /** A dim pane inside a sheet. */
  pane(x: number, y: number, width: number, height: number, level = 0.5, radius = 2): string {
    const fill = this.definitions.linear([
      [0, '#BFF0D6', 0.62 * level],
      [1, '#1C8A63', 0.42 * level],
    ]);
    return rect(x, y, width, height, { rx: radius, fill });
  }

  /** Lines of unreadable text. */
  text(
    x: number,
    y: number,
    widths: readonly number[],
    { step = 13, height = 4, opacity = 0.55 } = {},
  ): string {
    const d = widths.map((width, line) => box(x, y + line * step, width, height)).join('');
    return path(d, { fill: '#DFF7EA', 'fill-opacity': opacity.toFixed(2) });
  }

  /** The bar of a window with its three dots. */
  titleBar(x: number, y: number, width: number, height = 20): string {
    const dots = [0, 1, 2].map((index) => circle(x + 13 + index * 11, y + height / 2, 2.6, {})).join('');
    return (
      rect(x, y, width, height, { fill: IRON, 'fill-opacity': '.5' }) +
      group({ fill: '#BFF0D6', 'fill-opacity': '.75' }, dots) +
      rect(x + 52, y + height / 2 - 3.5, width * 0.42, 7, { rx: 3.5, fill: '#BFF0D6', 'fill-opacity': '.18' })
    );
  }

  /** Shafts of light that fall through the roof, from the upper right. */
  shafts(): string {
    const fill = this.definitions.linear([
      [0, '#E8FBD0', 0.2],
      [0.5, MINT, 0.06],
      [1, MINT, 0],
    ]);
    const shaft = (from: number, to: number) =>
      polygon([
        [from, -10],
        [to, -10],
        [to - 330, 370],
        [from - 400, 370],
      ]);
    return path(shaft(470, 540), { fill }) + path(shaft(600, 720), { fill });
  }

  /** The hall behind the subject: a glass wall that leans like the sheets, with the light at the upper right. */
  hall(seed: string): string {
    const place = (u: number, v: number): Point => [u * NARROWING, v + u * RISE];
    const wall = {
      place,
      columns: bars(-10, 700, 10),
      rows: bars(-60, 490, 7),
      bar: 2.6,
    };
    const light: Light = ([x, y]) => 0.15 + 0.62 * clamp(1 - Math.hypot(x - 640, y + 10) / 600) ** 1.5;
    const dusk = this.definitions.radial(
      [
        [0, INK, 0.5],
        [0.55, INK, 0.3],
        [1, INK, 0],
      ],
      [0.42, 0.56],
      0.52,
    );
    const sunlight = this.definitions.radial(
      [
        [0, '#E8FBD0', 0.34],
        [0.35, MINT, 0.14],
        [1, EMERALD, 0],
      ],
      [1, 0],
      0.75,
    );
    const floor = this.definitions.linear(
      [
        [0, IRON, 0],
        [1, IRON, 0.8],
      ],
      [0, 0, 0, 1],
    );
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: INK }) +
      glaze(this.definitions, wall, { light, random: seeded(seed), variety: 0.8 }, 18) +
      rect(0, 0, WIDTH, HEIGHT, { fill: sunlight }) +
      rect(0, 0, WIDTH, HEIGHT, { fill: dusk }) +
      this.shafts() +
      rect(0, 200, WIDTH, 160, { fill: floor })
    );
  }
}

/** What a scene draws, the middle of it, and how much it is enlarged: cards cut the picture at 36 and 324. */
interface Scene {
  draw: (studio: Studio) => string;
  middle: Point;
  enlarged: number;
}

const SCENES: Readonly<Record<string, Scene>> = {
  'developpement-web': { draw: web, middle: [334, 209], enlarged: 1.1 },
  'intelligence-artificielle': { draw: intelligence, middle: [338, 178], enlarged: 1.1 },
  'logiciel-mobile': { draw: mobile, middle: [302, 204], enlarged: 1.08 },
  'devops-cloud': { draw: devops, middle: [326, 180], enlarged: 1.02 },
  cybersecurite: { draw: security, middle: [320, 186], enlarged: 1.1 },
  'marketing-croissance': { draw: growth, middle: [334, 209], enlarged: 1.06 },
};

/** Draws the six scenes of the expertise cards, one file for all. */
export function drawExpertise(): void {
  const pictures = Object.entries(SCENES).map(([name, scene]) => [name, pictureOf(name, scene)] as const);
  save('expertise/metiers', sprite({ width: WIDTH, height: HEIGHT }, Object.fromEntries(pictures)));
}

function pictureOf(name: string, { draw, middle, enlarged }: Scene): Draw {
  return (definitions) => {
    const studio = new Studio(definitions);
    const transform = `translate(${number(WIDTH / 2 - middle[0] * enlarged)} ${number(HEIGHT / 2 - middle[1] * enlarged)}) scale(${enlarged})`;
    return studio.hall(name) + group({ transform }, draw(studio));
  };
}

/** Three browser windows one behind the other; the page of the first is lit. */
function web(s: Studio): string {
  const back = s.at(302, 128, s.sheet(0, 0, 250, 168, { strength: 0.55 }), s.titleBar(0, 0, 250));
  const middle = s.at(
    230,
    138,
    s.ground(0, 0, 262, 176, 0.35),
    s.sheet(0, 0, 262, 176, { strength: 0.75 }),
    s.titleBar(0, 0, 262),
    s.pane(192, 34, 56, 128, 0.5),
  );
  const front = s.at(
    136,
    148,
    s.ground(0, 0, 290, 186, 0.7),
    s.sheet(0, 0, 290, 186),
    s.titleBar(0, 0, 290),
    s.text(18, 42, [58, 44, 66, 36], { step: 14 }),
    s.pane(18, 106, 66, 16, 1, 8),
    s.glow(196, 84, 120, MINT, 0.45),
    s.lit(104, 38, 170, 84),
    path(`${bar([161, 38], [161, 122], 2)}${bar([217, 38], [217, 122], 2)}${bar([104, 84], [274, 84], 2)}`, {
      fill: '#17543C',
      'fill-opacity': '.75',
    }),
    s.pane(18, 138, 78, 32, 0.6),
    s.pane(107, 138, 78, 32, 0.75),
    s.pane(196, 138, 78, 32, 0.9),
  );
  return back + middle + front;
}

/** Layers of a network as sheets of panes; one path of light runs through to an answer. */
function intelligence(s: Studio): string {
  const layers = [
    { x: 128, y: 116, rows: 4, on: 2 },
    { x: 214, y: 88, rows: 5, on: 3 },
    { x: 300, y: 92, rows: 4, on: 1 },
  ];
  const cell = 30;
  const centre = ({ x, y }: { x: number; y: number }, row: number): Point => [
    x + 26 * NARROWING,
    y + 26 * RISE + 23 + row * (cell + 8),
  ];
  const target: Point = [402, 186];
  const wires: string[] = [];
  const live: Point[] = [];
  layers.forEach((layer, index) => {
    live.push(centre(layer, layer.on));
    const next = layers[index + 1];
    for (let row = 0; row < layer.rows; row++) {
      if (!next) wires.push(polyline([centre(layer, row), target]));
      else
        for (let to = 0; to < next.rows; to++) wires.push(polyline([centre(layer, row), centre(next, to)]));
    }
  });
  const sheets = layers.map(({ x, y, rows, on }) => {
    const height = rows * (cell + 8) + 8;
    const cells = Array.from({ length: rows }, (_, row) =>
      row === on ? s.lit(8, 8 + row * (cell + 8), 36, cell) : s.pane(8, 8 + row * (cell + 8), 36, cell, 0.7),
    );
    return s.at(x, y, s.ground(0, 0, 52, height, 0.45), s.sheet(0, 0, 52, height), ...cells);
  });
  const bubble = `M6 0H150a6 6 0 0 1 6 6V88a6 6 0 0 1-6 6H52L28 118V94H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z`;
  const question = s.at(
    446,
    74,
    path('M6 0H92a6 6 0 0 1 6 6V40a6 6 0 0 1-6 6H80L66 60V46H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z', {
      fill: s.definitions.linear([
        [0, '#A9EBCB', 0.5],
        [1, '#12503A', 0.6],
      ]),
      stroke: '#CFF5E1',
      'stroke-opacity': '.6',
      'stroke-width': 1.4,
    }),
    s.text(16, 15, [60, 40]),
  );
  const answer = s.at(
    402,
    152,
    s.glow(78, 48, 128, MINT, 0.42),
    path(bubble, { fill: '#0A2219', 'fill-opacity': '.7' }),
    path(bubble, { fill: s.litPaint() }),
    path(box(20, 24, 96, 7) + box(20, 44, 116, 7) + box(20, 64, 62, 7), {
      fill: '#12503A',
      'fill-opacity': '.72',
    }),
  );
  return (
    path(wires.join(''), { fill: 'none', stroke: '#BFF0D6', 'stroke-opacity': '.2', 'stroke-width': 1 }) +
    sheets.join('') +
    path(polyline([...live, target]), { fill: 'none', stroke: '#F4FFF8', 'stroke-width': 2.4 }) +
    question +
    answer
  );
}

/** An application window and the phone that shows the same lit pane. */
function mobile(s: Studio): string {
  const window = s.at(
    116,
    146,
    s.ground(0, 0, 318, 184, 0.55),
    s.sheet(0, 0, 318, 184),
    s.titleBar(0, 0, 318),
    rect(0, 20, 62, 164, { fill: IRON, 'fill-opacity': '.3' }),
    s.text(14, 38, [34, 26, 34, 22, 30], { step: 17, height: 5 }),
    s.pane(78, 36, 72, 52, 0.8),
    s.pane(160, 36, 72, 52, 0.8),
    s.pane(78, 98, 154, 70, 0.55),
    path(
      polyline([
        [88, 154],
        [112, 138],
        [134, 146],
        [160, 122],
        [186, 128],
        [222, 110],
      ]),
      {
        fill: 'none',
        stroke: MINT,
        'stroke-width': 2,
      },
    ),
  );
  const phone = s.at(
    376,
    98,
    s.ground(0, 0, 116, 222, 0.82, 18),
    s.sheet(0, 0, 116, 222, { radius: 18 }),
    rect(7, 7, 102, 208, { rx: 12, fill: IRON, 'fill-opacity': '.45' }),
    rect(42, 14, 32, 6, { rx: 3, fill: '#BFF0D6', 'fill-opacity': '.5' }),
    s.glow(58, 76, 92, MINT, 0.5),
    s.lit(17, 32, 82, 84, 'mint', 6),
    path(`${bar([58, 32], [58, 116], 2)}${bar([17, 78], [99, 78], 2)}`, {
      fill: '#17543C',
      'fill-opacity': '.75',
    }),
    s.text(17, 130, [66, 48]),
    s.pane(17, 160, 38, 38, 0.9, 6),
    s.pane(61, 160, 38, 38, 0.7, 6),
  );
  return window + phone;
}

/** Glass containers on a line under a cloud: in wire, in glass, then lit and delivered. */
function devops(s: Studio): string {
  const size = 84;
  const pitch = 118;
  const slope = RISE / NARROWING;
  const stations = [0, 1, 2, 3].map((index): Point => [98 + index * pitch, 208 + index * pitch * slope]);
  const along = (x: number, lower: number): Point => [x, 208 + size + lower + (x - 98) * slope];
  const belt = polygon([along(30, 20), along(596, 20), along(632, -6), along(66, -6)]);
  const rails = path(belt, {
    fill: s.definitions.linear([
      [0, '#7FD9AF', 0.4],
      [1, '#12503A', 0.25],
    ]),
    stroke: '#A9EBCB',
    'stroke-opacity': '.5',
    'stroke-width': 1.4,
  });
  return cloud(s) + rails + stations.map((station, index) => cube(s, station, size, index)).join('');
}

/** A leaded cloud. */
function cloud(s: Studio): string {
  const outline = 'M34 116A34 34 0 0 1 34 48A50 50 0 0 1 126 26A42 42 0 0 1 196 50A33 33 0 0 1 196 116Z';
  const leads = box(-10, 64, 260, 0) + [62, 116, 170].map((x) => `M${x} -30V130`).join('');
  const glass = s.definitions.linear([
    [0, '#A9EBCB', 0.62],
    [0.6, '#1C8A63', 0.4],
    [1, '#12503A', 0.4],
  ]);
  return s.at(
    176,
    84,
    path(outline, { fill: '#0A2219', 'fill-opacity': '.4' }),
    path(outline, { fill: glass }),
    path(leads, {
      'clip-path': s.definitions.clip(outline),
      fill: 'none',
      stroke: IRON,
      'stroke-opacity': '.7',
      'stroke-width': 2.2,
    }),
    path(outline, { fill: 'none', stroke: '#CFF5E1', 'stroke-opacity': '.75', 'stroke-width': 1.6 }),
  );
}

function cube(s: Studio, [x, y]: Point, size: number, stage: number): string {
  const front = size * NARROWING;
  const rise = size * RISE;
  const [dx, dy] = [-22, 14];
  const face: Point[] = [
    [x + dx, y + dy],
    [x + dx + front, y + dy + rise],
    [x + dx + front, y + dy + rise + size],
    [x + dx, y + dy + size],
  ];
  const top: Point[] = [
    [x, y],
    [x + front, y + rise],
    [x + dx + front, y + dy + rise],
    [x + dx, y + dy],
  ];
  const side: Point[] = [
    [x + front, y + rise],
    [x + front, y + rise + size],
    [x + dx + front, y + dy + rise + size],
    [x + dx + front, y + dy + rise],
  ];
  const edges = polygon(face) + polygon(top) + polygon(side);
  const line = (opacity: string) =>
    path(edges, {
      fill: 'none',
      stroke: '#CFF5E1',
      'stroke-opacity': opacity,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    });
  if (stage === 0) return path(edges, { fill: '#0A2219', 'fill-opacity': '.4' }) + line('.6');
  const ribs = s.at(
    x + dx,
    y + dy,
    path([1, 2, 3, 4].map((rib) => box((size * rib) / 5 - 1, 10, 2, size - 20)).join(''), {
      fill: stage === 3 ? '#17543C' : '#BFF0D6',
      'fill-opacity': stage === 3 ? '.7' : '.35',
    }),
  );
  if (stage === 3) {
    return (
      s.glow(x + 20, y + 36, 150, MINT, 0.5) +
      path(polygon(top), { fill: '#FBFFF4' }) +
      path(polygon(side), { fill: '#DDF8E8' }) +
      path(polygon(face), { fill: s.litPaint() }) +
      ribs
    );
  }
  const glass = s.definitions.linear([
    [0, '#8FE0BA', 0.3 + 0.2 * stage],
    [1, '#12503A', 0.5 + 0.2 * stage],
  ]);
  return (
    path(edges, { fill: '#0A2219', 'fill-opacity': '.86' }) +
    path(polygon(top), { fill: '#BFF0D6', 'fill-opacity': (0.22 + 0.16 * stage).toFixed(2) }) +
    path(polygon(side), { fill: '#BFF0D6', 'fill-opacity': (0.3 + 0.16 * stage).toFixed(2) }) +
    path(polygon(face), { fill: glass }) +
    ribs +
    line('.75')
  );
}

/** A shield leaded like a window, in front of the sheets that it protects. */
function security(s: Studio): string {
  const sheets = [
    s.at(
      352,
      104,
      s.sheet(0, 0, 176, 150, { strength: 0.6 }),
      s.titleBar(0, 0, 176),
      s.text(90, 44, [62, 46, 66, 38]),
    ),
    s.at(
      110,
      164,
      s.sheet(0, 0, 176, 150, { strength: 0.7 }),
      s.titleBar(0, 0, 176),
      s.text(18, 44, [62, 46, 66, 38]),
    ),
  ];
  const outline = 'M0-108L82-80V6C82 58 44 92 0 114C-44 92-82 58-82 6V-80Z';
  const clip = s.definitions.clip(outline);
  const leads =
    polyline([
      [-90, -37],
      [90, -37],
    ]) +
    polyline([
      [-90, 25],
      [90, 25],
    ]) +
    polyline([
      [0, -120],
      [0, 120],
    ]);
  const quarters: readonly (readonly [d: string, opacity: number])[] = [
    ['M0-120H90V-37H0Z', 0.85],
    ['M0-120H-90V-37H0Z', 0.5],
    ['M-90-37H0V25H-90Z', 0.34],
    ['M0 25H90V120H0Z', 0.5],
    ['M0 25H-90V120H0Z', 0.24],
  ];
  const glass = quarters.map(([d, opacity]) =>
    path(d, {
      fill: s.definitions.linear([
        [0, '#BFF0D6', opacity],
        [1, '#12805A', opacity],
      ]),
    }),
  );
  const edge = s.definitions.linear([
    [0, '#F4FFF8'],
    [0.5, '#7FD9AF'],
    [1, '#2C7A5C'],
  ]);
  const shield = tag(
    'g',
    { transform: `matrix(1 ${RISE} 0 1 322 186)` },
    s.glow(44, -12, 150, MINT, 0.4),
    path(outline, { fill: '#06110C', 'fill-opacity': '.5', transform: 'translate(-16 12)' }),
    path(outline, {
      fill: '#12503A',
      stroke: '#5DBE97',
      'stroke-opacity': '.6',
      transform: 'translate(-8 4)',
    }),
    group(
      { 'clip-path': clip },
      path(outline, { fill: '#0D3023' }),
      ...glass,
      path('M0-37H90V25H0Z', { fill: s.litPaint() }),
      path(leads, { fill: 'none', stroke: IRON, 'stroke-width': 3 }),
    ),
    path(outline, { fill: 'none', stroke: IRON, 'stroke-width': 6 }),
    path(outline, { fill: 'none', stroke: edge, 'stroke-width': 2 }),
  );
  return sheets.join('') + shield;
}

/** Columns of panes that rise along a curve; the last one reaches the light. */
function growth(s: Studio): string {
  const heights = [2, 2, 3, 4, 6];
  const [step, pane, gap] = [50, 22, 4];
  const base = 188;
  const columns = heights.map((count, column) =>
    Array.from({ length: count }, (_, row) => {
      const [x, y] = [20 + column * step, base - 14 - (row + 1) * (pane + gap)];
      const isLast = column === heights.length - 1 && row === count - 1;
      return isLast
        ? s.glow(x + 20, y + 11, 110, LIME, 0.5) + s.lit(x, y, 42, pane, 'lime')
        : s.pane(x, y, 42, pane, 0.5 + column * 0.12 + row * 0.06);
    }).join(''),
  );
  const crest = heights.map((count, column): Point => [41 + column * step, base - 24 - count * (pane + gap)]);
  const back = s.at(388, 112, s.sheet(0, 0, 150, 150, { strength: 0.55 }), dial(s, 75, 88));
  const front = s.at(
    136,
    150,
    s.ground(0, 0, 278, 192, 0.66),
    s.sheet(0, 0, 278, 192),
    path([0, 1, 2, 3].map((row) => box(16, 24 + row * 38, 246, 1)).join(''), {
      fill: '#BFF0D6',
      'fill-opacity': '.16',
    }),
    ...columns,
    path(polyline(crest), { fill: 'none', stroke: '#F4FFF8', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  );
  return back + front;
}

/** A gauge of panes. */
function dial(s: Studio, cx: number, cy: number): string {
  const at = (turn: number, r: number): Point => [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
  const sectors = Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [Math.PI * (1 + index / 9 + 0.012), Math.PI * (1 + (index + 1) / 9 - 0.012)];
    return path(polygon([at(from, 40), at(from, 60), at(to, 60), at(to, 40)]), {
      fill: MINT,
      'fill-opacity': (index < 7 ? 0.3 + index * 0.1 : 0.12).toFixed(2),
    });
  });
  return (
    sectors.join('') +
    path(bar([cx, cy], at(Math.PI * 1.76, 50), 4, 1), { fill: '#F4FFF8' }) +
    s.text(cx - 22, cy + 18, [44, 28], { step: 12 })
  );
}
