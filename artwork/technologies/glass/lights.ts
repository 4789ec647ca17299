import type { Point } from '../../svg.ts';
import { distance } from './cells.ts';
import type { Daylight } from './cutter.ts';

/** A light that falls off from a place of a surface. */
export function around(at: Point, radius: number, from: number, to: number, power = 1.4): Daylight {
  return (place) => from + (to - from) * Math.max(0, 1 - distance(place, at) / radius) ** power;
}

/** The stronger of several lights. */
export function brightest(...lights: Daylight[]): Daylight {
  return (place) => Math.max(...lights.map((light) => light(place)));
}
