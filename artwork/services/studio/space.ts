import { group, number, type Point, polygon } from '../../svg.ts';
import type { Lit } from './shorthand.ts';

type Triple = readonly [number, number, number];

/** How a solid block of glass looks: clear to deep (`level` 0–1), or lit. */
export interface BlockLook {
  level?: number;
  lit?: Lit;
  /** Opacity of the dark that hides what stands behind. */
  backing?: number;
}

/** Who draws a block's three faces. */
interface Glazier {
  solid(faces: Faces, look: BlockLook): string;
}

/** A room drawn without vanishing point: x runs along it, y comes towards the viewer, z rises. */
export class Space {
  readonly #origin: Point;
  readonly #x: Point;
  readonly #y: Point;
  readonly #z: Point;

  constructor(origin: Point, x: Point, y: Point, z: Point = [0, -1]) {
    this.#origin = origin;
    this.#x = x;
    this.#y = y;
    this.#z = z;
  }

  /** Where a place of the room is in the drawing. */
  at(x: number, y: number, z = 0): Point {
    const sum = (axis: 0 | 1) =>
      this.#origin[axis] + x * this.#x[axis] + y * this.#y[axis] + z * this.#z[axis];
    return [sum(0), sum(1)];
  }

  /** Path data of an outline in the room, three numbers a corner. */
  outline(...numbers: number[]): string {
    const corners: Point[] = [];
    for (let index = 0; index + 2 < numbers.length; index += 3) {
      const [x = 0, y = 0, z = 0] = numbers.slice(index, index + 3);
      corners.push(this.at(x, y, z));
    }
    return polygon(corners);
  }

  /** Draws flat things on a plane that stands along x; their upper left corner is at a place. */
  facing([x, y, z]: Triple, ...children: string[]): string {
    return this.#plane(this.#x, [-this.#z[0], -this.#z[1]], this.at(x, y, z), children);
  }

  /** The same on a plane that stands along y, seen from the end of x. */
  side([x, y, z]: Triple, ...children: string[]): string {
    return this.#plane([-this.#y[0], -this.#y[1]], [-this.#z[0], -this.#z[1]], this.at(x, y, z), children);
  }

  /** The same on a plane that lies. */
  lying([x, y, z]: Triple, ...children: string[]): string {
    return this.#plane(this.#x, this.#y, this.at(x, y, z), children);
  }

  /** A block of glass, by its lowest back corner and its size. */
  block(s: Glazier, [x, y, z]: Triple, [width, depth, height]: Triple, look: BlockLook = {}): string {
    const [right, front, top] = [x + width, y + depth, z + height];
    return s.solid(
      {
        top: this.outline(x, y, top, right, y, top, right, front, top, x, front, top),
        front: this.outline(x, front, top, right, front, top, right, front, z, x, front, z),
        side: this.outline(right, y, top, right, y, z, right, front, z, right, front, top),
      },
      look,
    );
  }

  #plane(u: Point, v: Point, [x, y]: Point, children: string[]): string {
    const share = (value: number) => String(Math.round(value * 1000) / 1000);
    const transform = `matrix(${[...u, ...v].map(share).join(' ')} ${number(x)} ${number(y)})`;
    return group({ transform }, ...children);
  }
}

/** The three faces of a block that are seen. */
export interface Faces {
  top: string;
  front: string;
  side: string;
}

/** The room of the expertise cards: everything leans into the distance towards the right. */
export function leaning(x: number, y: number): Space {
  return new Space([x, y], [0.94, -0.17], [-0.52, 0.34]);
}

/** The same, into the distance towards the left. */
export function leaningLeft(x: number, y: number): Space {
  return new Space([x, y], [0.94, 0.17], [-0.4, 0.36]);
}

/** A room seen from a corner and from above. */
export function isometric(x: number, y: number): Space {
  return new Space([x, y], [0.87, 0.48], [-0.87, 0.48]);
}
