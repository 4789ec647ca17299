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
import { begin, next } from './progress.ts';
import { drawShare } from './share/draw.ts';
import { drawVignette } from './vignette.ts';

/*
 * Draws the pictures of the site again, the same on every machine.
 *
 *   npm run artwork               everything; of what is slow (film, share pictures), what would be another
 *   npm run artwork -- partners   one family
 *   npm run artwork -- share villes/lyon
 *                                 in that family, which Chromium draws from the others' pictures, some pages only
 *   npm run artwork -- --undo     puts back what the last run replaced
 */

interface Family {
  /** Folders of `masters/` that are drawn first. */
  masters?: readonly string[];
  draw?: (paths: readonly string[]) => unknown;
  /** What it takes on two cores (s). */
  weight: number;
}

const FAMILIES = new Map<string, Family>([
  ['fonts', { draw: drawFonts, weight: 1 }],
  ['partners', { masters: ['partners'], draw: drawPartnerStrip, weight: 1 }],
  ['expertise', { masters: ['expertise'], weight: 1 }],
  ['home', { masters: ['home'], weight: 1 }],
  ['founder', { masters: ['founder'], weight: 1 }],
  ['services', { masters: ['services', 'expertises', 'contact'], weight: 1 }],
  ['case-studies', { masters: ['realisations'], weight: 1 }],
  ['cities', { masters: ['villes'], draw: drawCities, weight: 2 }],
  ['blog', { masters: ['blog'], weight: 1 }],
  ['technologies', { masters: ['technologies'], weight: 2 }],
  ['marks', { draw: drawMarks, weight: 1 }],
  ['screens', { masters: ['ecrans'], weight: 1 }],
  ['hero', { draw: drawHero, weight: 60 }],
  ['icons', { draw: drawIcons, weight: 2 }],
  ['vignette', { draw: drawVignette, weight: 2 }],
  ['share', { draw: drawShare, weight: 70 }],
]);

const { values, positionals } = parseArgs({
  options: {
    ...UNDO_OPTIONS,
    /** Record of the command that has this drawn (`drawn.ts`). */
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

async function drawFamilies([wanted, ...paths]: readonly string[]): Promise<void> {
  if (wanted !== undefined && !FAMILIES.has(wanted))
    throw new Error(`no such family: ${wanted} (${[...FAMILIES.keys()].join(', ')})`);
  const families = [...FAMILIES].filter(([name]) => wanted === undefined || name === wanted);
  begin(families.map(([, { weight }]) => weight));
  for (const [name, { masters = [], draw }] of families) {
    next(name);
    for (const folder of masters) drawMasters(folder);
    await draw?.(paths);
  }
}
