import type { Point } from '../svg.ts';
import { alongSegment, distanceToSegment } from './shapes.ts';

/** Points closer than this are one corner: rounding in the source sets the corners of neighbours up to 0.1 apart. */
const SNAP = 0.12;

/** Numbers the corners of outlines so that neighbours share them. */
export class Corners {
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
