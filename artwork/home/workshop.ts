import { bar, bars, frame, glaze, type Light, leading, panes } from '../glass.ts';
import { clamp, IRON, LIME, MINT, type Ramp } from '../palette.ts';
import { type Random, seeded } from '../random.ts';
import { circle, Definitions, drawing, group, hundredth, type Point, path, polygon, rect } from '../svg.ts';
import { furniture } from './hall-furniture.ts';
import { BACK, EAVES, FLOOR, FOCAL, FRONT, HALF_WIDTH, project, RIDGE } from './hall-perspective.ts';

const WIDTH = 1000;
const HEIGHT = 1200;

const GLOWING: Ramp = [
  [0, '#0B2A1F'],
  [0.35, '#12573F'],
  [0.6, '#2F9C76'],
  [0.8, '#A5E4C4'],
  [1, '#F6FCDD'],
];

/** Draws the workshop at dusk, seen through its glass front. */
export function workshop(): string {
  const definitions = new Definitions();
  const random = seeded('workshop');
  return drawing(
    { width: WIDTH, height: HEIGHT },
    definitions,
    sky(definitions),
    hall(definitions, random),
    lamps(definitions),
    furniture(definitions),
    reflection(definitions, random),
    front(definitions, random),
    atmosphere(definitions),
  );
}

function sky(definitions: Definitions): string {
  const dusk = definitions.linear(
    [
      [0, '#2B6B53'],
      [0.3, '#164534'],
      [0.75, '#0C2219'],
      [1, '#08150F'],
    ],
    [1, 0, 0.25, 0.8],
  );
  const shaft = definitions.linear([
    [0, '#E8FBD0', 0.16],
    [1, MINT, 0],
  ]);
  const shafts = 'M640 0H760L180 900H0V790ZM900 0H1000V130L420 1000H240Z';
  return rect(0, 0, WIDTH, HEIGHT, { fill: dusk }) + path(shafts, { fill: shaft });
}

/** Roof, walls and floor, from the back to the front. */
function hall(definitions: Definitions, random: Random): string {
  const depth = [BACK, 12.4, 10.4, 8.7, 7.2, 6, FRONT];
  const bar = (_: number, z: number) => 21 / z;
  const [lampX, lampY] = project(0, 0.2, BACK);
  const near: Light = ([x, y]) => clamp(1 - Math.hypot(x - lampX, (y - lampY) * 0.8) / 620);
  const roof = (side: number) =>
    glaze(
      definitions,
      {
        place: (u, z) => project(side * HALF_WIDTH * u, RIDGE + (EAVES - RIDGE) * u, z),
        columns: bars(0, 1, 4),
        rows: depth,
        bar,
      },
      {
        light: (at) => (side > 0 ? 0.44 : 0.24) + 0.42 * near(at) ** 1.4,
        random,
        tint: (column, row) => (side < 0 && column === 2 && row === 2 ? '#7C8A35' : undefined),
      },
      8,
    );
  const wall = (side: number) =>
    glaze(
      definitions,
      { place: (y, z) => project(side * HALF_WIDTH, y, z), columns: bars(EAVES, FLOOR, 3), rows: depth, bar },
      { light: (at) => (side > 0 ? 0.4 : 0.26) + 0.5 * near(at) ** 1.3, random, ramp: GLOWING, variety: 0.8 },
      8,
    );
  return floor(definitions) + roof(-1) + roof(1) + wall(-1) + wall(1) + gable(definitions, random);
}

function floor(definitions: Definitions): string {
  const shine = definitions.linear(
    [
      [0, '#D8F5DF'],
      [0.12, '#5DB18E'],
      [0.45, '#1B5A44'],
      [1, '#0C2A1F'],
    ],
    [0.5, 0, 0.5, 1],
  );
  const [left, right] = [-HALF_WIDTH, HALF_WIDTH];
  const corners = [
    project(left, FLOOR, BACK),
    project(right, FLOOR, BACK),
    project(right, FLOOR, FRONT),
    project(left, FLOOR, FRONT),
  ];
  const joints = frame({
    place: (x, z) => project(x, FLOOR, z),
    columns: bars(left, right, 4),
    rows: [BACK, 11, 8.8, 7, FRONT],
    bar: (_, z) => 12 / z,
  });
  return path(polygon(corners), { fill: shine }) + path(joints, { fill: IRON, 'fill-opacity': '.35' });
}

