import { bar, bars } from '../../glass.ts';
import { INK, IRON, MINT, type Ramp } from '../../palette.ts';
import { type Point, path, polygon, rect } from '../../svg.ts';
import type { Frame } from '../studio/frame.ts';
import { corners, DOWN, stops } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** Pale glass by day. */
export const PALE: Ramp = [
  [0, '#86CBA8'],
  [0.4, '#B0E2C6'],
  [0.75, '#D5F4E0'],
  [1, '#FBFEF2'],
];

/** A plastered room by day. */
export interface Plaster {
  /** Wall, from the light to the shade. */
  wall?: readonly [string, string, string];
  /** Where wall and floor meet; none without a floor. */
  floor?: number;
  /** Side that the light comes from. */
  sun?: Point;
  /** Upper left corner of the light that a window throws on the wall, and its slant. */
  patch?: readonly [x: number, y: number, slant: number];
}

const MORNING = ['#FAFAF2', '#DFECDF', '#A9CDB9'] as const;

/** Draws a pale wall, the light of a window on it, and a floor. */
export function plaster(
  s: Stage,
  size: Frame,
  { wall = MORNING, floor, sun = [0.85, 0], patch }: Plaster,
): string {
  const { width, height } = size;
  const glare = s.definitions.radial(stops('#FFFFF6 .9', '#FFFFF6 .25', '#FFFFF6 0'), sun, 0.7);
  const ground = s.along(DOWN, '#0F5F44 .3', '#0F5F44 .1', '#FFFFFF .2');
  return (
    rect(0, 0, width, height, { fill: s.paint(...wall) }) +
    s.veil(size, glare) +
    (patch ? windowLight(patch) : '') +
    (floor === undefined
      ? ''
      : rect(0, floor, width, height - floor, { fill: ground }) +
        rect(0, floor - 1, width, 1.6, { fill: IRON, 'fill-opacity': '.4' }))
  );
}

/** The light of a window of nine panes, thrown aslant on a wall. */
function windowLight([x, y, slant]: readonly [number, number, number]): string {
  const [columns, rows] = [bars(0, 3, 3).slice(0, -1), bars(0, 3, 3).slice(0, -1)];
  const d = columns.flatMap((column) =>
    rows.map((row) => {
      const [left, top] = [x + column * 74 + slant * row * 0.9, y + row * 92 - column * 8];
      return polygon(
        corners(
          left,
          top,
          left + 66,
          top - 7,
          left + 66 + slant * 0.8,
          top + 77,
          left + slant * 0.8,
          top + 84,
        ),
      );
    }),
  );
  return path(d.join(''), { fill: '#FFFFF8', 'fill-opacity': '.5' });
}

/** A shadow on the floor from the foot of a thing, falling away from the light. */
export function castShadow(s: Stage, from: Point, to: Point, [dx, dy]: Point, opacity = 0.5): string {
  const d = polygon([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]]);
  return path(d, { fill: s.along(DOWN, `${INK} ${opacity}`, `${INK} 0`) });
}

/** A ladder from its foot to its head. */
export function ladder(foot: Point, head: Point, width: number, rungs: number, thickness = 3.4): string {
  const side = (x: number) => bar([foot[0] + x, foot[1]], [head[0] + x * 0.86, head[1]], thickness);
  const steps = bars(0.06, 0.97, rungs).map((share) => {
    const [x, y] = [foot[0] + (head[0] - foot[0]) * share, foot[1] + (head[1] - foot[1]) * share];
    const half = (width / 2) * (1 - 0.14 * share);
    return bar([x - half, y], [x + half, y], thickness * 0.8);
  });
  return side(-width / 2) + side(width / 2) + steps.join('');
}

/** Iron with a thread of light on its right. */
export function ironWork(d: string, light = MINT): string {
  return (
    path(d, { fill: light, 'fill-opacity': '.45', transform: 'translate(.9 -.5)' }) + path(d, { fill: IRON })
  );
}

/** A soft mirror of the foot of a thing on a polished floor. */
export function reflection(s: Stage, a: Point, b: Point, depth: number, opacity = 0.2): string {
  const d = polygon([a, b, [b[0], b[1] + depth], [a[0], a[1] + depth]]);
  return path(d, { fill: s.along(DOWN, `${MINT} ${opacity}`, `${MINT} 0`) });
}
