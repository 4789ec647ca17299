import type { Point } from '../svg.ts';

/** How the map lies in the picture. */
export interface Pose {
  /** Place of the map that stays where `anchor` is, and at full scale. */
  focus: Point;
  anchor: Point;
  /** Pixels for a unit of the map at the focus. */
  scale: number;
  /** Turn, in degrees, clockwise. */
  turn?: number;
  /** Lean of the sheet, as a fall for each pixel to the right, and how flat it lies. */
  lean?: number;
  flat?: number;
  /** How fast the sheet goes away to the right and downwards, for each pixel; negative on the side that comes near. */
  away?: Point;
}

/** Puts places of the map, or of any sheet that lies on it, into the picture. */
export class Camera {
  readonly #pose: Required<Pose>;
  readonly #cosine: number;
  readonly #sine: number;

  constructor(pose: Pose) {
    this.#pose = { turn: 0, lean: 0, flat: 1, away: [0, 0], ...pose };
    const angle = (this.#pose.turn * Math.PI) / 180;
    [this.#cosine, this.#sine] = [Math.cos(angle), Math.sin(angle)];
  }

  /** @returns the place in the picture of a place of the map */
  readonly place = (at: Point): Point => {
    const { anchor, lean, flat } = this.#pose;
    const [u, v] = this.#turned(at);
    const depth = this.#depth(u, v);
    return [anchor[0] + u / depth, anchor[1] + (v * flat + u * lean) / depth];
  };

  /** @returns pixels for a unit of the map around a place of it */
  readonly scaleAt = (at: Point): number => {
    return this.#pose.scale / this.#depth(...this.#turned(at));
  };

  /** @returns the place of the map that is seen at a place of the picture */
  readonly find = ([x, y]: Point): Point => {
    const { anchor, lean, flat, away, focus, scale } = this.#pose;
    const across = x - anchor[0];
    const down = (y - anchor[1] - across * lean) / flat;
    const depth = 1 / Math.max(0.05, 1 - away[0] * across - away[1] * down);
    const [u, v] = [(across * depth) / scale, (down * depth) / scale];
    return [focus[0] + u * this.#cosine + v * this.#sine, focus[1] - u * this.#sine + v * this.#cosine];
  };

  #turned([x, y]: Point): Point {
    const { focus, scale } = this.#pose;
    const [dx, dy] = [(x - focus[0]) * scale, (y - focus[1]) * scale];
    return [dx * this.#cosine - dy * this.#sine, dx * this.#sine + dy * this.#cosine];
  }

  #depth(u: number, v: number): number {
    const [right, down] = this.#pose.away;
    return Math.max(0.05, 1 + right * u + down * v);
  }
}
