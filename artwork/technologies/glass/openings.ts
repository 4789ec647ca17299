import type { Point } from '../../svg.ts';
import { type Cell, times } from './cells.ts';

/** A rectangle. */
export function upright(x: number, y: number, width: number, height: number): Cell {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A regular outline; with many corners, a disc. */
export function regular([x, y]: Point, radius: number, corners: number, turn = 0): Cell {
  return times(corners, (index): Point => {
    const angle = turn + (index / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** A window with a round head: the arch is a half circle on the full width. */
export function arched(x: number, y: number, width: number, height: number, bends = 14): Cell {
  const r = width / 2;
  const head = times(bends + 1, (index): Point => {
    const turn = Math.PI + (index / bends) * Math.PI;
    return [x + r + Math.cos(turn) * r, y + r + Math.sin(turn) * r];
  });
  return [...head, [x + width, y + height], [x, y + height]];
}

/** A window with a pointed roof. */
export function gabled(x: number, y: number, width: number, height: number, roof: number): Cell {
  return [
    [x, y + roof],
    [x + width / 2, y],
    [x + width, y + roof],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** A window with a pointed arch, each side a part of a circle around the foot of the other. */
export function pointed(x: number, y: number, width: number, height: number, bends = 9): Cell {
  const rise = (Math.sqrt(3) / 2) * width;
  const side = (sign: number) =>
    times(bends + 1, (index): Point => {
      const turn = (index / bends) * (Math.PI / 3);
      return [x + width / 2 + sign * (width * Math.cos(turn) - width / 2), y + rise - width * Math.sin(turn)];
    });
  return [...side(-1), ...side(1).reverse().slice(1), [x + width, y + height], [x, y + height]];
}
