import { bars, glaze } from '../glass.ts';
import { IRON, shade } from '../palette.ts';
import { circle, type Definitions, group, type Point, path, polygon } from '../svg.ts';
import { bordersAway } from './atlas.ts';
import { Camera } from './camera.ts';
import { type Lighting, panesOf } from './country.ts';
import { pointOfLight, ring } from './shine.ts';
import { Tracing } from './tracing.ts';

/** The capital and the departments around it: specks on the map of the country. */
const CAPITAL = ['75', '92', '93', '94'];
/** Its centre on the map. */
export const CAPITAL_CENTRE: Point = [313.6, 144.4];
/** Units of the map from its centre to its ends. */
const CAPITAL_RADIUS = 11;

/** Pixels of the glass of the loupe, and of the ring of small panes around it. */
const APART = 138;
const OVER = 168;
const RIM = 32;

/** Whether a department is too small to be seen on the map. */
export function isSpeck(code: string): boolean {
  return CAPITAL.includes(code);
}

/** The capital as one round pane, as old windows have at a centre. */
export function oculus(
  definitions: Definitions,
  camera: Camera,
  air: Lighting['air'],
  level: number,
): string {
  const at = camera.place(CAPITAL_CENTRE);
  const radius = Math.max(12, CAPITAL_RADIUS * camera.scaleAt(CAPITAL_CENTRE) * 0.92);
  const fill = definitions.radial(
    [
      [0, shade(air.ramp, level + 0.2)],
      [0.6, shade(air.ramp, level + 0.06)],
      [1, shade(air.ramp, level - 0.05)],
    ],
    [0.4, 0.35],
    0.75,
  );
  return (
    circle(...at, radius + 2, { fill: 'none', stroke: IRON, 'stroke-width': 7, 'stroke-opacity': '.25' }) +
    circle(...at, radius, { fill, stroke: IRON, 'stroke-width': 3.6 })
  );
}

/** A rose window over the capital, where its departments are large enough to be panes. */
export function loupe(definitions: Definitions, lighting: Lighting, centre: Point): string {
  const { atlas, composition, air, home, random } = lighting;
  const from = composition.camera.place(composition.city);
  const radius = Math.hypot(centre[0] - from[0], centre[1] - from[1]) > 0 ? APART : OVER;
  const whole = radius + RIM;
  const camera = new Camera({
    focus: CAPITAL_CENTRE,
    anchor: centre,
    scale: (radius * 0.83) / CAPITAL_RADIUS,
    turn: composition.turn,
  });
  const frame = {
    left: centre[0] - radius,
    top: centre[1] - radius,
    right: centre[0] + radius,
    bottom: centre[1] + radius,
  };
  const tracing = new Tracing(atlas, camera, frame, { tolerance: () => 1 });
  const codes = [...atlas.departments.keys()].filter((code) => tracing.rings(code).length > 0);
  const city = camera.place(composition.city);
  const inner = { ...lighting, composition: { ...composition, camera } };
  const borders = bordersAway(atlas, home);
  const levels = new Map(
    codes.map((code) => [code, 0.74 - 0.13 * (borders.get(code) ?? 0) + 0.12 * random()]),
  );
  const clip = definitions.clip(round(centre, radius + 2));
  const rim = glaze(
    definitions,
    {
      place: (angle, r) => [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r],
      columns: bars(composition.turn, composition.turn + Math.PI * 2, 28),
      rows: [radius, whole],
      bar: 3,
    },
    {
      light: ([x, y]) => 0.9 - Math.hypot(x - city[0], y - city[1]) / 620,
      random,
      ramp: air.ramp,
      variety: 1.2,
    },
    8,
  );
  return (
    cone(definitions, from, centre, whole, air.glow) +
    circle(...centre, whole + 10, { fill: IRON, 'fill-opacity': '.55' }) +
    group({ 'clip-path': clip }, panesOf(definitions, { tracing, codes, levels, strength: 1.2 }, inner)) +
    rim +
    ring(definitions, centre, whole, 8) +
    ring(definitions, centre, radius, 6) +
    pointOfLight(definitions, city, air, 0.8)
  );
}

/** The way from a speck to its enlargement; nothing when the loupe lies over it. */
function cone(definitions: Definitions, from: Point, to: Point, radius: number, colour: string): string {
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (distance < radius) return '';
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const open = Math.acos(radius / distance);
  const touch = (side: number): Point => {
    const angle = heading + Math.PI + side * open;
    return [to[0] + Math.cos(angle) * radius, to[1] + Math.sin(angle) * radius];
  };
  const fill = definitions.linear(
    [
      [0, colour, 0.6],
      [1, colour, 0.1],
    ],
    to[0] > from[0] ? [0, 0.5, 1, 0.5] : [1, 0.5, 0, 0.5],
  );
  return path(polygon([from, touch(1), touch(-1)]), { fill });
}

function round([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
