import { INK, IRON, mix, shade } from '../../palette.ts';
import { drawing, hundredth, type Point, path, polygon, rect } from '../../svg.ts';
import { type Cell, hull } from '../glass/cells.ts';
import type { Pane, Surface } from '../glass/cutter.ts';
import type { Mark } from '../marks/mark.ts';
import { HEIGHT, Shell, type Subject, WIDTH } from './shell.ts';
import { fall, type Plane, type Vector, type View } from './view.ts';
/** A dark hall, and the light that comes through its glass. */
export class Hall extends Shell {
  /** Direction in which the light falls. */
  readonly light: Vector;

  constructor(subject: Subject, view: View, light: Vector, floor?: number) {
    super(subject, view, floor);
    this.light = light;
  }

  /** Where a place of a plane throws its light on the floor. */
  thrown(plane: Plane): Surface {
    return (at) => this.view.project(fall(plane.at(at), this.light, this.floor));
  }

  /** The light of panes on the floor. */
  cast(plane: Plane, panes: readonly Pane[], opacity = 0.5): string {
    return this.glazier.fills(this.thrown(plane), panes, opacity);
  }

  /** The light of the mark on the floor. */
  castMark(plane: Plane, mark: Mark, at: Point, size: number, opacity = 0.7): string {
    const thrown = this.thrown(plane);
    const set = ([x, y]: Point) => thrown([at[0] + x * size, at[1] + y * size]);
    const lit = { fill: shade(this.tint.ramp, 0.84), 'fill-opacity': hundredth(opacity) };
    return mark.parts.map((part) => path(`${part.map(set)}`, lit)).join('');
  }

  /** Beams from openings of a plane down to the floor. */
  beams(plane: Plane, openings: readonly Cell[], opacity = 0.2): string {
    const [surface, thrown] = [this.surface(plane), this.thrown(plane)];
    return openings
      .map((opening) => {
        const [above, below] = [opening.map(surface), opening.map(thrown)];
        return this.beam(hull([...above, ...below]), centre(above), centre(below), opacity);
      })
      .join('');
  }

  /** One beam; it loses itself on its way. */
  beam(outline: readonly Point[], from: Point, to: Point, opacity: number): string {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
    const fill = this.definitions.linear(
      [
        [0, this.tint.pale, opacity],
        [0.5, this.tint.colour, opacity * 0.5],
        [1, this.tint.colour, 0.03],
      ],
      [(from[0] - left) / w, (from[1] - top) / h, (to[0] - left) / w, (to[1] - top) / h],
    );
    return path(polygon(outline), { fill });
  }

  /** The sun's haze around a place of the picture. */
  haze(
    [x, y]: Point,
    radius: number,
    opacity: number,
    colour: string = mix(this.tint.colour, this.tint.pale, 0.5),
  ): string {
    const fill = this.definitions.radial(
      [
        [0, colour, opacity],
        [0.4, colour, opacity * 0.36],
        [1, colour, 0],
      ],
      [x / WIDTH, y / HEIGHT],
      radius,
    );
    return rect(0, 0, WIDTH, HEIGHT, { fill });
  }

  /** The file. The picture dissolves into the page's ink on its left, and darkens to its foot. */
  finish(...children: string[]): string {
    const fade = this.definitions.linear(
      [
        [0, INK],
        [0.07, INK, 0.96],
        [0.2, INK, 0.62],
        [0.42, INK, 0],
      ],
      [0, 0, 1, 0],
    );
    const foot = this.definitions.linear(
      [
        [0, IRON, 0.3],
        [0.14, IRON, 0],
        [0.8, IRON, 0],
        [1, IRON, 0.5],
      ],
      [0, 0, 0, 1],
    );
    const over = (fill: string) => rect(0, 0, WIDTH, HEIGHT, { fill });
    return drawing({ width: WIDTH, height: HEIGHT }, this.definitions, ...children, over(foot), over(fade));
  }
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce((total, [x, y]): [number, number] => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