/** The far end of the hall, where the evening light comes in. */
function gable(definitions: Definitions, random: Random): string {
  const place = (x: number, y: number) => project(x, y, BACK);
  const light: Light = ([x, y]) => 1.02 - Math.hypot(x - place(0.9, 1.2)[0], y - place(0.9, 1.2)[1]) / 420;
  const window = {
    place,
    columns: bars(-HALF_WIDTH, HALF_WIDTH, 4),
    rows: bars(EAVES, FLOOR, 4),
    bar: 2.2,
  };
  const slope = (u: number, v: number): Point => {
    const top = RIDGE - ((RIDGE - EAVES) * Math.abs(u)) / HALF_WIDTH;
    return place(u, EAVES + (top - EAVES) * v);
  };
  const tympanum = { place: slope, columns: bars(-HALF_WIDTH, HALF_WIDTH, 4), rows: [1, 0], bar: 2.2 };
  const glass = { light, random, ramp: GLOWING, variety: 0.25 };
  const haze = definitions.radial([
    [0, '#FBFFE4', 0.75],
    [0.4, '#D8F5DF', 0.3],
    [1, MINT, 0],
  ]);
  const [x, y] = place(0.5, 0.4);
  return (
    glaze(definitions, window, glass, 4) +
    glaze(definitions, tympanum, glass, 4) +
    circle(x, y, 300, { fill: haze })
  );
}

/** Pendants along the aisle: the one lime light of the picture. */
function lamps(definitions: Definitions): string {
  const glow = definitions.radial([
    [0, '#F4FFC4', 0.9],
    [0.12, LIME, 0.5],
    [0.4, LIME, 0.12],
    [1, LIME, 0],
  ]);
  const places = [12.2, 9.8, 7.9, 6.3].flatMap((z) => [-1.25, 1.25].map((x) => ({ x, z })));
  const irons = places.map(({ x, z }) => {
    const [at, hook] = [project(x, 0.95, z), project(x, RIDGE - 0.71 * Math.abs(x), z)];
    const scale = FOCAL / z;
    const shade = polygon([
      [at[0] - 0.05 * scale, at[1] - 0.13 * scale],
      [at[0] + 0.05 * scale, at[1] - 0.13 * scale],
      [at[0] + 0.17 * scale, at[1]],
      [at[0] - 0.17 * scale, at[1]],
    ]);
    return bar(hook, at, 7 / z) + shade;
  });
  const lights = places.map(({ x, z }) => circle(...project(x, 0.95, z), (0.75 * FOCAL) / z, {}));
  return path(irons.join(''), { fill: IRON }) + group({ fill: glow }, ...lights);
}

/** The terrace in front, wet enough to hold the light of the hall. */
function reflection(definitions: Definitions, random: Random): string {
  const ground = project(0, FLOOR, FRONT)[1];
  const slabs = {
    place: (x: number, z: number) => project(x, FLOOR, z),
    columns: bars(-4.2, 4.2, 4),
    rows: [FRONT, 4.3, 3.6, 3, 2.35],
    bar: (_: number, z: number) => 9 / z,
  };
  const light: Light = ([x, y]) =>
    0.1 + 0.42 * clamp(1 - Math.abs(x - 560) / 520) * clamp(1 - (y - ground) / 330);
  const spill = definitions.linear(
    [
      [0, '#D8F5DF', 0.5],
      [0.35, '#5DBE97', 0.2],
      [1, '#12573F', 0],
    ],
    [0.5, 0, 0.5, 1],
  );
  const edges = [-HALF_WIDTH, -1.57, -0.52, 0.52, 1.57, HALF_WIDTH];
  const patches = edges.slice(0, -1).map((left, index) => {
    const [from, to] = [left + 0.04, (edges[index + 1] ?? 0) - 0.04];
    return polygon([
      project(from, FLOOR, FRONT),
      project(to, FLOOR, FRONT),
      project(to - 0.12, FLOOR, 2.4),
      project(from - 0.2, FLOOR, 2.4),
    ]);
  });
  return (
    rect(0, ground, WIDTH, HEIGHT - ground, { fill: '#0A1C15' }) +
    panes(slabs, { light, random, variety: 0.5 }) +
    path(frame(slabs), { fill: IRON, 'fill-opacity': '.6' }) +
    path(patches.join(''), { fill: spill })
  );
}

