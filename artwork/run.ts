import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/build.ts';
import { UNDO_OPTIONS, UndoRefused, undoLast } from '../server/operator/recorded-writes.ts';
import { drawCities } from './cities/draw.ts';
import { drawFonts } from './fonts/cut.ts';
import { drawHero } from './hero/render.ts';
import { drawIcons } from './icons/draw.ts';
import { drawMarks } from './marks.ts';
import { drawMasters } from './masters.ts';
import { drawPartnerStrip } from './partners.ts';
import { drawVignette } from './vignette.ts';

/*
 * Draws the pictures of the site again, the same on every machine.
 *
 *   npm run artwork               everything; the film, which takes a minute, where it would be another
 *   npm run artwork -- partners   one family
 *   npm run artwork -- --undo     puts back what the last run replaced
 */

interface Family {
  /** Folders of `masters/` that are drawn first. */
  masters?: readonly string[];
  draw?: (parts: readonly string[]) => unknown;
}

const FAMILIES = new Map<string, Family>([
  ['fonts', { draw: drawFonts }],
  ['partners', { masters: ['partners'], draw: drawPartnerStrip }],
  ['expertise', { masters: ['expertise'] }],
  ['home', { masters: ['home'] }],
  ['founder', { masters: ['founder'] }],
  ['services', { masters: ['services', 'expertises', 'contact'] }],
  ['case-studies', { masters: ['realisations'] }],
  ['cities', { masters: ['villes'], draw: drawCities }],
  ['blog', { masters: ['blog'] }],
  ['technologies', { masters: ['technologies'] }],
  ['marks', { draw: drawMarks }],
  ['screens', { masters: ['ecrans'] }],
  ['hero', { draw: drawHero }],
  ['icons', { draw: drawIcons }],
  ['vignette', { draw: drawVignette }],
]);

const { values, positionals } = parseArgs({
  options: {
    ...UNDO_OPTIONS,
    /** Record of the command that has this drawn (`files.ts`). */
    record: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.undo) undo();
else await drawFamilies(positionals);

function undo(): void {
  try {
    process.stdout.write(`${undoLast(ROOT, 'artwork', values)}\n`);
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function drawFamilies([wanted, ...parts]: readonly string[]): Promise<void> {
  if (wanted !== undefined && !FAMILIES.has(wanted))
    throw new Error(`no such family: ${wanted} (${[...FAMILIES.keys()].join(', ')})`);
  const families = [...FAMILIES].filter(([name]) => wanted === undefined || name === wanted);
  for (const [name, { masters = [], draw }] of families) {
    if (wanted === undefined) process.stdout.write(`— ${name}\n`);
    for (const folder of masters) drawMasters(folder);
    await draw?.(parts);
  }
}
