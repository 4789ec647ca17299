import { drawBlog } from './blog/draw.ts';
import { drawCaseStudies } from './case-studies/draw.ts';
import { drawCities } from './cities/draw.ts';
import { drawExpertise } from './expertise/draw.ts';
import { drawFonts } from './fonts/draw.ts';
import { drawFounder } from './founder.ts';
import { drawHome } from './home/draw.ts';
import { drawIcons } from './icons/draw.ts';
import { drawMarks } from './marks.ts';
import { drawPartners } from './partners.ts';
import { drawScreens } from './screens/draw.ts';
import { drawServices } from './services/draw.ts';
import { drawShare } from './share/draw.ts';
import { drawTechnologies } from './technologies/draw.ts';
import { drawVignette } from './vignette.ts';

/*
 * Draws the pictures of the site again, the same on every machine.
 *
 *   npm run artwork               everything, the hero's film included
 *   npm run artwork -- partners   one family
 *   npm run artwork -- share villes/lyon
 *                                 in that family, which Chromium draws from the others' pictures, some pages only
 */

const FAMILIES = new Map<string, (paths: readonly string[]) => unknown>([
  ['fonts', drawFonts],
  ['partners', drawPartners],
  ['expertise', drawExpertise],
  ['home', drawHome],
  ['founder', drawFounder],
  ['services', drawServices],
  ['case-studies', drawCaseStudies],
  ['cities', drawCities],
  ['blog', drawBlog],
  ['technologies', drawTechnologies],
  ['marks', drawMarks],
  ['screens', drawScreens],
  ['hero', () => import('./hero/render.ts')],
  ['icons', drawIcons],
  ['vignette', drawVignette],
  ['share', drawShare],
]);

const [wanted, ...paths] = process.argv.slice(2);
const families = wanted === undefined ? [...FAMILIES.values()] : [FAMILIES.get(wanted)];
for (const draw of families) {
  if (!draw) throw new Error(`no such family: ${wanted} (${[...FAMILIES.keys()].join(', ')})`);
  await draw(paths);
}