/** The glass front: mullions, transoms, the gable, and what the panes mirror. */
function front(definitions: Definitions, random: Random): string {
  const place = (x: number, y: number) => project(x, y, FRONT);
  const columns = [-HALF_WIDTH, -1.57, -0.52, 0.52, 1.57, HALF_WIDTH];
  const wall = { place, columns, rows: [EAVES, 0.72, FLOOR], bar: 8 };
  const slope = (x: number): number => RIDGE - ((RIDGE - EAVES) * Math.abs(x)) / HALF_WIDTH;
  const mullions = columns.slice(1, -1).map((x) => bar(place(x, EAVES), place(x, slope(x)), 8));
  const collar = 3.05;
  const reach = (HALF_WIDTH * (RIDGE - collar)) / (RIDGE - EAVES);
  const gableBars = [
    bar(place(-reach, collar), place(reach, collar), 7),
    bar(place(0, collar), place(0, RIDGE), 7),
    bar(place(-HALF_WIDTH - 0.22, slope(HALF_WIDTH + 0.22)), place(0.02, RIDGE + 0.03), 22),
    bar(place(HALF_WIDTH + 0.22, slope(HALF_WIDTH + 0.22)), place(-0.02, RIDGE + 0.03), 22),
    bar(place(-HALF_WIDTH, EAVES), place(HALF_WIDTH, EAVES), 15),
    bar(place(-HALF_WIDTH - 0.2, FLOOR), place(HALF_WIDTH + 0.2, FLOOR), 16),
    bar(place(-HALF_WIDTH, EAVES), place(-HALF_WIDTH, FLOOR), 18),
    bar(place(HALF_WIDTH, EAVES), place(HALF_WIDTH, FLOOR), 18),
  ];
  const handles =
    bar(place(-0.08, -0.45), place(-0.08, -0.85), 4) + bar(place(0.08, -0.45), place(0.08, -0.85), 4);
  const door = bar(place(0, 0.72), place(0, FLOOR), 6) + handles;
  const light = definitions.linear([
    [0, '#EAFBEF', 0.75],
    [0.5, '#7FD9AF', 0.22],
    [1, '#7FD9AF', 0.06],
  ]);
  const iron = frame(wall) + mullions.join('') + gableBars.join('') + door;
  return (
    mirrors(definitions, columns, place, random) +
    leading(definitions, iron, 14) +
    path(
      bar(place(HALF_WIDTH + 0.2, slope(HALF_WIDTH + 0.2) + 0.09), place(0, RIDGE + 0.12), 1.6) +
        bar(place(-HALF_WIDTH - 0.2, slope(HALF_WIDTH + 0.2) + 0.09), place(0, RIDGE + 0.12), 1.2),
      { fill: light },
    )
  );
}

function mirrors(
  definitions: Definitions,
  columns: readonly number[],
  place: (x: number, y: number) => Point,
  random: Random,
): string {
  const sheen = definitions.linear([
    [0, '#EAFBEF', 0.26],
    [0.55, MINT, 0.05],
    [1, MINT, 0],
  ]);
  const shades = columns.slice(0, -1).flatMap((left, index) =>
    [
      [EAVES, 0.72],
      [0.72, FLOOR],
    ].map(([top = 0, bottom = 0]) => {
      const right = columns[index + 1] ?? 0;
      const corners = polygon([
        place(left, top),
        place(right, top),
        place(right, bottom),
        place(left, bottom),
      ]);
      const dark = path(corners, { fill: '#0A2219', 'fill-opacity': hundredth(random() * 0.16) });
      if ((index + (top > 1 ? 0 : 1)) % 2 === 0) return dark;
      const glance = polygon([
        place(right, top),
        place(right, top - (top - bottom) * 0.62),
        place(left + (right - left) * 0.25, top),
      ]);
      return dark + path(glance, { fill: sheen });
    }),
  );
  return group({}, ...shades);
}

/** Night around the building, and the last light at the upper right. */
function atmosphere(definitions: Definitions): string {
  const last = definitions.radial(
    [
      [0, '#E8FBD0', 0.34],
      [0.4, '#7FD9AF', 0.1],
      [1, '#12573F', 0],
    ],
    [1, 0],
    0.7,
  );
  const night = definitions.linear(
    [
      [0, '#06110C', 0],
      [0.72, '#06110C', 0],
      [1, '#06110C', 0.82],
    ],
    [0.6, 0, 0.4, 1],
  );
  const side = definitions.linear(
    [
      [0, '#06110C', 0.55],
      [0.4, '#06110C', 0],
    ],
    [0, 0.5, 1, 0.4],
  );
  return [last, night, side].map((fill) => rect(0, 0, WIDTH, HEIGHT, { fill })).join('');
}
