import type { Random } from '../../random.ts';
import {
  Definitions,
  drawing,
  group,
  number,
  type Point,
  path,
  polygon,
  rect,
  type Stop,
} from '../../svg.ts';
import type { Cell } from '../glass/cells.ts';
import type { Surface } from '../glass/cutter.ts';
import { Glazier } from '../glass/glazier.ts';
import type { Pattern } from '../glass/patterns.ts';
import type { Tint } from '../glass/tint.ts';
import type { Mark } from '../marks/mark.ts';

/** What an upright picture is drawn from. */
export interface Motif {
  mark: Mark;
  tint: Tint;
  random: Random;
  pattern: Pattern;
  /** Which of the forms of a layout is drawn, where it has several. */
  form: number;
  /** The same layout turned round: light from the left instead of the right. */
  isTurned: boolean;
}

type Along = readonly [number, number, number, number];

/** An upright picture on a flat ground. */
export class Board {
  readonly definitions = new Definitions();
  readonly glazier: Glazier;
  readonly tint: Tint;
  readonly width: number;
  readonly height: number;

  constructor({ tint, random }: Pick<Motif, 'tint' | 'random'>, width = 1000, height = 1200) {
    this.glazier = new Glazier(this.definitions, tint, random);
    this.tint = tint;
    this.width = width;
    this.height = height;
  }

  /** One colour or gradient over the whole picture. */
  veil(fill: string): string {
    return rect(0, 0, this.width, this.height, { fill });
  }

  /** A gradient from the upper right to the lower left, or along another line. */
  shade(stops: readonly Stop[], along?: Along): string {
    return this.definitions.linear(stops, along);
  }

  /** Light that falls into the picture from a place in shares of it. */
  haze(at: Point, radius: number, opacity: number, colour: string = this.tint.pale): string {
    const fill = this.definitions.radial(
      [
        [0, colour, opacity],
        [0.45, colour, opacity * 0.34],
        [1, colour, 0],
      ],
      at,
      radius,
    );
    return this.veil(fill);
  }

  /** The shadow of an outline, in three soft steps. */
  shadow(outline: Cell, [dx, dy]: Point, opacity = 0.1, colour = '#0C1F17'): string {
    const d = polygon(outline);
    return [1, 0.66, 0.33]
      .map((share) =>
        group(
          { transform: `translate(${number(dx * share)} ${number(dy * share)})` },
          path(d, {
            fill: colour,
            'fill-opacity': opacity,
            stroke: colour,
            'stroke-opacity': opacity,
            'stroke-width': 16 * share,
          }),
        ),
      )
      .join('');
  }

  finish(...children: string[]): string {
    return drawing({ width: this.width, height: this.height }, this.definitions, ...children);
  }
}

/** The picture itself as a surface. */
export const flat: Surface = (at) => at;

/** A surface that leans: its transoms rise to the right, as all glass of the house does. */
export function leaning(lean: number): Surface {
  return ([x, y]) => [x, y + x * lean];
}
