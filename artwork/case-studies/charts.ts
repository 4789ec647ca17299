import { type Attributes, circle, number, type Point, pair, path } from '../svg.ts';
import type { Ui } from './ui.ts';

/** The box of a chart and the values at its bottom and top. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  min?: number;
  max: number;
}

/** Height of a value in a chart. */
export function heightOf({ y, height, min = 0, max }: Frame, value: number): number {
  return y + height - ((value - min) / (max - min)) * height;
}

/** Values spread evenly from the left to the right edge. */
export function places(frame: Frame, values: readonly number[]): Point[] {
  const step = frame.width / Math.max(1, values.length - 1);
  return values.map((value, index) => [frame.x + index * step, heightOf(frame, value)]);
}

/** Path data of a line that bends without overshooting its points. */
export function curve(points: readonly Point[]): string {
  const slopes = points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return 0;
    const isTurn = (point[1] - before[1]) * (after[1] - point[1]) <= 0;
    return isTurn ? 0 : (after[1] - before[1]) / (after[0] - before[0]);
  });
  return points
    .map((to, index) => {
      const from = points[index - 1];
      if (!from) return `M${pair(to)}`;
      const third = (to[0] - from[0]) / 3;
      const first: Point = [third, (slopes[index - 1] ?? 0) * third];
      const second: Point = [to[0] - from[0] - third, to[1] - from[1] - (slopes[index] ?? 0) * third];
      return `c${pair(first)} ${pair(second)} ${pair([to[0] - from[0], to[1] - from[1]])}`;
    })
    .join('');
}

/** A line through values, and the wash under it when `wash` is a paint. */
export function line(
  frame: Frame,
  values: readonly number[],
  stroke: string,
  {
    width = 2.6,
    wash,
    dash,
    isStraight = false,
  }: { width?: number; wash?: string; dash?: string; isStraight?: boolean } = {},
): string {
  const points = places(frame, values);
  const d = isStraight ? straight(points) : curve(points);
  const foot = number(frame.y + frame.height);
  return (
    (wash ? path(`${d}V${foot}H${number(frame.x)}z`, { fill: wash }) : '') +
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dash,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    })
  );
}

function straight(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('');
}

/** Bars with rounded heads, as one path. @param gap share of a step left empty */
export function columns(
  frame: Frame,
  values: readonly number[],
  attributes: Attributes,
  gap = 0.4,
  radius = 3,
): string {
  const step = frame.width / values.length;
  const wide = step * (1 - gap);
  const foot = frame.y + frame.height;
  const d = values.map((value, index) => {
    const top = heightOf(frame, value);
    const r = Math.min(radius, wide / 2, foot - top);
    const x = frame.x + (index + gap / 2) * step;
    return foot - top < 0.5
      ? ''
      : `M${pair([x, foot])}V${number(top + r)}q0 ${number(-r)} ${pair([r, -r])}h${number(wide - 2 * r)}q${number(r)} 0 ${pair([r, r])}V${number(foot)}z`;
  });
  return path(d.join(''), attributes);
}

/** Level lines with their values at the left. */
export function levels(
  ui: Ui,
  frame: Frame,
  values: readonly number[],
  label: (value: number) => string = String,
  size = 13,
): string {
  const d = values.map((value) => `M${pair([frame.x, heightOf(frame, value)])}h${number(frame.width)}`);
  return (
    path(d.join(''), { stroke: ui.theme.line }) +
    values
      .map((value) =>
        ui.soft(frame.x - 10, heightOf(frame, value) + size * 0.35, label(value), { size, align: 'end' }),
      )
      .join('')
  );
}

/** Words under a chart, evenly spread: in the middle of each step, or on each point when `onPoints`. */
export function ticks(
  ui: Ui,
  frame: Frame,
  labels: readonly string[],
  { onPoints = false, size = 13, drop = 22 } = {},
): string {
  const step = frame.width / (onPoints ? Math.max(1, labels.length - 1) : labels.length);
  return labels
    .map((label, index) =>
      ui.soft(frame.x + (index + (onPoints ? 0 : 0.5)) * step, frame.y + frame.height + drop, label, {
        size,
        align: 'middle',
      }),
    )
    .join('');
}

/** Part of a ring, from and to in turns clockwise from the top. */
export function arc(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  attributes: Attributes,
): string {
  const at = (turn: number): Point => [
    cx + r * Math.sin(turn * 2 * Math.PI),
    cy - r * Math.cos(turn * 2 * Math.PI),
  ];
  if (to - from >= 1) return circle(cx, cy, r, { fill: 'none', ...attributes });
  const isLong = to - from > 0.5 ? 1 : 0;
  return path(`M${pair(at(from))}A${number(r)} ${number(r)} 0 ${isLong} 1 ${pair(at(to))}`, {
    fill: 'none',
    ...attributes,
  });
}
