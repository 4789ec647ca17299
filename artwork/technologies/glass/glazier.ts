import { IRON } from '../../palette.ts';
import { group, number, type Point, path, tag } from '../../svg.ts';
import type { Mark } from '../marks/mark.ts';
import type { Bounds, Outline } from '../marks/outline.ts';
import { type Cell, distance } from './cells.ts';
import { Cutter, type Daylight, type Surface } from './cutter.ts';
import { grid } from './patterns.ts';
/** Where a mark stands on its surface. */
export interface Setting {
  at: Point;
  /** Its longer side. */
  size: number;
  /** The panes that go on behind it; without them it has panes of its own. */
  cells?: readonly Cell[];
  lead: number;
  /** Light behind the mark; the wall's own is the standard. */
  light?: Daylight;
  /** Width of its iron outline in the picture. */
  iron?: number;
  /** Strength of the light that spills around it. */
  glow?: number;
}

/** Sets marks among the panes that it cuts. */
export class Glazier extends Cutter {
  /** A mark with the light behind it: its own glass in the same panes, and iron around it. */
  mark(surface: Surface, mark: Mark, setting: Setting): string {
    const { at, size, lead, iron = 7, glow = 0.55 } = setting;
    const cells = setting.cells ?? own(at, size);
    const light =
      setting.light ??
      (([x, y]) => 0.87 + (0.13 * (x - at[0] - y + at[1])) / size - (0.1 * distance([x, y], at)) / size);
    const set = ([x, y]: Point): Point => surface([at[0] + x * size, at[1] + y * size]);
    const whole = this.definitions.shape(path(`${mark.whole.map(set)}`, {}));
    const within = (outline: Outline): Cell[] => {
      const bounds = outline.map(([x, y]) => [at[0] + x * size, at[1] + y * size]).bounds();
      return cells.filter((cell) => overlaps(cell, bounds));
    };
    const lit = mark.parts.map((part) => {
      const d = mark.parts.length > 1 ? this.definitions.shape(path(`${part.map(set)}`, {})) : whole;
      const panes = this.colour(within(part), { light, lead: lead * 0.5, variety: 0.45 });
      return group({ 'clip-path': this.definitions.clipTo(d) }, this.fills(surface, panes));
    });
    const line = (attributes: Record<string, string | number>) =>
      tag('use', { href: `#${whole}`, ...attributes });
    return (
      this.spill(surface, at, size * 0.85, glow) +
      line({ fill: IRON, stroke: IRON, 'stroke-width': number(iron * 2), 'stroke-linejoin': 'round' }) +
      lit.join('') +
      line({ fill: 'none', stroke: this.tint.white, 'stroke-opacity': '.55', 'stroke-width': 1.4 })
    );
  }

  /** A mark scratched into a pane: clear lines that catch the light on one side. */
  etched(surface: Surface, mark: Mark, at: Point, size: number, opacity = 0.9): string {
    const set = ([x, y]: Point): Point => surface([at[0] + x * size, at[1] + y * size]);
    // Parts may overlap in opposite turns, which as one outline would leave a hole.
    const d = mark.parts.map((part) => path(`${part.map(set)}`, {})).join('');
    const id = this.definitions.shape(group({}, d));
    const frost = this.definitions.linear([
      [0, this.tint.white, opacity],
      [1, this.tint.pale, opacity * 0.62],
    ]);
    return (
      tag('use', { href: `#${id}`, fill: IRON, 'fill-opacity': '.45', transform: 'translate(2 3)' }) +
      tag('use', { href: `#${id}`, fill: frost })
    );
  }
}

/** Panes for a mark whose surroundings are cut in a way that would break it. */
function own([x, y]: Point, size: number): Cell[] {
  const [half, step] = [size * 0.6, size * 1.2];
  return grid([step, step], 5, 5).map((cell) => cell.map(([u, v]): Point => [x - half + u, y - half + v]));
}

function overlaps(cell: Cell, { left, top, right, bottom }: Bounds): boolean {
  const [xs, ys] = [cell.map(([x]) => x), cell.map(([, y]) => y)];
  return (
    Math.max(...xs) > left && Math.min(...xs) < right && Math.max(...ys) > top && Math.min(...ys) < bottom
  );
}
