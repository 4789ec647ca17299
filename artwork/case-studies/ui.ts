import type { IconNode } from 'lucide';
import { type Attributes, type Definitions, group, number, path, rect, tag } from '../svg.ts';
import { EM, type Face, setLine } from './type/face.ts';

/** The look of one product. */
export interface Theme {
  /** Letters, from strong to faint. */
  ink: string;
  soft: string;
  faint: string;
  /** Hairlines between rows and around cards. */
  line: string;
  ground: string;
  surface: string;
  accent: string;
  /** The accent thinned, behind what is chosen. */
  tint: string;
  radius: number;
  regular: Face;
  strong: Face;
  heading: Face;
  mono?: Face;
}

/** How a line of letters looks; what is left out is the theme's. */
export interface TextStyle {
  size?: number;
  face?: Face;
  fill?: string;
  align?: 'start' | 'middle' | 'end';
  tracking?: number;
}

/** Size of running letters; a screen shown 1200 px wide has them at 12 px. */
export const BODY = 16;

/** Letters, signs and surfaces of one screen, drawn once and used again. */
export class Ui {
  readonly definitions: Definitions;
  readonly theme: Theme;
  /** How often each line was set, by its face and its words. */
  readonly #lines = new Map<Face, Map<string, number>>();
  readonly #draft: Ui | undefined;

  /** @param draft the same screen drawn before: lines that it sets more than once are kept as one shape */
  constructor(definitions: Definitions, theme: Theme, draft?: Ui) {
    this.definitions = definitions;
    this.theme = theme;
    this.#draft = draft;
  }

  /** A line of letters. @param y its baseline */
  text(x: number, y: number, text: string, style: TextStyle = {}): string {
    const {
      size = BODY,
      face = this.theme.regular,
      fill = this.theme.ink,
      align = 'start',
      tracking,
    } = style;
    const { outline, width } = setLine(face, text, tracking);
    const scale = size / EM;
    const left = x - width * scale * { start: 0, middle: 0.5, end: 1 }[align];
    const transform = `translate(${number(left)} ${number(y)})scale(${String(Math.round(scale * 1e4) / 1e4).replace(/^0/, '')})`;
    const place = { fill: fill === this.theme.ink ? undefined : fill, transform };
    if (!this.#isRepeated(face, text)) return path(outline, place);
    return tag('use', { href: `#${this.definitions.shape(path(outline, {}))}`, ...place });
  }

  #isRepeated(face: Face, text: string): boolean {
    const lines = this.#lines.get(face) ?? new Map<string, number>();
    this.#lines.set(face, lines.set(text, (lines.get(text) ?? 0) + 1));
    const known = this.#draft ? this.#draft.#lines.get(face)?.get(text) : undefined;
    return text.length > 1 && (known ?? 0) > 1;
  }

  /** A line in the heavier face. */
  strong(x: number, y: number, text: string, style: TextStyle = {}): string {
    return this.text(x, y, text, { face: this.theme.strong, ...style });
  }

  /** A title. */
  heading(x: number, y: number, text: string, style: TextStyle = {}): string {
    return this.text(x, y, text, { face: this.theme.heading, size: 28, ...style });
  }

  /** A line in the secondary colour. */
  soft(x: number, y: number, text: string, style: TextStyle = {}): string {
    return this.text(x, y, text, { fill: this.theme.soft, ...style });
  }

  /** Width of a line once set. */
  measure(text: string, { size = BODY, face = this.theme.regular, tracking }: TextStyle = {}): number {
    return (setLine(face, text, tracking).width * size) / EM;
  }

  /** A sign of the icon set, by its upper left corner. */
  icon(icon: IconNode, x: number, y: number, size = 20, stroke = this.theme.soft, weight = 1.8): string {
    const shapes = icon.map(([name, attributes]) => tag(name, attributes)).join('');
    const line = {
      fill: 'none',
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
    const id = this.definitions.shape(group(line, shapes));
    const scale =
      size === 24 ? '' : `scale(${String(Math.round((size / 24) * 100) / 100).replace(/^0/, '')})`;
    return tag('use', { href: `#${id}`, transform: `translate(${number(x)} ${number(y)})${scale}`, stroke });
  }

  /** A surface with a hairline around it. */
  card(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
    const { surface, line, radius } = this.theme;
    return rect(x, y, width, height, { rx: radius, fill: surface, stroke: line, ...attributes });
  }

  /** A filled rectangle. */
  fill(x: number, y: number, width: number, height: number, fill: string, rx?: number): string {
    return rect(x, y, width, height, { rx, fill });
  }

  /** A hairline from left to right. */
  rule(x: number, y: number, width: number, stroke = this.theme.line): string {
    return path(`M${number(x)} ${number(y)}h${number(width)}`, { stroke });
  }
}
