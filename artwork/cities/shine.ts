import { IRON } from '../palette.ts';
import { circle, type Definitions, group, type Point, path, polygon } from '../svg.ts';
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

/** The light that falls through an outline, and takes its colour: broader and weaker on its way. */
export function beam(definitions: Definitions, outline: readonly Point[], sun: number, air: Air): string {
  const along = heading(sun);
  const aside: Point = [along[1], -along[0]];
  const sides = outline.map(([x, y]) => x * aside[0] + y * aside[1]);
  const ways = outline.map(([x, y]) => x * along[0] + y * along[1]);
  const [low, high] = [Math.min(...sides), Math.max(...sides)];
  const start = (Math.min(...ways) + Math.max(...ways)) / 2;
  const at = (side: number, way: number): Point => [
    aside[0] * side + along[0] * way,
    aside[1] * side + along[1] * way,
  ];
  const fill = definitions.linear(
    [
      [0, air.glow, 0.11],
      [0.4, air.glow, 0.05],
      [1, air.glow, 0],
    ],
    across(sun),
  );
  // Narrower falls in wider ones: the sides fade without a blur.
  const falls = [0, 0.1, 0.2, 0.3].map((inset) => {
    const [from, to] = [low + (high - low) * inset, high - (high - low) * inset];
    const spread = (high - low) * 0.5 * (1 - 2 * inset) + 70 * (1 - 2.4 * inset);
    const end = start + 640 - inset * 300;
    return polygon([at(from, start), at(to, start), at(to + spread, end), at(from - spread, end)]);
  });
  return group({ fill }, ...falls.map((d) => path(d, {})));
}

/** A round frame of iron with a bright cut edge. */
export function ring(definitions: Definitions, [x, y]: Point, radius: number, width: number): string {
  const edge = definitions.linear([
    [0, '#F4FFF8', 0.85],
    [0.5, '#BFF0D6', 0.2],
    [1, '#BFF0D6', 0.05],
  ]);
  const round = (r: number, stroke: string, wide: number, opacity?: string) =>
    circle(x, y, r, { fill: 'none', stroke, 'stroke-width': wide, 'stroke-opacity': opacity });
  return (
    round(radius, IRON, width * 3.2, '.14') +
    round(radius, IRON, width * 2, '.22') +
    round(radius, IRON, width) +
    round(radius + width / 2, edge, 1.3)
  );
}
