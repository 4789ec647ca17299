import { readFileSync } from 'node:fs';
import { ROOT } from '../../scripts/build.ts';
import type { Point } from '../svg.ts';
import { distanceToSegment, inside } from './shapes.ts';

/** A department of metropolitan France on the map. */
export interface Department {
  name: string;
  /** Path data of its outline, and the same as points. */
  d: string;
  rings: readonly (readonly Point[])[];
}

const MAP = readFileSync(`${ROOT}artwork/masters/france.svg`, 'utf8');

/** Size of the map’s own units; some two for a pixel on a phone. */
export const SIZE = { width: 1010, height: 1000 };

/** All departments by code. */
export const DEPARTMENTS: ReadonlyMap<string, Department> = new Map(
  [...MAP.matchAll(/id="d(\w+)" data-name="([^"]*)" d="([^"]*)"/g)].map(
    ([, code = '', name = '', d = '']) => [code, { name, d, rings: pointsOf(d) }],
  ),
);

/** Path data of the borders between departments, and of the coast with the frontiers. */
export const [BORDERS, COAST] = [lineOf('borders'), lineOf('coast')];

/** Rivers and the coast near cities that the map shows through a loupe. */
export const WATERS = pointsOf(lineOf('waters'));

/** Units by which the outlines of the map may stray from the country’s. */
const TOLERANCE = 4;

/** Whether a place may lie in a department, as far as the map can tell. */
export function mayCover({ rings }: Department, at: Point): boolean {
  return inside(at, rings) || distanceTo(rings, at) < TOLERANCE;
}

/** Distance from a place to the nearest outline. */
export function distanceTo(rings: Department['rings'], at: Point): number {
  return Math.min(
    ...rings.flatMap((ring) =>
      ring.map((point, index) => distanceToSegment(at, ring.at(index - 1) ?? point, point)),
    ),
  );
}

/*
 * The map is drawn in Mercator’s projection. Its two scales and offsets were fitted by least squares on capes and ends
 * of the country whose places are known; they come back within some 1.5 km.
 */
const EAST = { scale: 67.3515, offset: 340.786 };
const SOUTH = { scale: -67.0599, offset: 4007.17 };

/** Puts a latitude and a longitude, in degrees, on the map. */
export function project([latitude, longitude]: readonly [latitude: number, longitude: number]): Point {
  const height = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
  return [EAST.scale * longitude + EAST.offset, SOUTH.scale * height + SOUTH.offset];
}

function lineOf(id: string): string {
  return new RegExp(`id="${id}"[^>]* d="([^"]*)"`).exec(MAP)?.[1] ?? '';
}

/** The lines of path data that has relative steps only. */
function pointsOf(d: string): Point[][] {
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      let pen: Point = [0, 0];
      return [...line.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, dx, dy]) => {
        pen = [pen[0] + Number(dx), pen[1] + Number(dy)];
        return pen;
      });
    });
}
