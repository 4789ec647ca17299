import { type Point, polygon } from '../../svg.ts';

/** A room drawn without vanishing point: x runs along it, y comes towards the viewer, z rises. */
export class Space {
  readonly #origin: Point;
  readonly #x: Point;
  readonly #y: Point;

  constructor(origin: Point, x: Point, y: Point) {
    this.#origin = origin;
    this.#x = x;
    this.#y = y;
  }

  /** Where a place of the room is in the drawing. */
  at(x: number, y: number, z = 0): Point {
    return [
      this.#origin[0] + x * this.#x[0] + y * this.#y[0],
      this.#origin[1] + x * this.#x[1] + y * this.#y[1] - z,
    ];
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
}
