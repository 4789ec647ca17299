import { bars } from '../../glass.ts';
import { box, circle, group, number, type Point, polyline, rect } from '../../svg.ts';
import type { Lit } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** Height of the bar at the top of a window. */
export const TITLE = 20;

/** A browser window; its page starts below the bar. */
export function browser(s: Stage, width: number, height: number, ...page: string[]): string {
  return (
    s.ground(0, 0, width, height, 0.7) +
    s.sheet(0, 0, width, height) +
    s.titleBar(0, 0, width) +
    page.join('')
  );
}

/** A phone and what it shows; its screen starts at 8, 8. */
export function phone(s: Stage, width: number, height: number, ...page: string[]): string {
  const radius = width * 0.15;
  return (
    s.ground(0, 0, width, height, 0.82, radius) +
    s.sheet(0, 0, width, height, { radius }) +
    s.recess(7, 7, width - 14, height - 14, radius - 6) +
    page.join('') +
    rect(width / 2 - width * 0.14, 14, width * 0.28, 5, { rx: 2.5, fill: s.line, 'fill-opacity': '.5' })
  );
}

/** Widths of lines of text, uneven as text is. */
export function textWidths(width: number, count: number): number[] {
  const shares = [1, 0.82, 0.94, 0.56, 0.9, 0.74];
  return Array.from({ length: count }, (_, line) => width * (shares[line % shares.length] ?? 1));
}

/** A written page: a heading and lines. */
export function paper(s: Stage, width: number, height: number, { lit }: { lit?: Lit } = {}): string {
  const margin = width * 0.14;
  const inner = width - 2 * margin;
  const step = Math.max(7, height * 0.09);
  const count = Math.floor((height - margin * 2 - step) / step);
  const heading = box(margin, margin, inner * 0.55, step * 0.5);
  const lines = textWidths(inner, count).map((line, row) =>
    box(margin, margin + step * (row + 1.4), line, step * 0.28),
  );
  if (lit) return s.lit(0, 0, width, height, lit) + s.marks(heading + lines.join(''), 0.6);
  return (
    s.ground(0, 0, width, height, 0.6) +
    s.sheet(0, 0, width, height, { strength: 0.85 }) +
    s.words(heading + lines.join(''), 0.5)
  );
}

/** How a ledger is ruled. */
export interface Ruling {
  rows: number;
  /** Left edges of the columns, in shares of the width. */
  columns: readonly number[];
  /** A row with the light behind it. */
  litRow?: number;
  lit?: Lit;
}

/** A table of rows: the head, the rules, a mark in each cell. */
export function ledger(s: Stage, width: number, height: number, ruling: Ruling): string {
  const { rows, columns, litRow, lit = 'mint' } = ruling;
  const head = TITLE;
  const step = (height - head) / rows;
  const cell = (column: number, y: number, share: number) => {
    const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? 1];
    return box(left * width + 8, y + step / 2 - 2, ((right - left) * width - 16) * share, 4);
  };
  const all = Array.from({ length: rows }, (_, row) => row);
  const row = (index: number) =>
    columns
      .map((_, column) => cell(column, head + index * step, [0.9, 0.6, 0.75][(index + column) % 3] ?? 1))
      .join('');
  return (
    s.ground(0, 0, width, height, 0.7) +
    s.sheet(0, 0, width, height) +
    s.recess(0, 0, width, head, 0) +
    s.words(columns.map((left) => box(left * width + 8, head / 2 - 2.5, width * 0.11, 5)).join(''), 0.8) +
    s.wire(
      bars(head, height, rows)
        .slice(1, -1)
        .map((y) => `M0 ${number(y)}h${number(width)}`)
        .join(''),
      {
        width: 0.8,
        opacity: 0.25,
      },
    ) +
    s.words(
      all
        .filter((index) => index !== litRow)
        .map(row)
        .join(''),
    ) +
    (litRow === undefined
      ? ''
      : s.lit(2, head + litRow * step + 2, width - 4, step - 4, lit) + s.marks(row(litRow)))
  );
}

/** A month of days; some of them lit. */
export function calendar(
  s: Stage,
  width: number,
  height: number,
  {
    columns = 5,
    rows = 4,
    lit = [],
  }: { columns?: number; rows?: number; lit?: readonly (readonly [number, Lit])[] },
): string {
  const top = TITLE + 6;
  const [stepX, stepY] = [(width - 12) / columns, (height - top - 8) / rows];
  const days = Array.from({ length: columns * rows }, (_, day) => {
    const [x, y] = [6 + (day % columns) * stepX + 2, top + Math.floor(day / columns) * stepY + 2];
    const colour = lit.find(([at]) => at === day)?.[1];
    return colour
      ? s.lit(x, y, stepX - 4, stepY - 4, colour)
      : s.pane(x, y, stepX - 4, stepY - 4, 0.35 + 0.3 * ((day * 7) % 5) * 0.25);
  });
  const rings = [0.25, 0.75].map((share) => `M${number(width * share)}-7v14`).join('');
  return (
    s.ground(0, 0, width, height, 0.7) +
    s.sheet(0, 0, width, height) +
    s.recess(0, 0, width, TITLE, 0) +
    s.words(box(width / 2 - width * 0.16, TITLE / 2 - 2.5, width * 0.32, 5), 0.8) +
    days.join('') +
    s.wire(rings, { width: 3, opacity: 0.9 })
  );
}

/** Columns of a chart that stand on a line. */
export function columns(
  s: Stage,
  x: number,
  base: number,
  width: number,
  heights: readonly number[],
  lit?: Lit,
): string {
  const step = width / heights.length;
  return heights
    .map((height, index) => {
      const at = [x + index * step + step * 0.14, base - height, step * 0.72, height] as const;
      return lit && index === heights.length - 1
        ? s.lit(...at, lit)
        : s.pane(...at, 0.5 + (0.5 * index) / heights.length);
    })
    .join('');
}

/** A curve through points, with a dot at its end. */
export function curve(s: Stage, points: readonly Point[], width = 2): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  return s.wire(polyline(points), { width, opacity: 1 }) + circle(x, y, width * 1.8, { fill: s.line });
}

/** A screen on its foot, with the foot's middle at 0, 0. */
export function monitor(s: Stage, width: number, height: number, ...shown: string[]): string {
  const foot = height * 0.3;
  return (
    s.iron(`M0 0v${number(-foot)}`, width * 0.07) +
    s.iron(`M${number(-width * 0.18)}-1h${number(width * 0.36)}`, 4) +
    group(
      { transform: `translate(${number(-width / 2)} ${number(-foot - height)})` },
      s.ground(0, 0, width, height, 0.85),
      s.sheet(0, 0, width, height),
      ...shown,
    )
  );
}
