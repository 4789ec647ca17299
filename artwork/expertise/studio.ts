import { bars, glaze, type Light } from '../glass.ts';
import { clamp, EMERALD, INK, IRON, LIME, MINT } from '../palette.ts';
import { seeded } from '../random.ts';
import { box, circle, Definitions, group, type Point, path, polygon, rect, tag } from '../svg.ts';

/** Size of a scene (px). */
export const WIDTH = 640;
export const HEIGHT = 360;
/** Every sheet of glass stands on the same floor and leans into the distance the same way. */
export const RISE = -0.17;
export const NARROWING = 0.94;

/** Sheets, panes and lines of one scene, which share their gradients. */
export class Studio {
  readonly definitions: Definitions;

  /** @param definitions those of the file, when it holds other scenes too */
  constructor(definitions = new Definitions()) {
    this.definitions = definitions;
  }

  /** Puts children on a standing sheet whose upper left corner is at a place. */
  at(x: number, y: number, ...children: string[]): string {
    return tag('g', { transform: `matrix(${NARROWING} ${RISE} 0 1 ${x} ${y})` }, ...children);
  }

  /** A sheet of glass: clear where the light comes in, deep at the other end, with a bright cut edge. */
  sheet(x: number, y: number, width: number, height: number, { strength = 1, radius = 3 } = {}): string {
    const glass = this.definitions.linear([
      [0, '#A9EBCB', 0.5 * strength],
      [0.4, '#2C9A73', 0.42 * strength],
      [1, '#0D3A2A', 0.62 * strength],
    ]);
    const edge = this.definitions.linear([
      [0, '#EFFFF6', 0.95 * strength],
      [0.45, '#7FD9AF', 0.5 * strength],
      [1, '#2C7A5C', 0.4 * strength],
    ]);
    return (
      rect(x, y, width, height, { rx: radius, fill: glass }) +
      rect(x, y, width, height, { rx: radius, fill: 'none', stroke: edge, 'stroke-width': 1.6 })
    );
  }

  /** A dark base under a sheet, so that what stands behind does not disturb what is in front. */
  ground(x: number, y: number, width: number, height: number, opacity = 0.62, radius = 3): string {
    return rect(x, y, width, height, { rx: radius, fill: '#0A2219', 'fill-opacity': opacity });
  }

  /** The pane that the light comes through. */
  lit(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: 'mint' | 'lime' = 'mint',
    radius = 2,
  ): string {
    return (
      rect(x, y, width, height, { rx: radius, fill: this.litPaint(colour) }) +
      rect(x, y, width, height, {
        rx: radius,
        fill: 'none',
        stroke: '#FBFFF4',
        'stroke-opacity': '.7',
        'stroke-width': 1,
      })
    );
  }

  litPaint(colour: 'mint' | 'lime' = 'mint'): string {
    return colour === 'mint'
      ? this.definitions.linear([
          [0, '#F4FFF8'],
          [0.5, MINT],
          [1, '#6CCBA0'],
        ])
      : this.definitions.linear([
          [0, '#F3FFC0'],
          [0.5, LIME],
          [1, '#93B43E'],
        ]);
  }

  /** Light that spills around a lit pane. */
  glow(cx: number, cy: number, r: number, colour: string = MINT, opacity = 0.5): string {
    const fill = this.definitions.radial([
      [0, colour, opacity],
      [0.45, colour, opacity * 0.3],
      [1, colour, 0],
    ]);
    return circle(cx, cy, r, { fill });
  }

  /** A dim pane inside a sheet. */
  pane(x: number, y: number, width: number, height: number, level = 0.5, radius = 2): string {
    const fill = this.definitions.linear([
      [0, '#BFF0D6', 0.62 * level],
      [1, '#1C8A63', 0.42 * level],
    ]);
    return rect(x, y, width, height, { rx: radius, fill });
  }

  /** Lines of unreadable text. */
  text(
    x: number,
    y: number,
    widths: readonly number[],
    { step = 13, height = 4, opacity = 0.55 } = {},
  ): string {
    const d = widths.map((width, line) => box(x, y + line * step, width, height)).join('');
    return path(d, { fill: '#DFF7EA', 'fill-opacity': opacity.toFixed(2) });
  }

  /** The bar of a window with its three dots. */
  titleBar(x: number, y: number, width: number, height = 20): string {
    const dots = [0, 1, 2].map((index) => circle(x + 13 + index * 11, y + height / 2, 2.6, {})).join('');
    return (
      rect(x, y, width, height, { fill: IRON, 'fill-opacity': '.5' }) +
      group({ fill: '#BFF0D6', 'fill-opacity': '.75' }, dots) +
      rect(x + 52, y + height / 2 - 3.5, width * 0.42, 7, { rx: 3.5, fill: '#BFF0D6', 'fill-opacity': '.18' })
    );
  }

  /** Shafts of light that fall through the roof, from the upper right. */
  shafts(): string {
    const fill = this.definitions.linear([
      [0, '#E8FBD0', 0.2],
      [0.5, MINT, 0.06],
      [1, MINT, 0],
    ]);
    const shaft = (from: number, to: number) =>
      polygon([
        [from, -10],
        [to, -10],
        [to - 330, 370],
        [from - 400, 370],
      ]);
    return path(shaft(470, 540), { fill }) + path(shaft(600, 720), { fill });
  }

  /** The hall behind the subject: a glass wall that leans like the sheets, with the light at the upper right. */
  hall(seed: string): string {
    const place = (u: number, v: number): Point => [u * NARROWING, v + u * RISE];
    const wall = {
      place,
      columns: bars(-10, 700, 10),
      rows: bars(-60, 490, 7),
      bar: 2.6,
    };
    const light: Light = ([x, y]) => 0.15 + 0.62 * clamp(1 - Math.hypot(x - 640, y + 10) / 600) ** 1.5;
    const dusk = this.definitions.radial(
      [
        [0, INK, 0.5],
        [0.55, INK, 0.3],
        [1, INK, 0],
      ],
      [0.42, 0.56],
      0.52,
    );
    const sunlight = this.definitions.radial(
      [
        [0, '#E8FBD0', 0.34],
        [0.35, MINT, 0.14],
        [1, EMERALD, 0],
      ],
      [1, 0],
      0.75,
    );
    const floor = this.definitions.linear(
      [
        [0, IRON, 0],
        [1, IRON, 0.8],
      ],
      [0, 0, 0, 1],
    );
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: INK }) +
      glaze(this.definitions, wall, { light, random: seeded(seed), variety: 0.8 }, 18) +
      rect(0, 0, WIDTH, HEIGHT, { fill: sunlight }) +
      rect(0, 0, WIDTH, HEIGHT, { fill: dusk }) +
      this.shafts() +
      rect(0, 200, WIDTH, 160, { fill: floor })
    );
  }
}
