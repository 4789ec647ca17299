import { INK, IRON, mix } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { Definitions, hundredth, type Point, path, polygon, rect } from '../../svg.ts';
import { type Cell, type Extent, inset } from '../glass/cells.ts';
import type { Glass, Surface } from '../glass/cutter.ts';
import { Glazier } from '../glass/glazier.ts';
import { upright } from '../glass/openings.ts';
import { grid, type Pattern } from '../glass/patterns.ts';
import type { Tint } from '../glass/tint.ts';
import type { Mark } from '../marks/mark.ts';
import type { Plane, View } from './view.ts';

export const WIDTH = 1200;

export const HEIGHT = 1080;

/** What a hero is drawn from. */
export interface Subject {
  mark: Mark;
  tint: Tint;
  random: Random;
  /** How its glass is cut. */
  pattern: Pattern;
  /** Angle at which its wall is seen; negative when the near end is on the left. */
  turn: number;
}

/** A dark hall: its night, its floor, its walls and the glass in them. */
export class Shell {
  readonly definitions = new Definitions();
  readonly glazier: Glazier;
  readonly view: View;
  readonly floor: number;
  readonly tint: Tint;

  constructor({ tint, random }: Subject, view: View, floor = -1.6) {
    this.glazier = new Glazier(this.definitions, tint, random);
    this.tint = tint;
    this.view = view;
    this.floor = floor;
  }

  /** The surface of a plane, as it is seen. */
  surface(plane: Plane): Surface {
    return (at) => this.view.project(plane.at(at));
  }

  /** A glazed surface. */
  glaze(surface: Surface, cells: readonly Cell[], opening: Cell, glass: Glass, rim = 12): string {
    return this.glazier.panes(surface, this.glazier.colour(cells, glass), opening, rim);
  }

  /** The night of the hall. @param glow a share of the technology's own darkness */
  night(glow = 0.16): string {
    const fill = this.definitions.linear(
      [
        [0, mix(INK, this.tint.deep, glow)],
        [0.55, mix(IRON, this.tint.deep, glow * 0.5)],
        [1, IRON],
      ],
      [0.8, 0, 0.4, 1],
    );
    return rect(0, 0, WIDTH, HEIGHT, { fill });
  }

  /** The floor of slabs, with the shine of the light on it. @param extent from left to right and from near to far */
  ground(left: number, right: number, near: number, far: number, shine = 0.5, slabs = 9): string {
    const floor: Surface = ([x, z]) => this.view.project([x, this.floor, z]);
    const outline = [floor([left, far]), floor([right, far]), floor([right, near]), floor([left, near])];
    const fill = this.definitions.linear(
      [
        [0, mix(INK, this.tint.colour, shine * 0.5)],
        [0.4, mix(INK, this.tint.deep, shine * 0.6)],
        [1, IRON],
      ],
      [0.7, 0, 0.45, 1],
    );
    const cells = grid([right - left, far - near], slabs, Math.round(slabs * 0.9)).map((cell) =>
      inset(
        cell.map(([x, z]): Point => [x + left, z + near]),
        0.02,
      ),
    );
    const joints = path(polygon(outline) + cells.map((cell) => polygon(cell.map(floor))).join(''), {
      fill: IRON,
      'fill-opacity': '.55',
      'fill-rule': 'evenodd',
    });
    return path(polygon(outline), { fill }) + joints;
  }

  /** A wall without light, in large blocks. */
  masonry(surface: Surface, [width, height]: Extent): string {
    const blocks = grid([width, height], Math.round(width / 1.7), Math.round(height / 1.1)).map((cell) =>
      inset(cell, 0.035),
    );
    const fill = this.definitions.linear(
      [
        [0, mix(INK, this.tint.deep, 0.5)],
        [0.5, mix(INK, this.tint.deep, 0.22)],
        [1, IRON],
      ],
      [1, 0, 0.2, 0.9],
    );
    return (
      path(polygon(upright(0, 0, width, height).map(surface)), { fill: IRON }) +
      path(blocks.map((cell) => polygon(cell.map(surface))).join(''), { fill })
    );
  }

  /** The splay of an opening in a thick wall. */
  reveal(surface: Surface, opening: Cell): string {
    const outline = polygon(opening.map(surface));
    const edge = (width: number, opacity: number, colour: string) =>
      path(outline, {
        fill: 'none',
        stroke: colour,
        'stroke-width': width,
        'stroke-opacity': hundredth(opacity),
        'stroke-linejoin': 'round',
      });
    return edge(58, 0.16, this.tint.colour) + edge(34, 1, mix(INK, this.tint.deep, 0.62)) + edge(16, 1, IRON);
  }
}
