import { INK, IRON } from '../../palette.ts';
import { group, hundredth, number, type Point } from '../../svg.ts';
import { type Cell, inset } from '../glass/cells.ts';
import { around, brightest } from '../glass/lights.ts';
import { upright } from '../glass/openings.ts';
import { grid } from '../glass/patterns.ts';
import type { Mark } from '../marks/mark.ts';
import { leaning, type Motif } from '../tall/board.ts';

import { HEIGHT, WIDTH } from './material.ts';
import { Things } from './things.ts';
/** How the room of a scene is lit, and where the mark hangs in it. */
export interface Room {
  /** Rise of the transoms for one unit to the right; negative climbs. */
  lean?: number;
  /** Corner of the pane with the mark. */
  corner: 'nw' | 'ne' | 'sw' | 'se';
  /** Where the light stands, in the picture. */
  light?: Point;
  /** Side of a pane of the wall. */
  pane?: number;
}

/** A landscape scene: things of glass before a wall with the technology's mark. */
export class Bench extends Things {
  readonly mark: Mark;
  readonly lean: number;
  readonly #room: Room;

  constructor(motif: Pick<Motif, 'mark' | 'tint' | 'random'>, room: Room) {
    super(motif);
    this.mark = motif.mark;
    this.lean = room.lean ?? -0.15;
    this.#room = room;
  }

  /** The wall of panes, with the mark cut into the great pane of one corner. */
  wall(): string {
    const { corner, light: sun = [1120, -20], pane = 118 } = this.#room;
    const surface = leaning(this.lean);
    const top = -Math.max(0, this.lean) * WIDTH - 30;
    const bottom = HEIGHT + Math.max(0, -this.lean) * WIDTH + 30;
    const left = -0.62 * pane;
    const columns = Math.ceil((WIDTH - left) / pane);
    const rows = Math.ceil((bottom - top) / pane);
    const column = corner.endsWith('w') ? 1 : Math.floor((WIDTH - 18 - left) / pane) - 2;
    const gx = left + column * pane;
    // The great pane stands on the grid: on the row that comes nearest to the place that it should have.
    const wanted = (corner.startsWith('n') ? 160 : HEIGHT - 160) - (gx + pane) * this.lean - pane;
    const rise = [gx * this.lean, (gx + 2 * pane) * this.lean] as const;
    const [highest, lowest] = [14 - Math.min(...rise), HEIGHT - 14 - 2 * pane - Math.max(...rise)];
    const nearest = top + Math.round((wanted - top) / pane) * pane;
    const gy = nearest < highest ? nearest + pane : nearest > lowest ? nearest - pane : nearest;
    const great = upright(gx, gy, pane * 2, pane * 2);
    const at: Point = [gx + pane, gy + pane];
    const isCovered = (cell: Cell) => {
      const [x, y] = [
        ((cell[0]?.[0] ?? 0) + (cell[2]?.[0] ?? 0)) / 2,
        ((cell[0]?.[1] ?? 0) + (cell[2]?.[1] ?? 0)) / 2,
      ];
      return x > gx && x < gx + pane * 2 && y > gy && y < gy + pane * 2;
    };
    const cells = grid([columns * pane, rows * pane], columns, rows)
      .map((cell) => cell.map(([x, y]): Point => [x + left, y + top]))
      .filter((cell) => !isCovered(cell));
    const sunAt: Point = [sun[0], sun[1] - sun[0] * this.lean];
    const light = brightest(around(sunAt, 1000, 0.1, 0.72, 1.3), around(at, pane * 4, 0, 0.34));
    const whole = upright(left, top, columns * pane, rows * pane);
    const panes = this.glazier.colour(cells, { light, lead: 5, variety: 0.8 });
    const lit = this.glazier.colour([great], { light: () => 0.5, lead: 7, variety: 0 });
    return (
      this.glazier.panes(surface, panes, whole, 16) +
      this.#dusk(sun) +
      this.glazier.panes(surface, lit, inset(great, -4), 22) +
      this.glazier.spill(surface, [at[0] + pane * 0.5, at[1] - pane * 0.6], pane * 1.1, 0.3, this.tint.pale) +
      this.#etching(surface, at, pane * 1.36)
    );
  }

  /** Children on a sheet that leans as the wall does, their upper left corner at a place. */
  at(x: number, y: number, ...children: string[]): string {
    return group(
      { transform: `matrix(.96 ${hundredth(this.lean)} 0 1 ${number(x)} ${number(y)})` },
      ...children,
    );
  }

  /** The floor's shadow and the file. */
  scene(...children: string[]): string {
    return this.finish(this.wall(), ...children);
  }

  #etching(surface: (at: Point) => Point, at: Point, size: number): string {
    const fit = size / Math.max(1, Math.hypot(this.mark.width, this.mark.height) * 0.8);
    return this.glazier.etched(surface, this.mark, at, fit, 0.98);
  }

  #dusk(sun: Point): string {
    const shadow = this.definitions.radial(
      [
        [0, INK, 0.62],
        [0.6, INK, 0.34],
        [1, INK, 0],
      ],
      [0.5, 0.56],
      0.5,
    );
    const foot = this.shade(
      [
        [0, IRON, 0],
        [0.62, IRON, 0],
        [1, IRON, 0.62],
      ],
      [0, 0, 0, 1],
    );
    return this.haze([sun[0] / WIDTH, sun[1] / HEIGHT], 0.7, 0.3) + this.veil(shadow) + this.veil(foot);
  }
}
