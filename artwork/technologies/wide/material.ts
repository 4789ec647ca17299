import { IRON, mix, shade } from '../../palette.ts';
import { circle, hundredth, path, rect } from '../../svg.ts';
import { Board, type Motif } from '../tall/board.ts';

export const WIDTH = 1200;

export const HEIGHT = 900;

/** How much light a thing of glass takes. */
export interface Look {
  /** From 0, hardly there, to 1. */
  level?: number;
  /** With the light behind it: the technology's colour, or the second one. */
  lit?: 'colour' | 'accent' | undefined;
  radius?: number;
}

/** Glass of one technology as scenes are made of it, by night. */
export class Material extends Board {
  constructor(motif: Pick<Motif, 'tint' | 'random'>) {
    super(motif, WIDTH, HEIGHT);
  }

  /** A sheet of glass with a bright cut edge. @param backing how much of what stands behind it is hidden */
  sheet(
    x: number,
    y: number,
    w: number,
    h: number,
    { level = 0.6, radius = 5, lit }: Look = {},
    backing = 0.72,
  ): string {
    const shape = { rx: radius };
    const under =
      backing > 0
        ? rect(x, y, w, h, { ...shape, fill: this.dark(), 'fill-opacity': hundredth(backing) })
        : '';
    const edge = {
      stroke: this.shade([
        [0, this.tint.white, 0.5 + level * 0.5],
        [0.5, shade(this.tint.ramp, 0.76), 0.6],
        [1, shade(this.tint.ramp, 0.5), 0.5],
      ]),
      'stroke-width': 2.4,
    };
    return under + rect(x, y, w, h, { ...shape, fill: lit ? this.bright(lit) : this.clear(level), ...edge });
  }

  /** Any outline as a piece of glass. */
  glass(d: string, { level = 0.6, lit }: Look = {}, backing = 0.72): string {
    return (
      (backing > 0 ? path(d, { fill: this.dark(), 'fill-opacity': hundredth(backing) }) : '') +
      path(d, {
        fill: lit ? this.bright(lit) : this.clear(level),
        stroke: shade(this.tint.ramp, 0.8),
        'stroke-opacity': '.75',
        'stroke-width': 2.2,
        'stroke-linejoin': 'round',
      })
    );
  }

  /** A small pane inside a sheet. */
  pane(x: number, y: number, w: number, h: number, level = 0.5, radius = 3): string {
    const fill = this.shade([
      [0, shade(this.tint.ramp, 0.74), 0.2 + 0.7 * level],
      [1, shade(this.tint.ramp, 0.46), 0.15 + 0.65 * level],
    ]);
    return rect(x, y, w, h, { rx: radius, fill });
  }

  /** A pane with the light behind it. */
  lit(x: number, y: number, w: number, h: number, lit: 'colour' | 'accent' = 'colour', radius = 3): string {
    const edge = { stroke: this.tint.white, 'stroke-opacity': '.7', 'stroke-width': 1.6 };
    return rect(x, y, w, h, { rx: radius, fill: this.bright(lit), ...edge });
  }

  /** Paint of a lit pane. */
  bright(lit: 'colour' | 'accent' = 'colour'): string {
    const [ramp, pale] =
      lit === 'colour'
        ? [this.tint.ramp, this.tint.white]
        : [this.tint.second, mix(this.tint.accent, '#FFFFFF', 0.75)];
    return this.shade([
      [0, pale],
      [0.45, shade(ramp, 0.9)],
      [1, shade(ramp, 0.72)],
    ]);
  }

  /** Colour of marks on glass, or on a lit pane. */
  ink(onLit = false): string {
    return onLit ? mix(IRON, this.tint.deep, 0.75) : this.tint.white;
  }

  /** Ground under a sheet, so that what stands behind does not disturb. */
  dark(): string {
    return mix(IRON, this.tint.deep, 0.22);
  }

  /** Paint of a sheet that no light comes through. */
  clear(level: number): string {
    return this.shade([
      [0, shade(this.tint.ramp, 0.84), 0.3 + 0.4 * level],
      [0.4, shade(this.tint.ramp, 0.62), 0.26 + 0.34 * level],
      [1, shade(this.tint.ramp, 0.34), 0.4 + 0.4 * level],
    ]);
  }

  /** A wire. */
  wire(
    d: string,
    {
      width = 2.6,
      opacity = 0.7,
      dash,
      colour,
    }: { width?: number; opacity?: number; dash?: string; colour?: string } = {},
  ): string {
    return path(d, {
      fill: 'none',
      stroke: colour ?? this.tint.pale,
      'stroke-opacity': hundredth(opacity),
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  }

  /** A wire that carries light: wide and faint below, fine and bright above. */
  ray(d: string, width = 5, colour: string = this.tint.white): string {
    return (
      this.wire(d, { width: width * 4, opacity: 0.16, colour: this.tint.colour }) +
      this.wire(d, { width: width * 2, opacity: 0.3, colour: this.tint.colour }) +
      this.wire(d, { width, opacity: 1, colour })
    );
  }

  /** Light around a place. */
  glow(x: number, y: number, r: number, opacity = 0.5, colour: string = this.tint.colour): string {
    const fill = this.definitions.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.34],
      [1, colour, 0],
    ]);
    return circle(x, y, r, { fill });
  }
}
