import { readFileSync } from 'node:fs';
import { ROOT } from '../scripts/build.ts';
import { readContent } from '../scripts/content.ts';
import { WORDMARKS, type Wordmark } from './glyphs.ts';
import { save } from './output.ts';
import { INK } from './palette.ts';
import { partnerStrip } from './partner-strip.ts';
import { box, circle, Definitions, drawing, group, type Point, path, polygon, tag } from './svg.ts';

/** Units of a sign; on the page it is 48 px high. */
const HEIGHT = 192;
const SHOWN = 48;
/** Room of a symbol, and the space before the letters. */
const SYMBOL = 120;
const GAP = 34;

interface Partner {
  name: string;
  symbol: string;
  /** Lines of letters with the height of their baselines. */
  lines: readonly (readonly [wordmark: Wordmark, baseline: number])[];
}

const PARTNERS: readonly Partner[] = [
  { name: 'banque-ormeval', symbol: elm(), lines: [[WORDMARKS.ormeval, 130]] },
  {
    name: 'caisse-mervane',
    symbol: tide(),
    lines: [
      [WORDMARKS.mervaneTop, 92],
      [WORDMARKS.mervaneBottom, 154],
    ],
  },
  { name: 'lysane', symbol: lily(), lines: [[WORDMARKS.lysane, 135]] },
  { name: 'ecole-tessandre', symbol: mosaic(), lines: [[WORDMARKS.tessandre, 129]] },
  { name: 'panier-huguette', symbol: basket(), lines: [[WORDMARKS.huguette, 130]] },
  { name: 'horalune', symbol: moonClock(), lines: [[WORDMARKS.horalune, 127]] },
  { name: 'voltaine', symbol: current(), lines: [[WORDMARKS.voltaine, 126]] },
  { name: 'maison-aubrelle', symbol: house(), lines: [[WORDMARKS.aubrelle, 131]] },
];

/** The symbol of each client without its letters, in a square of 120. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map(
  PARTNERS.map(({ name, symbol }) => [name, symbol]),
);

/** Draws the signs of the eight invented clients, each in one colour, then all that the site shows as one strip. */
export async function drawPartners(): Promise<void> {
  for (const { name, symbol, lines } of PARTNERS) {
    const letters = lines.map(([{ outline }, baseline]) =>
      path(outline, { transform: `translate(${SYMBOL + GAP} ${baseline})` }),
    );
    const width = SYMBOL + GAP + Math.max(...lines.map(([wordmark]) => wordmark.width)) + 4;
    const sign = group({ fill: INK }, group({ transform: 'translate(0 36)' }, symbol), ...letters);
    save(
      `partners/${name}`,
      drawing(
        { width: Math.ceil(width / 4) * 4, height: HEIGHT, shownHeight: SHOWN },
        new Definitions(),
        sign,
      ),
    );
  }
  const { partners } = await readContent();
  const marks = partners.map(({ logo }) => readFileSync(`${ROOT}public${logo}`, 'utf8'));
  save('partners/bandeau', partnerStrip(marks));
}

/** A bank: an elm as a fan of veins over a trunk, in a medallion. */
function elm(): string {
  const branches = [-2, -1, 0, 1, 2].map((step) => {
    const reach = 60 + step * 17;
    return `M60 92Q${60 + step * 3} 62 ${reach} ${26 + Math.abs(step) ** 2 * 5}`;
  });
  return (
    circle(60, 60, 57, { fill: 'none', stroke: INK, 'stroke-width': 5 }) +
    path(`${branches.join('')}M60 24V114`, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  );
}

/** A savings bank: three tides in a square. */
function tide(): string {
  const wave = (y: number) => `M0 ${y}q15-16 30 0t30 0t30 0t30 0v17q-15 16-30 0t-30 0t-30 0t-30 0z`;
  return path(`${box(0, 0, 120, 22)}${wave(40)}${wave(71)}M0 102q15-16 30 0t30 0t30 0t30 0v18H0z`, {});
}

/** Cosmetics: three petals of a lily, drawn with a hairline. */
function lily(): string {
  const petal = 'M60 112C36 84 36 40 60 6C84 40 84 84 60 112Z';
  const turned = (angle: number) => path(petal, { transform: `rotate(${angle} 60 112)` });
  return group(
    { fill: 'none', stroke: INK, 'stroke-width': 5, transform: 'translate(9 8) scale(.85)' },
    path(petal, {}),
    turned(-36),
    turned(36),
  );
}

/** A school: tesserae that grow into a page. */
function mosaic(): string {
  const tiles: Point[] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) if (column + row > 1 && column + row !== 5) tiles.push([column, row]);
  }
  return path(tiles.map(([column, row]) => box(4 + column * 29, 4 + row * 29, 24, 24)).join(''), {});
}

/** A grocer: a basket and its handle. */
function basket(): string {
  return (
    path('M24 56C24 14 44 4 60 4S96 14 96 56', { fill: 'none', stroke: INK, 'stroke-width': 12 }) +
    path(
      `${polygon([
        [0, 50],
        [120, 50],
        [104, 118],
        [16, 118],
      ])}M33 66l5 38h11l-3-38zM54 66v38h12v-38zM74 66l-3 38h11l5-38z`,
      { 'fill-rule': 'evenodd' },
    )
  );
}

/** Bookings: a dial, half of it a moon. */
function moonClock(): string {
  return path('M60 4A56 56 0 1 0 116 60A44 44 0 0 1 60 4Z', {}) + circle(92, 28, 13, {});
}

/** Energy: two blades that meet as a current. */
function current(): string {
  return path(
    `${polygon([
      [0, 12],
      [34, 12],
      [66, 74],
      [56, 108],
      [48, 108],
    ])}${polygon([
      [120, 12],
      [86, 12],
      [62, 56],
      [78, 88],
    ])}`,
    {},
  );
}

/** A shop for the home: a gable and its open door in one line. */
function house(): string {
  return tag('path', {
    d: 'M8 114V50L60 8L112 50V114H78V82A18 18 0 0 0 42 82V114Z',
    fill: 'none',
    stroke: INK,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  });
}
