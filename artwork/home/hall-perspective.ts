import type { Point } from '../svg.ts';

/** Where the lines of the hall meet, and how strong its perspective is. Metres; the eye is the origin. */
export const VANISHING: Point = [516, 700];
export const FOCAL = 760;
export const FRONT = 5;
export const BACK = 15;
export const HALF_WIDTH = 2.62;
export const EAVES = 2.05;
export const RIDGE = 4;
export const FLOOR = -1.62;

/** Where a place of the hall stands on the picture. */
export function project(x: number, y: number, z: number): Point {
  return [VANISHING[0] + (FOCAL * x) / z, VANISHING[1] - (FOCAL * y) / z];
}
