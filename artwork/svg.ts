/** Values of attributes; those left undefined are not written. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;
export type Point = readonly [x: number, y: number];

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

export function path(d: string, attributes: Attributes): string {
  return d ? tag('path', { ...attributes, d }) : '';
}

/** A number kept to one decimal. */
function number(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
