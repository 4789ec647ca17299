import type { Point } from '../svg.ts';

/** Corners of an upright rectangle. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether two boxes share a place. */
export function meet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** Length of a line. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

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

/** Surface and centre of mass of a ring. */
export function mass(ring: readonly Point[]): { area: number; centre: Point } {
  let [sum, sumX, sumY] = [0, 0, 0];
  const [originX, originY] = ring[0] ?? [0, 0];
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    const cross = (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
    sum += cross;
    sumX += cross * (ax + bx - 2 * originX);
    sumY += cross * (ay + by - 2 * originY);
    [ax, ay] = [bx, by];
  }
  if (sum === 0) return { area: 0, centre: [originX, originY] };
  return { area: Math.abs(sum / 2), centre: [originX + sumX / (3 * sum), originY + sumY / (3 * sum)] };
}

/** Leaves out the points of a line that lie closer than a tolerance to what remains (Douglas–Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, distance] = [0, tolerance];
  line.forEach((point, index) => {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (farthest === 0) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** Leaves out bays and spits with a neck narrower than a width, unless they are long. */
export function withoutNecks(line: readonly Point[], width: number, longest: number): Point[] {
  const kept: Point[] = [];
  for (let index = 0; index < line.length; index++) {
    const from = line[index] ?? [0, 0];
    kept.push(from);
    let [length, after] = [0, index];
    for (let next = index + 1; next < line.length && length < longest; next++) {
      const [before, to] = [line[next - 1] ?? from, line[next] ?? from];
      length += Math.hypot(to[0] - before[0], to[1] - before[1]);
      const neck = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (neck < width && length > 2 * width) after = next;
    }
    if (after > index) index = after - 1;
  }
  return kept;
}

/** Distance from a place to the nearest place of a segment. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const along = alongSegment(point, from, to);
  const x = point[0] - from[0] - along * (to[0] - from[0]);
  return Math.hypot(x, point[1] - from[1] - along * (to[1] - from[1]));
}

/** Where on a segment the nearest place to a point lies: 0 at its start, 1 at its end. */
export function alongSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
}
