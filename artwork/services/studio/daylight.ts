import { INK, IRON, LIME } from '../../palette.ts';
import { box, circle, group, hundredth, path, rect } from '../../svg.ts';
import type { Lit } from './shorthand.ts';
import type { BlockLook, Faces } from './space.ts';
import { Stage } from './stage.ts';

/** The same studio by day: pale glass in a fine dark frame, and colour where the night has light. */
export class Daylight extends Stage {
  override readonly line: string = INK;
  override readonly mark: string = '#12372A';

  override sheet(
    x: number,
    y: number,
    width: number,
    height: number,
    { strength = 1, radius = 3 } = {},
  ): string {
    const look = { rx: radius, fill: this.#clear(strength), stroke: IRON, 'stroke-width': 1.8 };
    return rect(x, y, width, height, look);
  }

  override ground(x: number, y: number, width: number, height: number, opacity = 0.62, radius = 3): string {
    return rect(x, y, width, height, { rx: radius, fill: '#E9F3EA', 'fill-opacity': hundredth(opacity) });
  }

  override glass(d: string, { strength = 1, backing = 0.6, edge = 1.8 } = {}): string {
    return (
      (backing > 0 ? path(d, { fill: '#E9F3EA', 'fill-opacity': hundredth(backing) }) : '') +
      path(d, { fill: this.#clear(strength), stroke: IRON, 'stroke-width': edge, 'stroke-linejoin': 'round' })
    );
  }

  override litPaint(colour: Lit = 'mint'): string {
    return colour === 'mint'
      ? this.paint('#8FE0BA', '#1C8F66', '#0F5F44')
      : this.paint('#F3FFC0', LIME, '#B4D23C');
  }

  override lit(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: Lit = 'mint',
    radius = 2,
  ): string {
    const look = { rx: radius, fill: this.litPaint(colour), stroke: IRON, 'stroke-width': 1.4 };
    return rect(x, y, width, height, look);
  }

  override litGlass(d: string, colour: Lit = 'mint'): string {
    return path(d, {
      fill: this.litPaint(colour),
      stroke: IRON,
      'stroke-width': 1.8,
      'stroke-linejoin': 'round',
    });
  }

  override pane(x: number, y: number, width: number, height: number, level = 0.5, radius = 2): string {
    const fill = this.paint(`#A9E3C6 ${0.25 + 0.7 * level}`, `#3FA37B ${0.25 + 0.7 * level}`);
    return rect(x, y, width, height, { rx: radius, fill });
  }

  override recess(x: number, y: number, width: number, height: number, radius = 2): string {
    return rect(x, y, width, height, { rx: radius, fill: '#0F7B55', 'fill-opacity': '.16' });
  }

  override words(d: string, opacity = 0.55): string {
    return path(d, { fill: '#12372A', 'fill-opacity': hundredth(opacity) });
  }

  override text(
    x: number,
    y: number,
    widths: readonly number[],
    { step = 13, height = 4, opacity = 0.55 } = {},
  ): string {
    return this.words(widths.map((width, line) => box(x, y + line * step, width, height)).join(''), opacity);
  }

  override titleBar(x: number, y: number, width: number, height = 20): string {
    const dots = [0, 1, 2].map((index) => circle(x + 13 + index * 11, y + height / 2, 2.6, {})).join('');
    return (
      rect(x, y, width, height, { fill: '#12372A' }) +
      group({ fill: '#BFF0D6' }, dots) +
      rect(x + 52, y + height / 2 - 3.5, width * 0.42, 7, { rx: 3.5, fill: '#BFF0D6', 'fill-opacity': '.25' })
    );
  }

  override solid({ top, front, side }: Faces, { level = 0.5, lit, backing = 0.8 }: BlockLook): string {
    const edges = this.iron(top + front + side, 1.8);
    if (lit) {
      const [crown, flank] = lit === 'lime' ? ['#FBFFDD', '#E6F58E'] : ['#BFF0D6', '#0F6B4B'];
      return (
        path(top, { fill: crown }) +
        path(side, { fill: flank }) +
        path(front, { fill: this.litPaint(lit) }) +
        edges
      );
    }
    return (
      path(top + front + side, { fill: '#EEF6EE', 'fill-opacity': hundredth(backing) }) +
      path(top, { fill: '#FFFFFF', 'fill-opacity': '.7' }) +
      path(side, { fill: '#1C8F66', 'fill-opacity': hundredth(0.16 + 0.4 * level) }) +
      path(front, { fill: this.paint(`#BFF0D6 ${0.3 + 0.6 * level}`, `#3FA37B ${0.2 + 0.6 * level}`) }) +
      edges
    );
  }

  override shade(d: string, opacity = 0.4): string {
    return path(d, { fill: '#12372A', 'fill-opacity': hundredth(opacity * 0.4) });
  }

  #clear(strength: number): string {
    return this.paint(
      `#FFFFFF ${0.92 * strength}`,
      `#DDF0E4 ${0.85 * strength}`,
      `#A8D6BD ${0.8 * strength}`,
    );
  }
}
