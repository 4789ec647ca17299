import { fills } from '../../glass.ts';
import { IRON, type Ramp, scale, shade } from '../../palette.ts';
import type { Random } from '../../random.ts';
import { circle, type Definitions, group, hundredth, type Point, path, polygon, tag } from '../../svg.ts';
import { type Cell, distance, inset, middle } from './cells.ts';
import type { Tint } from './tint.ts';

/** Puts a place of a surface into the picture. */
export type Surface = (at: Point) => Point;

/** Light that reaches a place of a surface, from 0 to 1. */
export type Daylight = (at: Point) => number;

/** One piece of glass, without its frame. */
export interface Pane {
  cell: Cell;
  colour: string;
}

/** How panes are coloured and framed. Lengths are in units of the surface. */
export interface Glass {
  light: Daylight;
  /** Width of the iron between two panes. */
  lead: number;
  ramp?: Ramp;
  /** Difference between thick and thin panes: 0 none, 1 as in the hero. */
  variety?: number;
  /** Share of the panes that have the second colour. */
  accents?: number;
}

/** Cuts, colours and leads panes. */
export class Cutter {
  readonly definitions: Definitions;
  readonly tint: Tint;
  readonly random: Random;

  constructor(definitions: Definitions, tint: Tint, random: Random) {
    this.definitions = definitions;
    this.tint = tint;
    this.random = random;
  }

  /** Gives every pane its colour, by the light that reaches it and by its own thickness. */
  colour(
    cells: readonly Cell[],
    { light, lead, ramp = this.tint.ramp, variety = 1, accents = 0 }: Glass,
  ): Pane[] {
    return cells.map((cell) => {
      const at = middle(cell);
      const [lean, thickness] = [this.random() - 0.5, this.random()];
      const glass = accents > 0 && this.random() < accents ? this.tint.second : ramp;
      const tone = shade(glass, light(at) + lean * 0.16 * variety);
      const colour = scale(tone, 1 + variety * (0.5 * thickness * thickness - 0.24));
      return { cell: inset(cell, lead / 2), colour };
    });
  }

  /** Panes before their iron, with the shade along their rims. @param rim width of that shade in the picture */
  panes(surface: Surface, panes: readonly Pane[], opening: Cell, rim = 12): string {
    const all = this.definitions.shape(
      path(panes.map(({ cell }) => polygon(cell.map(surface))).join(''), {}),
    );
    const shadow = (share: number, opacity: string) =>
      tag('use', { href: `#${all}`, 'stroke-width': rim * share, 'stroke-opacity': opacity });
    return (
      path(polygon(opening.map(surface)), { fill: IRON }) +
      this.fills(surface, panes) +
      (rim > 0
        ? group({ fill: 'none', stroke: IRON }, shadow(1, '.1'), shadow(0.6, '.14'), shadow(0.28, '.18'))
        : '')
    );
  }

  /** The colours of panes alone. */
  fills(surface: Surface, panes: readonly Pane[], opacity?: number): string {
    const drawn = fills(panes.map(({ cell, colour }) => ({ colour, outline: polygon(cell.map(surface)) })));
    return opacity === undefined ? drawn : group({ opacity: hundredth(opacity) }, drawn);
  }

  /** Light that spills around a place of a surface. */
  spill(
    surface: Surface,
    at: Point,
    radius: number,
    opacity: number,
    colour: string = this.tint.colour,
  ): string {
    if (opacity <= 0) return '';
    const [x, y] = surface(at);
    const [right, down] = [surface([at[0] + radius, at[1]]), surface([at[0], at[1] + radius])];
    const fill = this.definitions.radial([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.4],
      [1, colour, 0],
    ]);
    return circle(x, y, Math.max(distance([x, y], right), distance([x, y], down)), { fill });
  }
}
