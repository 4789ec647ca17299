import type { Point } from '../svg.ts';

/** Whether a place lies inside rings, holes not counted. */
export function inside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let within = false;
  for (const ring of rings) {
    let [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
    for (const [nextX, nextY] of ring) {
      const crosses = nextY > y !== beforeY > y;
      if (crosses && x < ((beforeX - nextX) * (y - nextY)) / (beforeY - nextY) + nextX) within = !within;
      [beforeX, beforeY] = [nextX, nextY];
    }
  }
  return within;
}

/** Distance from a place to the nearest place of a segment. */
export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
