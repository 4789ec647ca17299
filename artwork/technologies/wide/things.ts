import { INK, IRON, mix, shade } from '../../palette.ts';
import type { Space } from '../../services/studio/space.ts';
import { box, circle, group, hundredth, number, path, rect } from '../../svg.ts';

import { type Look, Material } from './material.ts';

type Triple = readonly [number, number, number];

/** What stands in the scenes: windows, servers, stores, blocks, and the signs on them. */
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

  /** A tick, by its middle. */
  check(x: number, y: number, size: number, colour = this.ink(true), width = size * 0.2): string {
    const d = `M${number(x - size * 0.4)} ${number(y + size * 0.02)}l${number(size * 0.28)} ${number(size * 0.28)} ${number(size * 0.52)}${number(-size * 0.56)}`;
    return this.wire(d, { width, opacity: 1, colour });
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
    const bar = this.isDay ? mix(INK, this.tint.deep, 0.6) : IRON;
    return (
      this.sheet(0, 0, w, h, look, 0.8) +
      path(`M0 40V5a5 5 0 0 1 5-5H${w - 5}a5 5 0 0 1 5 5V40z`, {
        fill: bar,
        'fill-opacity': this.isDay ? undefined : '.6',
      }) +
      group({ fill: this.tint.pale, 'fill-opacity': '.85' }, dots) +
      rect(96, 13, w * 0.4, 14, { rx: 7, fill: this.tint.pale, 'fill-opacity': '.22' }) +
      content.join('')
    );
  }

  /** The front of a server: units with their lamps. */
  server(x: number, y: number, w: number, h: number, units: number, look: Look = {}): string {
    const step = (h - 14) / units;
    const rows = Array.from({ length: units }, (_, unit) => {
      const top = y + 10 + unit * step;
      const row = look.lit
        ? this.lit(x + 10, top, w - 20, step - 7, look.lit)
        : this.pane(x + 10, top, w - 20, step - 7, look.level ?? 0.5);
      const lamps =
        box(x + 20, top + step / 2 - 7, 8, 8) +
        box(x + 34, top + step / 2 - 7, 8, 8) +
        box(x + w - 20 - w * 0.34, top + step / 2 - 6, w * 0.34, 5);
      return row + path(lamps, { fill: this.ink(Boolean(look.lit)), 'fill-opacity': '.7' });
    });
    return this.sheet(x, y, w, h, { ...look, lit: undefined }, 0.86) + rows.join('');
  }

  /** A drum of glass that stands: a store of data. */
  drum(
    x: number,
    y: number,
    rx: number,
    height: number,
    { level = 0.5, lit }: Look = {},
    slices = 3,
  ): string {
    const ry = rx * 0.34;
    const body = (from: number, to: number) =>
      `M${number(x - rx)} ${number(from)}A${number(rx)} ${number(ry)} 0 0 0 ${number(x + rx)} ${number(from)}V${number(to)}A${number(rx)} ${number(ry)} 0 0 1 ${number(x - rx)} ${number(to)}z`;
    const step = height / slices;
    const rounds = Array.from({ length: slices }, (_, index) =>
      this.glass(
        body(y + index * step, y + (index + 1) * step - (slices > 1 ? 7 : 0)),
        { level: level * (1 - index * 0.14), lit },
        0.85,
      ),
    ).reverse();
    const top = `M${number(x - rx)} ${number(y)}a${number(rx)} ${number(ry)} 0 1 1 ${number(rx * 2)} 0a${number(rx)} ${number(ry)} 0 1 1${number(-rx * 2)} 0z`;
    return rounds.join('') + this.glass(top, { level: Math.min(1, level + 0.3), lit }, 0.6);
  }

  /** A block of glass in a room, by its lowest back corner and its size. */
  block(space: Space, [x, y, z]: Triple, [w, d, h]: Triple, { level = 0.5, lit }: Look = {}): string {
    const [right, front, top] = [x + w, y + d, z + h];
    const crown = space.outline(x, y, top, right, y, top, right, front, top, x, front, top);
    const face = space.outline(x, front, top, right, front, top, right, front, z, x, front, z);
    const side = space.outline(right, y, top, right, y, z, right, front, z, right, front, top);
    const ramp = lit === 'accent' ? this.tint.second : this.tint.ramp;
    const base = lit ? 0.74 : this.isDay ? 0.66 + level * 0.1 : 0.22 + level * 0.42;
    const opacity = lit ? 1 : this.isDay ? 0.3 + level * 0.6 : 0.86;
    const fill = (step: number) => ({ fill: shade(ramp, base + step), 'fill-opacity': hundredth(opacity) });
    const edge = this.isDay ? IRON : shade(ramp, lit ? 0.97 : 0.72);
    return (
      path(crown + face + side, { fill: this.dark(), 'fill-opacity': '.8' }) +
      path(crown, fill(0.2)) +
      path(face, fill(-0.02)) +
      path(side, fill(-0.12)) +
      path(crown + face + side, {
        fill: 'none',
        stroke: edge,
        'stroke-opacity': this.isDay ? undefined : '.8',
        'stroke-width': this.isDay ? 2.6 : 2,
        'stroke-linejoin': 'round',
      })
    );
  }
}
