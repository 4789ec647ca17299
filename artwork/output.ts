import { recolouredSvg, recolouringHex } from '../domain/palette/recolour.ts';
import { chosenLook } from '../scripts/chosen-look.ts';
import { files } from './files.ts';

const { identity } = chosenLook();
const recolour = recolouringHex(identity);
const recolourAll = recolouringHex(identity, true);

/** The agency's colour in the place of one of the house. */
export function inItsColour(colour: string): string {
  const made = recolour(colour);
  return made === colour.toUpperCase() ? colour : made;
}

/** The same drawing in the agency's colours. */
export function inItsColours(svg: string): string {
  return recolouredSvg(svg, recolour);
}

/** Of a drawing in which nothing is a client’s or a technology’s: its turquoises too. */
export function allInItsColours(svg: string): string {
  return recolouredSvg(svg, recolourAll);
}

/**
 * Writes one drawing under `public/assets`, in the agency's colours.
 * @param name folder and name without extension, such as `partners/lysane`
 * @param coloured puts the colours into the drawing
 */
export function save(name: string, svg: string, coloured: (svg: string) => string = inItsColours): void {
  const drawn = coloured(svg);
  files.write(`public/assets/${name}.svg`, drawn);
  process.stdout.write(`${name}.svg  ${(drawn.length / 1024).toFixed(1)} kB\n`);
}
