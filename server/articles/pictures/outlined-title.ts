import { create } from 'fontkit';

/** Box of the title and its largest and smallest font size (px), as in `artwork/share/draw.ts`. */
const TITLE = { left: 88, width: 592, top: 150, height: 420, largest: 92, smallest: 38, lead: 1.06 };

interface Lettering {
  title: string;
  brand: string;
  /** The typeface, as a `data:` URL. */
  font: string;
}

/** The letters of a share picture as SVG paths, so that no font needs to be installed on the server. */
export function outlinedTitle({ title, brand, font: file }: Lettering): string {
  const font = readFont(file);
  const { size, top, texts } = fitted(font, title);
  const lines = texts.map((text, index) =>
    outline(font, text, TITLE.left, top + size * (0.93 + index * TITLE.lead), size),
  );
  return outline(font, brand, 166, 76, 34) + lines.join('');
}

interface Lines {
  texts: string[];
  size: number;
  top: number;
}

/** Breaks a title into lines at the largest font size that fits. */
function fitted(font: TitleFont, title: string): Lines {
  for (let size = TITLE.largest; ; size -= 2) {
    const texts = wrapped(title, (text) => font.layout(text).advanceWidth * (size / font.unitsPerEm));
    const height = texts.length * size * TITLE.lead;
    const isWithin = texts.every(
      (text) => font.layout(text).advanceWidth * (size / font.unitsPerEm) <= TITLE.width,
    );
    if ((isWithin && height <= TITLE.height) || size <= TITLE.smallest)
      return { texts, size, top: TITLE.top + (TITLE.height - height) / 2 };
  }
}

function wrapped(title: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= TITLE.width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function outline(font: TitleFont, text: string, x: number, baseline: number, size: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = x;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" d="${glyph.path.toSVG()}"/>`;
    at += (positions[index]?.xAdvance ?? 0) * scale;
    return path;
  });
  return paths.join('');
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
