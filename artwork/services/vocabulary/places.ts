import { bars, frame, type Glass, glaze, type Light, leading, panes } from '../../glass.ts';
import { clamp, EMERALD, HALL, INK, IRON, MINT, type Ramp } from '../../palette.ts';
import { seeded } from '../../random.ts';
import { group, hundredth, type Point, path, polygon, rect } from '../../svg.ts';
import type { Frame } from '../studio/frame.ts';
import { corners, DOWN, stops } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** A glass wall behind a scene. */
export interface Wall {
  seed: string;
  /** Rise of the transoms for one unit to the right; negative climbs. */
  lean?: number;
  /** Width and height of a pane. */
  tile?: readonly [number, number];
  /** Where the light stands, and how far it reaches. */
  sun: Point;
  reach?: number;
  /** Light without and with the sun. */
  from?: number;
  to?: number;
  ramp?: Ramp;
  variety?: number;
  /** The place kept calm for the subject, in shares of the picture. */
  calm?: Point | undefined;
  /** Strength of the shade that keeps it calm. */
  dusk?: number;
  /** Where the floor's shade begins, in shares of the height. */
  floor?: number;
}

/** Draws a glass wall over the whole picture, its light, and the shade in which the subject stands. */
export function glassWall(s: Stage, size: Frame, wall: Wall): string {
  const { width, height } = size;
  const { lean = -0.17, tile = [64, 72], sun, reach = 620, from = 0.15, to = 0.62 } = wall;
  const across = Math.ceil((width + 40) / tile[0]);
  const rise = Math.abs(lean) * width;
  const top = lean < 0 ? -20 : -20 - rise;
  const down = Math.ceil((height + rise + 40) / tile[1]);
  const glazing = {
    place: (u: number, v: number): Point => [u, v + u * lean],
    columns: bars(-20, -20 + across * tile[0], across),
    rows: bars(top, top + down * tile[1], down),
    bar: 2.6,
  };
  const glass: Glass = {
    light: falling(sun, reach, from, to),
    random: seeded(wall.seed),
    ramp: wall.ramp ?? HALL,
    variety: wall.variety ?? 0.8,
  };
  return (
    rect(0, 0, width, height, { fill: INK }) + glaze(s.definitions, glazing, glass, 18) + air(s, size, wall)
  );
}

/** The sun's haze, the shade behind the subject, and the floor's. */
export function air(
  s: Stage,
  size: Frame,
  { sun, calm = [0.5, 0.56], dusk = 0.5, floor = 0.6 }: Wall,
): string {
  const { width, height } = size;
  const at: Point = [sun[0] / width, sun[1] / height];
  const haze = s.definitions.radial(stops('#E8FBD0 .34', `${MINT} .13`, `${EMERALD} 0`), at, 0.75);
  const shade = s.definitions.radial(
    stops(`${INK} ${dusk}`, `${INK} ${hundredth(dusk * 0.6)}`, `${INK} 0`),
    calm,
    0.55,
  );
  const ground = s.along(DOWN, `${IRON} 0`, `${IRON} .8`);
  const y = height * floor;
  return (
    s.veil(size, haze) +
    (dusk > 0 ? s.veil(size, shade) : '') +
    (floor < 1 ? rect(0, y, width, height - y, { fill: ground }) : '')
  );
}

/** Light that falls off from a sun. */
export function falling([sunX, sunY]: Point, reach: number, from = 0.15, to = 0.62): Light {
  return ([x, y]) => from + to * clamp(1 - Math.hypot(x - sunX, y - sunY) / reach) ** 1.5;
}

/** Shafts of light from above, each from a left to a right edge, falling by `drift` to the floor. */
export function shafts(
  s: Stage,
  { height }: Frame,
  drift: number,
  ...edges: (readonly [number, number])[]
): string {
  const fill = s.definitions.linear(
    stops('#E8FBD0 .2', `${MINT} .06`, `${MINT} 0`),
    drift < 0 ? [1, 0, 0, 1] : [0, 0, 1, 1],
  );
  const shaft = ([left, right]: readonly [number, number]) =>
    polygon(corners(left, -10, right, -10, right + drift, height, left + drift * 1.18, height));
  return path(edges.map(shaft).join(''), { fill });
}

/** A glazed surface given by its four corners, clockwise from the upper left, seen in perspective. */
export function bay(
  s: Stage,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  [columns, rows]: readonly [number, number],
  glass: Glass,
  bar = 2.4,
): string {
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const glazing = {
    place: (u: number, v: number) => between(between(a, b, u), between(d, c, u), v),
    columns: bars(0, 1, columns),
    rows: bars(0, 1, rows),
    bar,
  };
  return group({}, panes(glazing, glass), leading(s.definitions, frame(glazing), bar * 4));
}
