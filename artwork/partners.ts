import { readFileSync } from 'node:fs';
import { ROOT } from '../scripts/build.ts';
import { readContent } from '../scripts/content.ts';
import { save } from './output.ts';
import { tag } from './svg.ts';

/** Height of a mark, and the space after it (px). */
const HEIGHT = 48;
const GAP = 88;

/** Sets the marks of the partners side by side in one drawing, so that browsers fetch the strip as one picture. */
export async function drawPartnerStrip(): Promise<void> {
  const { partners } = await readContent();
  let left = 0;
  const placed = partners.map(({ logo }) => {
    const mark = readFileSync(`${ROOT}public${logo}`, 'utf8');
    const inPlace = mark.replace('<svg ', `<svg x="${left}" `);
    left += Number(/ width="(\d+)"/.exec(mark)?.[1]) + GAP;
    return inPlace;
  });
  const size = { width: left, height: HEIGHT, viewBox: `0 0 ${left} ${HEIGHT}` };
  save('partners/bandeau', tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...placed));
}
