import { HALL, IRON, MINT, type Ramp, shade } from '../palette.ts';
import { type Random, seeded } from '../random.ts';
import { circle, Definitions, drawing, group, path, polygon, rect } from '../svg.ts';

const SIZE = { width: 1200, height: 1400 };
const COLUMNS = [90, 450, 810];
const ROWS = [70, 520, 970];
const PANE = { width: 300, height: 380 };
/** The window where somebody reads what was sent. */
const LIT = { column: 1, row: 1 };

/** Glass with a lamp behind it. */
const WARM: Ramp = [
  [0, '#8A6A24'],
  [0.4, '#E0B04A'],
  [0.75, '#FFE08A'],
  [1, '#FFFBE2'],
];

/** A front of dark windows at night, and one that is lit: its light falls on the wall below. */
export function litWindow(): string {
  const definitions = new Definitions();
  const random = seeded('fenêtre allumée');
  const wall = definitions.linear([
    [0, '#14382B'],
    [1, '#0A1B14'],
  ]);
  const windows = COLUMNS.flatMap((x, column) =>
    ROWS.map((y, row) => {
      const isLit = column === LIT.column && row === LIT.row;
      return isLit ? '' : window(definitions, random, { x, y, isLit });
    }),
  );
  const [x, y] = [COLUMNS[LIT.column] ?? 0, ROWS[LIT.row] ?? 0];
  return drawing(
    SIZE,
    definitions,
    rect(0, 0, SIZE.width, SIZE.height, { fill: wall }),
    courses(random),
    ...windows,
    halo(definitions, x + PANE.width / 2, y + PANE.height / 2),
    fall(definitions, x, y + PANE.height),
    window(definitions, random, { x, y, isLit: true }),
  );
}

/** Joints of the stones, hardly seen. */
function courses(random: Random): string {
  const lines = Array.from({ length: 28 }, (_, index) => {
    const y = index * 50;
    const stones = Array.from({ length: 10 }, (_, stone) => {
      const x = Math.round(stone * 130 + (index % 2) * 65 + random() * 10);
      return `M${x} ${y}v50`;
    });
    return `M0 ${y}h${SIZE.width}${stones.join('')}`;
  });
  return path(lines.join(''), {
    fill: 'none',
    stroke: '#05100B',
    'stroke-opacity': '.35',
    'stroke-width': 1.4,
  });
}

function window(
  definitions: Definitions,
  random: Random,
  { x, y, isLit }: { x: number; y: number; isLit: boolean },
): string {
  const { width, height } = PANE;
  const [columns, rows] = [3, 4];
  const panes: string[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const away = Math.hypot(column - 1, (row - 2.2) * 0.8);
      const level = isLit ? 0.98 - away * 0.22 - random() * 0.1 : 0.14 + random() * 0.2;
      const ramp = isLit ? WARM : HALL;
      const fill = definitions.linear([
        [0, shade(ramp, level + 0.1)],
        [1, shade(ramp, level - 0.1)],
      ]);
      panes.push(
        rect(x + (column * width) / columns, y + (row * height) / rows, width / columns, height / rows, {
          fill,
        }),
      );
    }
  }
  const bars = [
    ...[1, 2].map((column) => rect(x + (column * width) / columns - 4, y, 8, height, {})),
    ...[1, 2, 3].map((row) => rect(x, y + (row * height) / rows - 4, width, 8, {})),
  ];
  return (
    rect(x - 16, y - 16, width + 32, height + 32, { fill: IRON }) +
    panes.join('') +
    (isLit ? reader(x, y) : '') +
    group({ fill: IRON }, ...bars) +
    rect(x - 34, y + height + 16, width + 68, 18, { fill: isLit ? '#5E5A33' : '#0C2219' }) +
    path(`M${x - 34} ${y + height + 16}h${width + 68}`, {
      stroke: isLit ? '#FFE9A8' : MINT,
      'stroke-opacity': isLit ? '.9' : '.25',
      'stroke-width': 2,
    })
  );
}

function halo(definitions: Definitions, x: number, y: number): string {
  const fill = definitions.radial([
    [0, '#FFDF8F', 0.55],
    [0.45, '#E9D27A', 0.2],
    [1, '#D9F65A', 0],
  ]);
  return circle(x, y, 620, { fill });
}

/** The light under the sill, broader on its way. */
function fall(definitions: Definitions, x: number, y: number): string {
  const fill = definitions.linear(
    [
      [0, '#FFE7A0', 0.42],
      [1, '#FFE7A0', 0],
    ],
    [0, 0, 0, 1],
  );
  const { width } = PANE;
  return [0, 22, 44]
    .map((inset) =>
      path(
        polygon([
          [x + inset, y + 34],
          [x + width - inset, y + 34],
          [x + width + 210 - inset * 3, SIZE.height],
          [x - 210 + inset * 3, SIZE.height],
        ]),
        { fill },
      ),
    )
    .join('');
}

/** Somebody at a desk, against the light, under a lamp. */
function reader(x: number, y: number): string {
  const [middle, floor] = [x + 150, y + PANE.height];
  return group(
    { fill: '#2A2410' },
    path(
      `M${middle - 78} ${floor}c0-62 26-96 58-100c-8-8-13-19-13-31a33 33 0 0166 0c0 12-5 23-13 31c32 4 58 38 58 100z`,
      {},
    ),
    rect(x + 6, floor - 18, PANE.width - 12, 18, {}),
    path(`M${x + 262} ${floor - 18}v-96l-34-34`, { fill: 'none', stroke: '#2A2410', 'stroke-width': 6 }),
    path(`M${x + 196} ${floor - 128}l38-38l22 48z`, {}),
  );
}
