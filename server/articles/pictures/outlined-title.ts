import { create } from 'fontkit';

/** Place of the area and the title (px): the title's greatest height, its largest and smallest font size. */
const BLOCK = { left: 88, width: 592, middle: 372, height: 330, largest: 104, smallest: 40 };
/** Height of a line, and from its top to the baseline, in font sizes. */
const LINE = { height: 1.06, baseline: 0.93 };
const AREA = { size: 28, height: 48 };
const BRAND = { left: 166, baseline: 76, size: 34 };
/** Between letters, in font sizes. */
const TRACKING = -0.022;

export interface Lettering {
  /** Above the title, small; empty for none. */
  area: string;
  title: string;
  brand: string;
  /** The typeface, as a `data:` URL. */
  font: string;
}

/** The letters of a share picture as SVG paths, so that no font needs to be installed on the server. */
export function outlinedTitle({ area, title, brand, font: file }: Lettering) {
  const font = readFont(file);
  const { size, lines } = fitted(font, title);
  const height = lines.length * size * LINE.height;
  const areaHeight = area === '' ? 0 : AREA.height;
  const top = BLOCK.middle - (height + areaHeight) / 2;
  return {
    brand: outline(font, brand, BRAND.left, BRAND.baseline, BRAND.size),
    area: outline(
      font,
      area.charAt(0).toUpperCase() + area.slice(1),
      BLOCK.left,
      top + AREA.size * LINE.baseline,
      AREA.size,
    ),
    title: lines
      .map((line, index) => {
        const baseline = top + areaHeight + size * (LINE.baseline + index * LINE.height);
        return outline(font, line, BLOCK.left, baseline, size);
      })
      .join(''),
  };
}

/** Breaks a title into lines of like length, at the largest font size that fits. */
function fitted(font: TitleFont, title: string): { lines: string[]; size: number } {
  for (let size = BLOCK.largest; ; size -= 2) {
    const widthOf = (text: string) => size * widthIn(font, text);
    const widestOf = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
    let lines = wrapped(title, BLOCK.width, widthOf);
    const isWithin = lines.length * size * LINE.height <= BLOCK.height && widestOf(lines) <= BLOCK.width;
    if (!isWithin && size > BLOCK.smallest) continue;
    for (;;) {
      const widest = widestOf(lines);
      const narrower = wrapped(title, widest - 1, widthOf);
      if (narrower.length > lines.length || widestOf(narrower) >= widest) return { lines, size };
      lines = narrower;
    }
  }
}

function wrapped(title: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Width in font sizes. */
function widthIn(font: TitleFont, text: string): number {
  const { advanceWidth, glyphs } = laidOut(font, text);
  return advanceWidth / font.unitsPerEm + glyphs.length * TRACKING;
}

function outline(font: TitleFont, text: string, x: number, baseline: number, size: number): string {
  const { glyphs, positions } = laidOut(font, text);
  const scale = size / font.unitsPerEm;
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) * scale + size * TRACKING;
    return path;
  });
  return paths.join('');
}

/** The typeface has one space. */
function laidOut(font: TitleFont, text: string) {
  return font.layout(text.replaceAll(/[\u00a0\u202f]/g, ' '));
}

type TitleFont = ReturnType<typeof parseFont>;
let known: { file: string; font: TitleFont } | undefined;

/** @param file as a `data:` URL */
function readFont(file: string): TitleFont {
  if (known?.file !== file) known = { file, font: parseFont(file) };
  return known.font;
}

function parseFont(file: string) {
  const read = create(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  if (!('layout' in read)) throw new Error('The typeface of titles cannot be read');
  return read;
}
