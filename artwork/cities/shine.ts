import { circle, type Definitions, type Point } from '../svg.ts';
import type { Air } from './lights.ts';

/** Direction in which light travels from a sun at an angle, in degrees from the right, anticlockwise. */
export function heading(sun: number): Point {
  const angle = (sun * Math.PI) / 180;
  return [-Math.cos(angle), Math.sin(angle)];
}

/** The same as the way of a gradient across a box. */
export function across(sun: number): readonly [number, number, number, number] {
  const [x, y] = heading(sun);
  return [0.5 - x / 2, 0.5 - y / 2, 0.5 + x / 2, 0.5 + y / 2];
}

/** The city: a point of light, and what it spills around. @param size 1 is a large halo */
export function pointOfLight(definitions: Definitions, [x, y]: Point, air: Air, size = 1): string {
  const haze = definitions.radial([
    [0, air.glow, 0.42],
    [0.2, air.glow, 0.17],
    [0.55, air.glow, 0.05],
    [1, air.glow, 0],
  ]);
  const core = definitions.radial([
    [0, '#FFFFFF', 1],
    [0.1, '#FFFFFF', 0.95],
    [0.22, air.heart, 0.62],
    [0.5, air.heart, 0.18],
    [1, air.heart, 0],
  ]);
  return circle(x, y, 440 * size, { fill: haze }) + circle(x, y, 84 * Math.sqrt(size), { fill: core });
}
