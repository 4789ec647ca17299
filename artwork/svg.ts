/** Values of attributes; those left undefined are not written. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];
/** Colour, position and opacity along a gradient. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** One element; a drawing is a string from start to end. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : escapeText(value ?? '')}"`)
    .join('');
  const inner = children.join('');
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}

/** A group, usually to place or to fade its children. */
export function group(attributes: Attributes, ...children: string[]): string {
  return tag('g', attributes, ...children);
}

/** A `<path>` from its data. */
export function path(d: string, attributes: Attributes): string {
  return d ? tag('path', { ...attributes, d }) : '';
}

/** A `<rect>`. */
export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return tag('rect', { x: x || undefined, y: y || undefined, width, height, ...attributes });
}

/** A `<circle>`. */
export function circle(cx: number, cy: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx, cy, r, ...attributes });
}

/** Path data of a closed outline with straight sides, in relative steps; nothing where nothing is left to outline. */
export function polygon(points: readonly Point[]): string {
  return points.length > 0 ? `${polyline(points)}z` : '';
}

/** Path data of an open line. Steps start from the rounded place of the pen, so that errors do not add up. */
export function polyline(points: readonly Point[]): string {
  let pen: Point = [0, 0];
  return points
    .map(([x, y], index) => {
      const to: Point = [tenth(x), tenth(y)];
      const step: Point = [tenth(to[0] - pen[0]), tenth(to[1] - pen[1])];
      pen = to;
      return `${index === 0 ? 'M' : 'l'}${pair(step)}`;
    })
    .join('');
}

/** Gradients of one drawing; asking twice for the same gives the same id. */
export class Definitions {
  readonly #ids = new Map<string, string>();

  /** @returns the paint `url(#…)` of a linear gradient from the upper right to the lower left */
  linear(stops: readonly Stop[]): string {
    return this.#paint('linearGradient', { x1: 1, y1: 0, x2: 0, y2: 1 }, stops);
  }

  /** @returns the paint of a gradient around the middle of the painted box */
  radial(stops: readonly Stop[]): string {
    return this.#paint('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5 }, stops);
  }

  /** @returns the reference of a clip made of one path */
  clip(d: string): string {
    return this.#reference((id) => tag('clipPath', { id }, tag('path', { d })));
  }

  /** All definitions, as the `<defs>` of the drawing. */
  toString(): string {
    const elements = [...this.#ids].map(([element, id]) => element.replace('id="?"', `id="${id}"`));
    return elements.length > 0 ? tag('defs', {}, ...elements) : '';
  }

  #paint(name: string, attributes: Attributes, stops: readonly Stop[]): string {
    const children = stops.map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: hundredth(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : hundredth(opacity),
      }),
    );
    return this.#reference((id) => tag(name, { id, ...attributes }, ...children));
  }

  #reference(make: (id: string) => string): string {
    const element = make('?');
    const known = this.#ids.get(element);
    const id = known ?? name(this.#ids.size);
    if (!known) this.#ids.set(element, id);
    return `url(#${id})`;
  }
}

/** A whole file. */
export function drawing(
  { width, height }: { width: number; height: number },
  definitions: Definitions,
  ...children: string[]
): string {
  return `${tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${number(width)} ${number(height)}`,
    },
    definitions.toString(),
    ...children,
  )}\n`;
}

/** Opacity or another small share, kept to two decimals. */
function hundredth(value: number): string {
  return shorten(Math.round(value * 100) / 100);
}

/** Coordinate kept to one decimal. */
function number(value: number): string {
  return shorten(tenth(value));
}

/** Two coordinates with as little between them as the grammar allows. */
function pair([x, y]: Point): string {
  const second = number(y);
  return `${number(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

function shorten(value: number): string {
  return String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.');
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function name(index: number): string {
  return String.fromCharCode(97 + (index % 26)) + (index < 26 ? '' : String(Math.floor(index / 26)));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
