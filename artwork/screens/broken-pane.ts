import { HALL, IRON, MINT, mix, shade } from '../palette.ts';
import { type Random, seeded } from '../random.ts';
import { Definitions, drawing, group, type Point, path, polygon, polyline, rect } from '../svg.ts';
import { cityLights } from './city-lights.ts';

const SIZE = { width: 1600, height: 1000 };
const COLUMNS = [0, 250, 520, 1130, 1370, 1600];
const ROWS = [0, 215, 770, 1000];
/** The pane that is broken, and where it was hit. */
const BROKEN = { left: 520, right: 1130, top: 215, bottom: 770 };
const IMPACT: Point = [842, 478];
const BAR = 13;

/** A window at night whose large pane is broken: through the hole the lights of a town, clear for once. */
export function brokenPane(): string {
  const definitions = new Definitions();
  const random = seeded('vitre brisée');
  const rim = rimOf(random);
  return drawing(
    SIZE,
    definitions,
    cityLights(definitions, random, { ...SIZE, floor: 850 }),
    frosted(definitions, random),
    shards(definitions, random, rim),
    cracks(random, rim),
    frame(),
    fallen(definitions, random),
  );
}

/** Points of the hole's edge, in order around the impact, some of them almost on the frame. */
function rimOf(random: Random): Point[] {
  const count = 19;
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + (random() - 0.5) * 0.95) / count) * 2 * Math.PI;
    const share = random() < 0.45 ? 0.72 + random() * 0.24 : 0.46 + random() * 0.24;
    const [x, y] = onFrame([IMPACT[0] + Math.cos(angle), IMPACT[1] + Math.sin(angle)]);
    return [IMPACT[0] + (x - IMPACT[0]) * share, IMPACT[1] + (y - IMPACT[1]) * share];
  });
}

/** The panes that hold: frosted, so that the town behind is a glow. */
function frosted(definitions: Definitions, random: Random): string {
  const panes: string[] = [];
  for (let column = 0; column + 1 < COLUMNS.length; column++) {
    for (let row = 0; row + 1 < ROWS.length; row++) {
      const [left = 0, right = 0] = [COLUMNS[column], COLUMNS[column + 1]];
      const [top = 0, bottom = 0] = [ROWS[row], ROWS[row + 1]];
      if (left === BROKEN.left && top === BROKEN.top) continue;
      const level = 0.16 + random() * 0.16;
      const fill = definitions.linear([
        [0, shade(HALL, level + 0.16), 0.78],
        [0.6, shade(HALL, level), 0.8],
        [1, shade(HALL, level - 0.08), 0.84],
      ]);
      panes.push(rect(left, top, right - left, bottom - top, { fill }));
    }
  }
  return panes.join('');
}

/** What is left of the pane: between its frame and the hole, in pieces that each take the light differently. */
function shards(definitions: Definitions, random: Random, rim: readonly Point[]): string {
  return rim
    .map((point, index) => {
      const next = rim[(index + 1) % rim.length] ?? point;
      const level = 0.24 + random() * 0.22;
      const fill = definitions.linear([
        [0, shade(HALL, level + 0.14), 0.7],
        [1, shade(HALL, level - 0.06), 0.82],
      ]);
      const piece = [point, ...outer(point, next), next];
      return path(polygon(piece.filter((each) => each !== undefined)), { fill });
    })
    .join('');
}

/** Corners of the frame between the rays through two points of the rim. */
function outer(from: Point, to: Point): Point[] {
  const [start, end] = [onFrame(from), onFrame(to)];
  const corners: Point[] = [
    [BROKEN.right, BROKEN.bottom],
    [BROKEN.left, BROKEN.bottom],
    [BROKEN.left, BROKEN.top],
    [BROKEN.right, BROKEN.top],
  ];
  const [first, last] = [angleOf(start), angleOf(end)];
  const turn = (angle: number) => (angle - first + 4 * Math.PI) % (2 * Math.PI);
  const between = corners.filter((corner) => turn(angleOf(corner)) < turn(last));
  return [start, ...between, end];
}

function angleOf([x, y]: Point): number {
  return Math.atan2(y - IMPACT[1], x - IMPACT[0]);
}

/** Where the ray from the impact through a point meets the frame. */
function onFrame(point: Point): Point {
  const angle = angleOf(point);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const across = ((cosine > 0 ? BROKEN.right : BROKEN.left) - IMPACT[0]) / cosine;
  const down = ((sine > 0 ? BROKEN.bottom : BROKEN.top) - IMPACT[1]) / sine;
  const reach = Math.min(across, down);
  return [IMPACT[0] + cosine * reach, IMPACT[1] + sine * reach];
}

/** Bright edges of the broken glass, and the cracks that run on. */
function cracks(random: Random, rim: readonly Point[]): string {
  const runs = rim
    .filter((_, index) => index % 2 === 1 || index % 5 === 0)
    .map((point) => {
      const end = onFrame(point);
      const share = 0.45 + random() * 0.55;
      const bend: Point = [
        point[0] + (end[0] - point[0]) * share * 0.5 + (random() - 0.5) * 26,
        point[1] + (end[1] - point[1]) * share * 0.5 + (random() - 0.5) * 26,
      ];
      const stop: Point = [point[0] + (end[0] - point[0]) * share, point[1] + (end[1] - point[1]) * share];
      return polyline([point, bend, stop]);
    });
  const edge = { fill: 'none', 'stroke-linejoin': 'round' as const };
  return (
    path(polygon(rim), { ...edge, stroke: '#04100B', 'stroke-width': 9, 'stroke-opacity': '.5' }) +
    path(polygon(rim), { ...edge, stroke: '#EFFFF6', 'stroke-width': 2.6, 'stroke-opacity': '.9' }) +
    path(runs.join(''), { ...edge, stroke: '#DDFBEA', 'stroke-width': 1.5, 'stroke-opacity': '.6' })
  );
}

function frame(): string {
  const uprights = COLUMNS.map((x) => rect(x - BAR / 2, 0, BAR, SIZE.height, {}));
  const lintels = ROWS.map((y) => rect(0, y - BAR / 2, SIZE.width, BAR, {}));
  const lights = [
    ...COLUMNS.map((x) => `M${x + BAR / 2} 0v${SIZE.height}`),
    ...ROWS.map((y) => `M0 ${y - BAR / 2}h${SIZE.width}`),
  ].join('');
  return (
    group({ fill: IRON }, ...uprights, ...lintels) +
    path(lights, { stroke: MINT, 'stroke-opacity': '.22', 'stroke-width': 1.2, fill: 'none' })
  );
}

/** Pieces on the ledge. */
function fallen(definitions: Definitions, random: Random): string {
  const ledge = BROKEN.bottom - BAR / 2;
  return Array.from({ length: 6 }, (_, index) => {
    const x = 570 + index * 88 + random() * 50;
    const [wide, tall] = [18 + random() * 44, 10 + random() * 30];
    const fill = definitions.linear([
      [0, mix(MINT, '#FFFFFF', 0.4), 0.75],
      [1, shade(HALL, 0.5), 0.75],
    ]);
    return path(
      polygon([
        [x, ledge],
        [x + wide * (0.2 + random() * 0.5), ledge - tall],
        [x + wide, ledge],
      ]),
      { fill, stroke: '#EFFFF6', 'stroke-opacity': '.6', 'stroke-width': 1 },
    );
  }).join('');
}
