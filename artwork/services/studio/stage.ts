import { Studio } from '../../expertise/studio.ts';
import { bar, bars, leading } from '../../glass.ts';
import { INK, IRON, MINT } from '../../palette.ts';
import { Definitions, drawing, hundredth, path, rect, type Stop } from '../../svg.ts';
import { type Frame, HERO } from './frame.ts';
import { ACROSS, type Along, type Lit, stops } from './shorthand.ts';
import type { BlockLook, Faces } from './space.ts';

export type LightSide = 'right' | 'left' | 'above';

const FROM: Readonly<Record<LightSide, Along>> = {
  right: [1, 0, 0, 1],
  left: [0, 0, 1, 1],
  above: [0.5, 0, 0.5, 1],
};

/** Gradients that run away from the light unless told otherwise. */
class LitDefinitions extends Definitions {
  readonly #along: Along;

  constructor(light: LightSide) {
    super();
    this.#along = FROM[light];
  }

  override linear(of: readonly Stop[], along: Along = this.#along): string {
    return super.linear(of, along);
  }
}

/** The studio of the expertise cards, for whole scenes: any outline in glass, any side for the light. By night. */
export class Stage extends Studio {
  override readonly definitions: Definitions;
  /** Fine lines of light on glass. */
  readonly line: string = '#CFF5E1';
  /** Marks on a lit pane. */
  readonly mark: string = '#12503A';

  constructor(light: LightSide = 'right') {
    super();
    this.definitions = new LitDefinitions(light);
  }

  /** A gradient from the light to the shade. */
  paint(...of: string[]): string {
    return this.definitions.linear(stops(...of));
  }

  /** A gradient along a direction of its own. */
  along(direction: Along, ...of: string[]): string {
    return this.definitions.linear(stops(...of), direction);
  }

  /** Any outline as a sheet of glass. @param backing how much of what stands behind is hidden */
  glass(d: string, { strength = 1, backing = 0.6, edge = 1.6 } = {}): string {
    const fill = this.paint(
      `#A9EBCB ${0.5 * strength}`,
      `#2C9A73 ${0.42 * strength}`,
      `#0D3A2A ${0.62 * strength}`,
    );
    const stroke = this.paint(
      `#EFFFF6 ${strength}`,
      `#7FD9AF ${0.5 * strength}`,
      `#2C7A5C ${0.5 * strength}`,
    );
    return (
      (backing > 0 ? path(d, { fill: '#0A2219', 'fill-opacity': hundredth(backing) }) : '') +
      path(d, { fill, stroke, 'stroke-width': edge, 'stroke-linejoin': 'round' })
    );
  }

  /** Any outline with the light coming through. */
  litGlass(d: string, colour: Lit = 'mint'): string {
    return path(d, {
      fill: this.litPaint(colour),
      stroke: '#FBFFF4',
      'stroke-opacity': '.7',
      'stroke-width': 1,
    });
  }

  /** A block of glass from its three faces. */
  solid({ top, front, side }: Faces, { level = 0.5, lit, backing = 0.86 }: BlockLook): string {
    if (lit) {
      const [crown, flank] = lit === 'lime' ? ['#FCFFE6', '#EAFA9E'] : ['#FBFFF4', '#DDF8E8'];
      return (
        path(top, { fill: crown }) + path(side, { fill: flank }) + path(front, { fill: this.litPaint(lit) })
      );
    }
    const glass = this.paint(`#8FE0BA ${0.24 + 0.34 * level}`, `#12503A ${0.5 + 0.3 * level}`);
    return (
      path(top + front + side, { fill: '#0A2219', 'fill-opacity': hundredth(backing) }) +
      path(top, { fill: '#6FD3A6', 'fill-opacity': hundredth(0.2 + 0.34 * level) }) +
      path(side, { fill: '#8FE0BA', 'fill-opacity': hundredth(0.24 + 0.34 * level) }) +
      path(front, { fill: glass }) +
      this.wire(top + front + side, { width: 1.3, opacity: 0.7 })
    );
  }

  /** A darker part of a sheet. */
  recess(x: number, y: number, width: number, height: number, radius = 2): string {
    return rect(x, y, width, height, { rx: radius, fill: IRON, 'fill-opacity': '.45' });
  }

  /** Bars that stand for text, from path data. */
  words(d: string, opacity = 0.55): string {
    return path(d, { fill: '#DFF7EA', 'fill-opacity': hundredth(opacity) });
  }

  /** A fine line of light. */
  wire(d: string, { width = 1.4, opacity = 0.6, dash = '', colour = this.line } = {}): string {
    return path(d, {
      fill: 'none',
      stroke: colour,
      'stroke-opacity': opacity < 1 ? hundredth(opacity) : undefined,
      'stroke-width': width,
      'stroke-dasharray': dash || undefined,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
  }

  /** A line of iron. */
  iron(d: string, width = 3): string {
    return path(d, { fill: 'none', stroke: IRON, 'stroke-width': width, 'stroke-linejoin': 'round' });
  }

  /** A plane of shadow. */
  shade(d: string, opacity = 0.4): string {
    return path(d, { fill: '#06110C', 'fill-opacity': hundredth(opacity) });
  }

  /** Marks on a lit pane, such as bars of text. */
  marks(d: string, opacity = 0.72): string {
    return path(d, { fill: this.mark, 'fill-opacity': hundredth(opacity) });
  }

  /** A lit pane cut by leads. */
  window(
    x: number,
    y: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    colour: Lit = 'mint',
  ) {
    const leads = [
      ...bars(x, x + width, columns)
        .slice(1, -1)
        .map((at) => bar([at, y], [at, y + height], 1.8)),
      ...bars(y, y + height, rows)
        .slice(1, -1)
        .map((at) => bar([x, at], [x + width, at], 1.8)),
    ];
    return this.lit(x, y, width, height, colour) + this.marks(leads.join(''), 0.75);
  }

  /** Iron bars with the shade that they throw on the glass. */
  leads(d: string, softness = 8): string {
    return leading(this.definitions, d, softness);
  }

  /** One colour over a whole picture, fading along a direction. */
  veil({ width, height }: Frame, fill: string): string {
    return rect(0, 0, width, height, { fill });
  }

  /** The file. A hero dissolves into the page's ink on its left. */
  finish(frame: Frame, ...children: string[]): string {
    const fade = this.definitions.linear(
      [
        [0, INK],
        [0.08, INK, 0.94],
        [0.2, INK, 0.5],
        [0.38, INK, 0],
      ],
      ACROSS,
    );
    const dissolved = frame === HERO ? [this.veil(frame, fade)] : [];
    return drawing(frame, this.definitions, ...children, ...dissolved);
  }

  /** A bright spot of light at a place, over everything. */
  spark(x: number, y: number, r: number, colour: string = MINT): string {
    return this.glow(x, y, r, colour, 0.8) + this.glow(x, y, r * 0.4, '#FDFFF0', 0.9);
  }
}
