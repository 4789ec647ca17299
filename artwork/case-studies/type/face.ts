import { pair } from '../../svg.ts';

/** Units of an em in every face of this folder. */
export const EM = 100;

/** One letter: the room it takes and its outline from the left end of its baseline. */
interface Glyph {
  advance: number;
  outline: string;
}

/** A typeface at one weight, held as outlines so that no drawing depends on an installed font. */
export interface Face {
  glyphs: ReadonlyMap<string, Glyph>;
  /** Space added between two letters, by the pair. */
  kerning: ReadonlyMap<string, number>;
}

/**
 * Reads a face.
 * @param glyphs a line for each letter: the letter, its advance, its outline
 * @param kerning entries such as `AV-18aeo`: after A or V, the letters a, e and o come 18 units nearer
 */
export function cast(glyphs: string, kerning: string): Face {
  const lines = glyphs.split('\n').filter((line) => line !== '');
  const entries = kerning.split(/\s+/).flatMap((entry) => {
    const [, firsts = '', value = '0', seconds = ''] = /^(\D+?)(-?\d+)(\D+)$/.exec(entry) ?? [];
    return [...firsts].flatMap((first) =>
      [...seconds].map((second) => [first + second, Number(value)] as const),
    );
  });
  return {
    glyphs: new Map(
      lines.map((line) => {
        const [letter = ''] = line;
        const [advance = '0'] = line.slice(letter.length).split(' ');
        const outline = line.slice(letter.length + advance.length + 1);
        return [letter, { advance: Number(advance), outline }];
      }),
    ),
    kerning: new Map(entries),
  };
}

/**
 * Sets a line as one outline: letters that were elements of their own cost a browser a hundred milliseconds a picture.
 * @param tracking space added after each letter, in units of the face
 * @throws Error that names a letter which the face lacks
 */
export function setLine(face: Face, text: string, tracking = 0): { outline: string; width: number } {
  let outline = '';
  let x = 0;
  let before = '';
  for (const letter of text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')) {
    const glyph = face.glyphs.get(letter);
    if (!glyph) throw new Error(`no letter « ${letter} » for « ${text} »`);
    x += face.kerning.get(before + letter) ?? 0;
    // The outline of a letter starts with a relative step: from the left end of its baseline.
    if (glyph.outline) outline += `M${pair([x, 0])}${glyph.outline}`;
    x += glyph.advance + tracking;
    before = letter;
  }
  return { outline, width: x - tracking };
}
