import type { IconNode } from 'lucide';
import { INK, mix } from '../palette.ts';
import { SYMBOLS } from '../partners.ts';
import { circle, group, number, path, rect } from '../svg.ts';
import { BODY, type TextStyle, type Ui } from './ui.ts';

/** A colour thinned on a ground, as behind a status. */
export function thin(colour: string, share = 0.14, ground = '#FFFFFF'): string {
  return mix(ground, colour, share);
}

/** The client's symbol. @param size of its square */
export function logo(client: string, x: number, y: number, size: number, colour: string): string {
  const symbol = (SYMBOLS.get(client) ?? '').replaceAll(INK, colour);
  const scale = String(Math.round((size / 120) * 1000) / 1000).replace(/^0/, '');
  return group({ fill: colour, transform: `translate(${number(x)} ${number(y)})scale(${scale})` }, symbol);
}

/** A status: a dot and a word on a thin ground. @param y its middle */
export function pill(
  ui: Ui,
  x: number,
  y: number,
  label: string,
  colour: string,
  {
    size = 14,
    ground = ui.theme.surface,
    dot = true,
    share = 0.14,
    ink = mix(colour, ui.theme.ink, 0.35),
  } = {},
): string {
  const room = dot ? size * 1.45 : size * 0.75;
  const width = room + ui.measure(label, { size }) + size * 0.75;
  return (
    rect(x, y - size * 0.86, width, size * 1.72, { rx: size * 0.86, fill: thin(colour, share, ground) }) +
    (dot ? circle(x + size * 0.85, y, size * 0.26, { fill: colour }) : '') +
    ui.text(x + room, y + size * 0.35, label, { size, fill: ink })
  );
}

/** A person as initials in a disc. */
export function avatar(ui: Ui, cx: number, cy: number, r: number, initials: string, colour: string): string {
  return (
    circle(cx, cy, r, { fill: thin(colour, 0.24, ui.theme.surface) }) +
    ui.strong(cx, cy + r * 0.33, initials, {
      size: r * 0.9,
      align: 'middle',
      fill: mix(colour, ui.theme.ink, 0.4),
    })
  );
}

interface ButtonStyle {
  fill?: string;
  ink?: string;
  line?: string;
  icon?: IconNode;
  size?: number;
  radius?: number;
}

/** A button with its label in the middle; filled unless `line` is given. */
export function button(
  ui: Ui,
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
  { fill, ink, line, icon, size = BODY, radius = ui.theme.radius }: ButtonStyle = {},
): string {
  const style: TextStyle = { face: ui.theme.strong, size, fill: ink ?? (line ? ui.theme.ink : '#FFFFFF') };
  const sign = icon ? size * 1.15 : 0;
  const gap = icon && label ? size * 0.5 : 0;
  const left = x + (width - sign - gap - ui.measure(label, style)) / 2;
  return (
    rect(x, y, width, height, {
      rx: radius,
      fill: fill ?? (line ? ui.theme.surface : ui.theme.accent),
      stroke: line,
    }) +
    (icon ? ui.icon(icon, left, y + (height - sign) / 2, sign, style.fill, 2.1) : '') +
    (label ? ui.text(left + sign + gap, y + height / 2 + size * 0.35, label, style) : '')
  );
}

/** A field with what was typed, or its hint in the faint colour. */
export function field(
  ui: Ui,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  {
    icon,
    end,
    fill = ui.theme.faint,
    size = 15,
    ground = ui.theme.surface,
  }: {
    icon?: IconNode;
    end?: IconNode;
    fill?: string;
    size?: number;
    ground?: string;
  } = {},
): string {
  const sign = size * 1.2;
  return (
    rect(x, y, width, height, { rx: ui.theme.radius, fill: ground, stroke: ui.theme.line }) +
    (icon ? ui.icon(icon, x + 12, y + (height - sign) / 2, sign, ui.theme.faint) : '') +
    ui.text(x + (icon ? 20 + sign : 14), y + height / 2 + size * 0.35, text, { size, fill }) +
    (end ? ui.icon(end, x + width - sign - 10, y + (height - sign) / 2, sign, ui.theme.faint) : '')
  );
}

/** A thin bar filled to a share. */
export function progress(
  ui: Ui,
  x: number,
  y: number,
  width: number,
  share: number,
  { colour = ui.theme.accent, track = ui.theme.line, height = 6 } = {},
): string {
  return (
    rect(x, y, width, height, { rx: height / 2, fill: track }) +
    (share > 0 ? rect(x, y, Math.max(height, width * share), height, { rx: height / 2, fill: colour }) : '')
  );
}

/** A box that is ticked or not. */
export function checkbox(
  ui: Ui,
  x: number,
  y: number,
  size: number,
  isTicked: boolean,
  colour = ui.theme.accent,
): string {
  const [a, b] = [size * 0.25, size * 0.5];
  return isTicked
    ? rect(x, y, size, size, { rx: size * 0.24, fill: colour }) +
        path(
          `M${number(x + a)} ${number(y + b)}l${number(size * 0.18)} ${number(size * 0.19)} ${number(size * 0.33)} ${number(-size * 0.37)}`,
          {
            fill: 'none',
            stroke: '#FFFFFF',
            'stroke-width': size * 0.12,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          },
        )
    : rect(x, y, size, size, {
        rx: size * 0.24,
        fill: ui.theme.surface,
        stroke: ui.theme.faint,
        'stroke-width': 1.4,
      });
}
