import type { Point } from '../../svg.ts';

/** A straight line or a cubic curve to its last point; the first of a contour has one point, where the pen starts. */
export type Segment = readonly Point[];

/** How many numbers each command takes. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }),
);

/** Reads path data command by command. */
export class Reader {
  readonly #commands: readonly string[];
  readonly #contours: Segment[][] = [];
  #pen: Point = [0, 0];
  #start: Point = [0, 0];
  /** Second handle of the last curve, which a smooth curve mirrors. */
  #handle: Point | undefined;
  /** The one handle of the last quadratic curve. */
  #middle: Point | undefined;

  constructor(d: string) {
    this.#commands = d.match(/[mlhvcsqtaz][^mlhvcsqtaz]*/gi) ?? [];
  }

  read(): Segment[][] {
    for (const command of this.#commands) {
      const letter = command.charAt(0);
      const values = numbers(command.slice(1), letter.toUpperCase() === 'A');
      const count = LENGTHS.get(letter.toUpperCase());
      if (count === undefined) throw new Error(`path command ${letter} is not read`);
      if (count === 0) this.#pen = this.#start;
      for (let at = 0; count > 0 && at + count <= values.length; at += count)
        this.#step(
          at > 0 && letter === 'M' ? 'L' : at > 0 && letter === 'm' ? 'l' : letter,
          values.slice(at, at + count),
        );
    }
    return this.#contours.filter((contour) => contour.length > 1);
  }

  #step(letter: string, values: readonly number[]): void {
    const [x, y] = letter === letter.toLowerCase() ? this.#pen : [0, 0];
    const v = (index: number) => values[index] ?? 0;
    const point = (index: number): Point => [x + v(index), y + v(index + 1)];
    const [handle, bow] = [this.#handle, this.#middle];
    this.#handle = undefined;
    this.#middle = undefined;
    switch (letter.toUpperCase()) {
      case 'M':
        this.#pen = point(0);
        this.#start = this.#pen;
        this.#contours.push([[this.#pen]]);
        return;
      case 'L':
        this.#line(point(0));
        return;
      case 'H':
        this.#line([x + v(0), this.#pen[1]]);
        return;
      case 'V':
        this.#line([this.#pen[0], y + v(0)]);
        return;
      case 'C':
        this.#curve(point(0), point(2), point(4));
        return;
      case 'S': {
        const [px, py] = this.#pen;
        this.#curve(handle ? [2 * px - handle[0], 2 * py - handle[1]] : this.#pen, point(0), point(2));
        return;
      }
      case 'Q':
        this.#bow(point(0), point(2));
        return;
      case 'T': {
        const [px, py] = this.#pen;
        this.#bow(bow ? [2 * px - bow[0], 2 * py - bow[1]] : this.#pen, point(0));
        return;
      }
      default:
        for (const [first, second, end] of arc(this.#pen, values, point(5))) this.#curve(first, second, end);
        // What an arc without curvature leaves is a line.
        this.#line(point(5));
    }
  }

  #line(end: Point): void {
    this.#contour().push([end]);
    this.#pen = end;
  }

  #curve(first: Point, second: Point, end: Point): void {
    this.#contour().push([first, second, end]);
    this.#pen = end;
    this.#handle = second;
  }

  /** A quadratic curve: both handles lie two thirds of the way to its own. */
  #bow(middle: Point, end: Point): void {
    const toward = ([x, y]: Point): Point => [x + ((middle[0] - x) * 2) / 3, y + ((middle[1] - y) * 2) / 3];
    this.#curve(toward(this.#pen), toward(end), end);
    this.#middle = middle;
  }

  /** After a closed contour the pen may go on without being placed again. */
  #contour(): Segment[] {
    const last = this.#contours.at(-1);
    if (!last) throw new Error('path data must start with a move');
    const [end] = last.at(-1)?.slice(-1) ?? [];
    if (end && end[0] === this.#pen[0] && end[1] === this.#pen[1]) return last;
    const next: Segment[] = [[this.#pen]];
    this.#contours.push(next);
    return next;
  }
}

/** Numbers of one command; the two flags of an arc may stand without anything between them. */
function numbers(text: string, isArc: boolean): number[] {
  if (!isArc) return (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
  const value = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)`;
  const flag = String.raw`\s*,?\s*([01])`;
  const arcs = text.matchAll(new RegExp(value.repeat(3) + flag.repeat(2) + value.repeat(2), 'gi'));
  return [...arcs].flatMap((match) => match.slice(1).map(Number));
}

/** An elliptical arc as cubic curves of a quarter turn at most (W3C SVG 2, implementation notes B.2). */
function arc(from: Point, values: readonly number[], to: Point): (readonly [Point, Point, Point])[] {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = values;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const grow = Math.max(1, Math.sqrt((x / rawX) ** 2 + (y / rawY) ** 2));
  const [rx, ry] = [Math.abs(rawX) * grow, Math.abs(rawY) * grow];
  if (rx === 0 || ry === 0 || (halfX === 0 && halfY === 0)) return [];
  const over = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - over) / over));
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  const whole = sweep ? (turn + 4 * Math.PI) % (2 * Math.PI) : (turn - 4 * Math.PI) % (2 * Math.PI);
  const count = Math.max(1, Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-6));
  const [step, mid] = [whole / count, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const];
  const pull = (4 / 3) * Math.tan(step / 4);
  const at = (angle: number, along: number): Point => {
    const px = cx + rx * (Math.cos(angle) - along * Math.sin(angle));
    const py = cy + ry * (Math.sin(angle) + along * Math.cos(angle));
    return [mid[0] + cos * px - sin * py, mid[1] + sin * px + cos * py];
  };
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + step * index, start + step * (index + 1)];
    return [at(a, pull), at(b, -pull), index + 1 === count ? to : at(b, 0)] as const;
  });
}
