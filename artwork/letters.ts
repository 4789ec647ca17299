import { openSync } from 'fontkit';
import { ROOT } from '../scripts/build.ts';

/** Units of an em. */
export const EM = 100;

const FILE = `${ROOT}app/fonts/bricolage-grotesque.woff2`;

/**
 * Outlines a line in the typeface of titles, so that no drawing depends on an installed font.
 * @returns SVG path data from the left end of the baseline
 * @throws Error when the typeface lacks a letter
 */
export function outlined(text: string): { outline: string; width: number } {
  const font = openSync(FILE);
  if (!('layout' in font)) throw new Error(`${FILE} holds several typefaces`);
  const scale = EM / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`no letter for all of « ${text} »`);
    const outline = glyph.path
      .scale(scale, -scale)
      .translate(x * scale, 0)
      .toSVG();
    x += positions[index]?.xAdvance ?? 0;
    return outline;
  });
  return { outline: outlines.join(''), width: x * scale };
}
