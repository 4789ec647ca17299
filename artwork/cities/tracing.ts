import { type Point, polygon, polyline } from '../svg.ts';
import { type Arc, type Atlas, type Department, isCoast, ringPoints } from './atlas.ts';
import type { Camera } from './camera.ts';
import { type Box, boxAround, lengthOf, mass, meet, simplify, withoutNecks } from './shapes.ts';

/** How closely outlines follow the map. */
export interface Detail {
  /** Pixels that an outline may stray from the map around a place of the picture. */
  tolerance: (at: Point) => number;
  /** Bays and spits with a neck narrower than this, in pixels, are left out of coasts. */
  neck?: number;
}

/** The map as one camera sees it: simplified once for each border, so that neighbours still meet. */
export class Tracing {
  readonly #atlas: Atlas;
  readonly camera: Camera;
  readonly #frame: Box;
  readonly #detail: Detail;
  readonly #lines = new Map<Arc, readonly Point[]>();

  constructor(atlas: Atlas, camera: Camera, frame: Box, detail: Detail) {
    this.#atlas = atlas;
    this.camera = camera;
    this.#frame = frame;
    this.#detail = detail;
  }

  /** Rings of a department in the picture; none when it lies outside. */
  rings(code: string): Point[][] {
    const department = this.#atlas.departments.get(code);
    if (!department) return [];
    return this.#kept(department)
      .map((ring) => ringPoints(ring, (arc) => this.line(arc)))
      .filter((ring) => ring.length > 2 && meet(boxAround(ring), this.#frame));
  }

  /** Path data of a department. */
  outline(code: string): string {
    return this.rings(code).map(polygon).join('');
  }

  /** Path data of borders and coasts, those of islets left out. */
  borders(arcs: Iterable<Arc>): string {
    const lines = [...arcs].map((arc) => this.line(arc));
    return lines
      .filter((line) => line.length > 1 && meet(boxAround(line), this.#frame))
      .map((line) => polyline(line))
      .join('');
  }

  /** All arcs that bound a pane of the picture. */
  arcs(codes: Iterable<string>): Arc[] {
    const shown = new Set<Arc>();
    for (const code of codes) {
      const department = this.#atlas.departments.get(code);
      if (!department) continue;
      for (const ring of this.#kept(department)) for (const { arc } of ring) shown.add(arc);
    }
    return [...shown];
  }

  /** An arc in the picture. */
  line(arc: Arc): readonly Point[] {
    const known = this.#lines.get(arc);
    if (known) return known;
    const placed = arc.points.map(this.camera.place);
    const seen = meet(boxAround(placed), this.#frame);
    const middle = placed[Math.floor(placed.length / 2)] ?? [0, 0];
    const { neck = 0 } = this.#detail;
    const tolerance = this.#detail.tolerance(middle) * (seen ? 1 : 12);
    const clear = isCoast(arc) ? withoutNecks(placed, neck, 18 * neck) : placed;
    const line = simplify(rounded(clear), tolerance);
    // Whole pixels: at the size of the page nobody sees the difference, and the file is a quarter lighter.
    const whole = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    this.#lines.set(arc, whole);
    return whole;
  }

  #kept({ rings }: Department): Department['rings'] {
    return rings.filter((ring) => {
      const points = ringPoints(ring, (arc) => arc.points.map(this.camera.place));
      const { area, centre } = mass(points);
      // What is hardly wider than the lead around it is not worth a pane.
      return area > (4 * this.#detail.tolerance(centre)) ** 2;
    });
  }
}

/** Segments longer than this on average, in pixels, show that the source is too coarse for the scale. */
const COARSE = 45;

/** Cuts the corners of a coarse line again and again, its ends kept so that it still meets its neighbours. */
function rounded(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const steps = line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));
  if (lengthOf(line) / steps.length < COARSE) return line;
  const cut = steps.flatMap(({ from, to }) => [between(from, to, 0.25), between(from, to, 0.75)]);
  return rounded([first, ...cut.slice(1, -1), last]);
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
