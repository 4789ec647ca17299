import { number, type Point, pair } from '../../svg.ts';
import { Reader, type Segment } from './path-data.ts';

/** Smallest upright rectangle around an outline. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Closed contours that can be moved, bent and written again: a mark before it finds its place in a window. */
export class Outline {
  readonly contours: readonly (readonly Segment[])[];

  constructor(contours: readonly (readonly Segment[])[]) {
    this.contours = contours;
  }

  /** Reads path data; arcs and quadratic curves become cubic ones. */
  static parse(d: string): Outline {
    return new Outline(new Reader(d).read());
  }

  /** The same contours seen through a change of coordinates. */
  map(place: (at: Point) => Point): Outline {
    return new Outline(this.contours.map((contour) => contour.map((segment) => segment.map(place))));
  }

  /** Ends of the segments, which is enough to measure a mark. */
  points(): Point[] {
    return this.contours.flatMap((contour) => contour.flatMap((segment) => segment.slice(-1)));
  }

  bounds(): Bounds {
    const points = this.points();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }

  /** Path data in relative steps of a tenth. */
  toString(): string {
    return this.contours.map(write).join('');
  }
}

function write(contour: readonly Segment[]): string {
  let pen: Point = [0, 0];
  const steps = contour.map((segment, index) => {
    const ends = segment.map(([x, y]): Point => [tenth(x), tenth(y)]);
    const step = ends.map(([x, y]): Point => [x - pen[0], y - pen[1]]);
    pen = ends.at(-1) ?? pen;
    if (index === 0) return `M${step.map(pair).join(' ')}`;
    const [dx, dy] = step.at(-1) ?? [0, 0];
    if (step.length > 1) return `c${step.map(pair).join(' ').replaceAll(' -', '-')}`;
    if (Math.abs(dy) < 0.05) return Math.abs(dx) < 0.05 ? '' : `h${number(dx)}`;
    return Math.abs(dx) < 0.05 ? `v${number(dy)}` : `l${pair([dx, dy])}`;
  });
  return `${steps.join('')}z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
