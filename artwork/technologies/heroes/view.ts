import type { Point } from '../../svg.ts';

/** A place or a direction in the hall, in metres: x to the right, y up, z away from the eye. */
export type Vector = readonly [x: number, y: number, z: number];

/** Where the eye is and where it looks; it stands at the origin. */
export interface Eye {
  /** Pixels of a metre seen at a distance of one metre. */
  focal: number;
  /** Where it looks at, in the picture. */
  centre: Point;
  /** Turn of the head to the right and up, in degrees. */
  turned?: number;
  raised?: number;
}

/** Nothing nearer than this is drawn. */
const NEAREST = 0.35;

/** Perspective of one picture. */
export class View {
  readonly #eye: Eye;

  constructor(eye: Eye) {
    this.#eye = eye;
  }

  /** The same eye, moved sideways and up so that a place of the hall is seen at a point of the picture. */
  static aimed(eye: Omit<Eye, 'centre'>, place: Vector, seen: Point): View {
    const [x, y] = new View({ ...eye, centre: [0, 0] }).project(place);
    return new View({ ...eye, centre: [seen[0] - x, seen[1] - y] });
  }

  /** Where a place of the hall appears in the picture. */
  project(at: Vector): Point {
    const { focal, centre, turned = 0, raised = 0 } = this.#eye;
    const [x, away] = rotate(at[0], at[2], turned);
    const [y, z] = rotate(at[1], away, raised);
    const depth = Math.max(z, NEAREST);
    return [centre[0] + (focal * x) / depth, centre[1] - (focal * y) / depth];
  }
}

/** A flat surface in the hall: glass, floor or wall. `across` and `down` are as long as one unit of the surface. */
export class Plane {
  readonly #origin: Vector;
  readonly #across: Vector;
  readonly #down: Vector;

  constructor(origin: Vector, across: Vector, down: Vector = [0, -1, 0]) {
    this.#origin = origin;
    this.#across = across;
    this.#down = down;
  }

  /** An upright surface. @param middle of its width, at its top @param turn 0 faces the eye, 90 is seen from its edge */
  static standing(middle: Vector, width: number, turn: number): Plane {
    const [x, z] = rotate(1, 0, -turn);
    return new Plane([middle[0] - (x * width) / 2, middle[1], middle[2] - (z * width) / 2], [x, 0, z]);
  }

  /** Where a place of the surface is in the hall. */
  at([u, v]: Point): Vector {
    return add(add(this.#origin, this.#across, u), this.#down, v);
  }
}

/** A vector and so much of another. */
export function add(a: Vector, b: Vector, share = 1): Vector {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

/** Where light through a place falls on a floor. @param height of the floor */
export function fall(at: Vector, along: Vector, height: number): Vector {
  return add(at, along, (height - at[1]) / along[1]);
}

function rotate(a: number, b: number, degrees: number): readonly [number, number] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [a * cos - b * sin, a * sin + b * cos];
}
