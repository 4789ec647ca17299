import { IRON, shade } from '../../palette.ts';
import { box, circle, group, hundredth, number, path, rect } from '../../svg.ts';
import { type Look, Material } from './material.ts';
import type { Space } from './space.ts';

type Triple = readonly [number, number, number];

/** What stands in the scenes: windows, blocks, and the signs on them. */
export class Things extends Material {
  /** Lines of unreadable text. */
  text(
    x: number,
    y: number,
    widths: readonly number[],
    { step = 24, height = 8, opacity = 0.6, onLit = false } = {},
  ): string {
    const d = widths.map((width, line) => box(x, y + line * step, width, height)).join('');
    return path(d, { fill: this.ink(onLit), 'fill-opacity': hundredth(opacity) });
  }

  /** A cross, by its middle. */
  cross(x: number, y: number, size: number, colour = this.ink(), width = size * 0.18): string {
    const half = size * 0.32;
    return this.wire(
      `M${number(x - half)} ${number(y - half)}l${number(half * 2)} ${number(half * 2)}m0 ${number(-half * 2)}l${number(-half * 2)} ${number(half * 2)}`,
      { width, opacity: 1, colour },
    );
  }

  /** A browser window or an application: its content starts below the bar, 40 high. */
  browser(w: number, h: number, look: Look, ...content: string[]): string {
    const dots = [0, 1, 2].map((index) => circle(22 + index * 20, 20, 5, {})).join('');
    return (
      this.sheet(0, 0, w, h, look, 0.8) +
      path(`M0 40V5a5 5 0 0 1 5-5H${w - 5}a5 5 0 0 1 5 5V40z`, {
        fill: IRON,
        'fill-opacity': '.6',
      }) +
      group({ fill: this.tint.pale, 'fill-opacity': '.85' }, dots) +
      rect(96, 13, w * 0.4, 14, { rx: 7, fill: this.tint.pale, 'fill-opacity': '.22' }) +
      content.join('')
    );
  }

  /** A block of glass in a room, by its lowest back corner and its size. */
  block(space: Space, [x, y, z]: Triple, [w, d, h]: Triple, { level = 0.5, lit }: Look = {}): string {
    const [right, front, top] = [x + w, y + d, z + h];
    const crown = space.outline(x, y, top, right, y, top, right, front, top, x, front, top);
    const face = space.outline(x, front, top, right, front, top, right, front, z, x, front, z);
    const side = space.outline(right, y, top, right, y, z, right, front, z, right, front, top);
    const ramp = lit === 'accent' ? this.tint.second : this.tint.ramp;
    const base = lit ? 0.74 : 0.22 + level * 0.42;
    const opacity = lit ? 1 : 0.86;
    const fill = (step: number) => ({ fill: shade(ramp, base + step), 'fill-opacity': hundredth(opacity) });
    return (
      path(crown + face + side, { fill: this.dark(), 'fill-opacity': '.8' }) +
      path(crown, fill(0.2)) +
      path(face, fill(-0.02)) +
      path(side, fill(-0.12)) +
      path(crown + face + side, {
        fill: 'none',
        stroke: shade(ramp, lit ? 0.97 : 0.72),
        'stroke-opacity': '.8',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      })
    );
  }
}
