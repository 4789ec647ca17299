import { HOUSE } from '../../domain/palette/house.ts';
import { bars, fills, frame, type Glazing, panes, sun } from '../glass.ts';
import { INK, IRON, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { circle, Definitions, drawing, group, type Point, path, polygon, polyline, rect } from '../svg.ts';
import { COAST, CORSICA, DEPARTMENTS, isSpeck, pointsOf, project } from './france.ts';
import { LIGHTS, pointOfLight } from './lights.ts';
import type { Place } from './places.ts';
import { boxAround, meet } from './shapes.ts';

/** Width and height of the seal’s own units, two for a pixel. */
const SIZE = 320;
const MIDDLE = SIZE / 2;
const RADIUS = 150;
/** The coin, for a light near its edge. */
const COIN = `M${MIDDLE - RADIUS} ${MIDDLE}a${RADIUS} ${RADIUS} 0 1 1 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 1 ${-2 * RADIUS} 0z`;
/** Units of the seal for one of the map, and the place of the map in its middle. */
const SCALE = 0.3;
const CENTRE: Point = [473, 481];
/** Glass by the borders to the city’s department. */
const NEAR = [1, 0.72, 0.62];
const FAR = 0.56;

/** The country as a round pane, the city’s department lit: where a city lies, the size of a coin. */
export function seal(place: Place): string {
  const definitions = new Definitions();
  return drawing({ width: SIZE, height: SIZE }, definitions, ...coin(definitions, place));
}

/** The seal in the place of a picture that nobody has drawn yet, dark where the headline is. */
export function largeSeal(place: Place): string {
  const definitions = new Definitions();
  return drawing(
    { width: 1200, height: 1080 },
    definitions,
    rect(0, 0, 1200, 1080, { fill: INK }),
    group({ transform: 'translate(460 130) scale(2.1)' }, ...coin(definitions, place)),
  );
}

function coin(definitions: Definitions, { slug, department, at, light }: Place): string[] {
  const air = LIGHTS[light];
  const random = seeded(`${slug} seal`);
  const around = DEPARTMENTS.get(department)?.beside ?? [];
  const beyond = around.flatMap((code) => DEPARTMENTS.get(code)?.beside ?? []);
  const glass = [...DEPARTMENTS].flatMap(([code, { rings }]) => {
    if (CORSICA.includes(code)) return [];
    const near = [[department], around, beyond].findIndex((codes) => codes.includes(code));
    const outline = rings.map((ring) => polygon(inCoin(ring))).join('');
    return [{ colour: shade(air.ramp, (NEAR[near] ?? FAR) - 0.1 * random()), outline }];
  });
  const coast = pointsOf(COAST)
    .map(inCoin)
    .filter((line) => line.every(([x, y]) => Math.hypot(x - MIDDLE, y - MIDDLE) < RADIUS));
  const [x, y] = project(at);
  const city: Point = [MIDDLE + (x - CENTRE[0]) * SCALE, MIDDLE + (y - CENTRE[1]) * SCALE];
  return [
    circle(MIDDLE, MIDDLE, RADIUS, { fill: HOUSE.forest }),
    group({ stroke: IRON, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }, fills(glass)),
    path(coast.map(polyline).join(''), {
      fill: 'none',
      stroke: '#BFF0D6',
      'stroke-opacity': '.9',
      'stroke-width': 1.5,
    }),
    isSpeck(department) ? circle(...city, 9, { fill: air.heart }) : '',
    group({ 'clip-path': definitions.clip(COIN) }, pointOfLight(definitions, city, air, 0.16)),
    circle(MIDDLE, MIDDLE, RADIUS, {
      fill: 'none',
      stroke: '#BFF0D6',
      'stroke-opacity': '.7',
      'stroke-width': 3,
    }),
  ];
}

/** Units that the seal’s outlines are rounded to. */
const STEP = 3;

/** A line of the map on the seal, without the corners that nobody sees there. */
function inCoin(line: readonly Point[]): Point[] {
  const rounded = (from: number) => MIDDLE + Math.round((from * SCALE) / STEP) * STEP;
  const places = line.map(([x, y]): Point => [rounded(x - CENTRE[0]), rounded(y - CENTRE[1])]);
  return places.filter(([x, y], index) => x !== places[index - 1]?.[0] || y !== places[index - 1]?.[1]);
}

const TALL = { width: 1000, height: 1200 };
/** The part of the picture that the department takes. */
const FILLED = { width: 880, height: 1030, middle: [500, 590] } as const;
/** Side of a pane. */
const PANE = 104;

/** A city’s department as one window, lit from where the city stands. */
export function department({ slug, department: code, at, light }: Place): string {
  const definitions = new Definitions();
  const random = seeded(`${slug} window`);
  const { ramp, glow } = LIGHTS[light];
  const rings = DEPARTMENTS.get(code)?.rings ?? [];
  const { left, right, top, bottom } = boxAround(rings.flat());
  const scale = Math.min(FILLED.width / (right - left), FILLED.height / (bottom - top));
  const placed = ([x, y]: Point): Point => [
    FILLED.middle[0] + (x - (left + right) / 2) * scale,
    FILLED.middle[1] + (y - (top + bottom) / 2) * scale,
  ];
  const outlineOf = (outlines: readonly (readonly Point[])[]) =>
    outlines.map((ring) => polygon(ring.map(placed))).join('');
  const outline = outlineOf(rings);
  const frameOfAll = { left: 0, top: 0, right: TALL.width, bottom: TALL.height };
  const seen = [...DEPARTMENTS.values()]
    .flatMap((other) => other.rings)
    .filter((ring) => meet(boxAround(ring.map(placed)), frameOfAll));
  const city = placed(project(at));
  const turn = (random() - 0.5) * 0.6;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const glazing: Glazing = {
    place: (u, v) => [500 + u * cosine - v * sine, 600 + u * sine + v * cosine],
    columns: bars(-7 * PANE, 7 * PANE, 14),
    rows: bars(-7 * PANE, 7 * PANE, 14),
    bar: 6,
  };
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return drawing(
    TALL,
    definitions,
    rect(0, 0, TALL.width, TALL.height, {
      fill: definitions.linear([
        [0, '#143D2E'],
        [0.5, '#0C251B'],
        [1, '#06110C'],
      ]),
    }),
    path(outlineOf(seen), {
      fill: shade(ramp, 0.16),
      stroke: IRON,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    circle(...city, 640, {
      fill: definitions.radial([
        [0, glow, 0.3],
        [0.5, glow, 0.08],
        [1, glow, 0],
      ]),
    }),
    group(
      { 'clip-path': definitions.clip(outline) },
      panes(glazing, { light: sun(city, 1000, 0.36, 0.7), random, ramp, variety: 0.8 }),
      path(frame(glazing), { fill: IRON }),
    ),
    path(outline, { ...line, stroke: IRON, 'stroke-width': 13 }),
    path(outline, { ...line, stroke: glow, 'stroke-opacity': '.6', 'stroke-width': 2 }),
    pointOfLight(definitions, city, LIGHTS[light], 0.8),
  );
}
