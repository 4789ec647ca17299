import { bar } from '../../glass.ts';
import { LIME, MINT } from '../../palette.ts';
import { circle, group, number, type Point, pair, path, rect } from '../../svg.ts';
import type { Lit } from '../studio/shorthand.ts';
import type { Stage } from '../studio/stage.ts';

/** Outline of a chat bubble; its tail hangs at the left or the right. */
export function bubble(width: number, height: number, tail: 'left' | 'right', radius = 9): string {
  const [w, h, r] = [width, height, radius];
  const size = Math.min(26, h * 0.3);
  const from = tail === 'left' ? w * 0.36 : w * 0.8;
  const [tip, to] = tail === 'left' ? [w * 0.16, w * 0.2] : [w * 0.84, w * 0.64];
  const arc = (x: number, y: number) => `a${r} ${r} 0 0 1 ${pair([x, y])}`;
  return `M${r} 0h${number(w - 2 * r)}${arc(r, r)}v${number(h - 2 * r)}${arc(-r, r)}H${number(from)}L${pair([tip, h + size])}L${pair([to, h])}H${r}${arc(-r, -r)}v${number(2 * r - h)}${arc(r, -r)}z`;
}

/** A place on a circle; turns count from the top, clockwise. */
export function onCircle([x, y]: Point, r: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
}

/** Outline of a part of a ring or, from an inner radius of 0, of a disc. */
export function sector(at: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  const [a, b] = [onCircle(at, outer, from), onCircle(at, outer, to)];
  const [c, d] = [onCircle(at, inner, to), onCircle(at, inner, from)];
  const back =
    inner > 0 ? `L${pair(c)}A${number(inner)} ${number(inner)} 0 ${large} 0 ${pair(d)}` : `L${pair(at)}`;
  return `M${pair(a)}A${number(outer)} ${number(outer)} 0 ${large} 1 ${pair(b)}${back}z`;
}

/** A half ring of panes, lit up to a level, and its needle. */
export function gauge(
  s: Stage,
  at: Point,
  r: number,
  { panes = 9, level = 0.7, lit = 'mint' }: { panes?: number; level?: number; lit?: Lit } = {},
): string {
  const all = Array.from({ length: panes }, (_, index) => {
    const [from, to] = [-0.25 + (index + 0.06) / panes / 2, -0.25 + (index + 0.94) / panes / 2];
    const d = sector(at, r * 0.66, r, from, to);
    const last = Math.floor(level * panes);
    if (index === last) return s.litGlass(d, lit);
    return path(d, {
      fill: index < last ? '#5DBE97' : s.line,
      'fill-opacity': index < last ? (0.45 + (0.5 * index) / panes).toFixed(2) : '.14',
    });
  });
  return (
    all.join('') +
    path(bar(at, onCircle(at, r * 0.84, -0.25 + level / 2), r * 0.08, 1), { fill: s.line }) +
    circle(at[0], at[1], r * 0.08, { fill: s.line })
  );
}

/** A dial with thirty minutes of light: from the top, clockwise. */
export function dial(
  s: Stage,
  at: Point,
  r: number,
  { share = 0.5, lit = 'lime', ticks = 12 }: { share?: number; lit?: Lit; ticks?: number } = {},
): string {
  const ring = circle(at[0], at[1], r, {});
  const marks = Array.from({ length: ticks }, (_, index) => {
    const turn = index / ticks;
    return bar(
      onCircle(at, r * 0.86, turn),
      onCircle(at, r * 0.95, turn),
      index % (ticks / 4) === 0 ? r * 0.05 : r * 0.025,
    );
  });
  return (
    s.glow(at[0], at[1], r * 1.7, lit === 'lime' ? LIME : MINT, 0.36) +
    s.glass(sector(at, 0, r, 0, 0.5) + sector(at, 0, r, 0.5, 1), { edge: 0 }) +
    s.litGlass(sector(at, 0, r * 0.8, 0, share), lit) +
    path(marks.join(''), { fill: s.line }) +
    group({ fill: 'none', stroke: s.line, 'stroke-width': 2 }, ring) +
    path(
      bar(at, onCircle(at, r * 0.72, share), r * 0.05, r * 0.02) +
        bar(at, onCircle(at, r * 0.72, 0), r * 0.05, r * 0.02),
      { fill: s.mark },
    ) +
    circle(at[0], at[1], r * 0.06, { fill: s.mark })
  );
}

/** A magnifying glass; `turn` is where its handle points. */
export function magnifier(s: Stage, at: Point, r: number, turn = 0.38): string {
  const handle = bar(onCircle(at, r * 1.05, turn), onCircle(at, r * 2, turn), r * 0.2, r * 0.26);
  const neck = bar(onCircle(at, r, turn), onCircle(at, r * 1.16, turn), r * 0.12);
  const sheen = s.paint('#FFFFFF .5', '#FFFFFF .06', '#FFFFFF .16');
  return (
    path(neck + handle, { fill: '#07140E', stroke: s.line, 'stroke-opacity': '.5', 'stroke-width': 1 }) +
    circle(at[0], at[1], r, { fill: sheen }) +
    circle(at[0], at[1], r, { fill: 'none', stroke: '#07140E', 'stroke-width': r * 0.13 }) +
    circle(at[0], at[1], r * 1.05, {
      fill: 'none',
      stroke: s.line,
      'stroke-opacity': '.8',
      'stroke-width': 1.4,
    }) +
    circle(at[0], at[1], r * 0.94, {
      fill: 'none',
      stroke: '#FBFFF4',
      'stroke-opacity': '.7',
      'stroke-width': 1,
    })
  );
}

/** The drop that marks a place on a map; its tip is at x, y. */
export function pin(s: Stage, x: number, y: number, size: number, lit: Lit = 'lime'): string {
  const d = 'M0 0C-8-16-30-32-30-58A30 30 0 0 1 30-58C30-32 8-16 0 0Z';
  return group(
    { transform: `translate(${number(x)} ${number(y)}) scale(${size})` },
    s.litGlass(d, lit),
    circle(0, -58, 11, { fill: s.mark }),
  );
}

/** A shield, 164 wide and 222 high around 0, 0. */
export const SHIELD = 'M0-108L82-80V6C82 58 44 92 0 114C-44 92-82 58-82 6V-80Z';

/** A joint of a network. */
export function node(s: Stage, [x, y]: Point, r: number, lit?: Lit): string {
  const d = `M${number(x - r)} ${number(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  return lit
    ? s.glow(x, y, r * 3.4, lit === 'lime' ? LIME : MINT, 0.5) + s.litGlass(d, lit)
    : s.glass(d, { backing: 0.8 });
}

/** A tick. */
export function tick(x: number, y: number, size: number): string {
  return `M${pair([x, y])}l${pair([size * 0.36, size * 0.36])}l${pair([size * 0.64, -size * 0.8])}`;
}

/** A key cap or button. */
export function button(
  s: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: Lit = 'mint',
): string {
  return (
    s.lit(x, y, width, height, lit, height / 2) +
    rect(x + width * 0.25, y + height / 2 - 2, width * 0.5, 4, { rx: 2, fill: s.mark, 'fill-opacity': '.75' })
  );
}

/** The arrow that points. */
export function pointer(x: number, y: number, size = 1): string {
  const d = 'M0 0L0 26L6.5 20L11 30L15.5 28L11 18.5L20 18Z';
  return group(
    { transform: `translate(${number(x)} ${number(y)}) scale(${size})` },
    path(d, { fill: '#FBFFF4', stroke: '#07140E', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
  );
}
