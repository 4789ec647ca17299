import { tag } from './svg.ts';

/** Height of a mark, and the space after it (px). */
const HEIGHT = 48;
const GAP = 88;

/**
 * The marks of the partners side by side in one drawing, so that browsers fetch the strip as one picture.
 * @param marks their drawings (SVG of the strip's height, with its `width`), in order
 */
export function partnerStrip(marks: readonly string[]): string {
  let left = 0;
  const placed = marks.map((mark) => {
    const inPlace = mark.replace('<svg ', `<svg x="${left}" `);
    left += Number(/ width="(\d+)"/.exec(mark)?.[1]) + GAP;
    return inPlace;
  });
  const size = { width: left, height: HEIGHT, viewBox: `0 0 ${left} ${HEIGHT}` };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...placed);
}
