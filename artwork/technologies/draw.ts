import { houseInItsColours, inItsColours, save } from '../output.ts';
import { isGreen, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { saveSeries } from '../series/save.ts';
import { TECHNOLOGIES, type Technology } from './catalogue.ts';
import { COMPOSITIONS, type Compositions } from './compositions.ts';
import { blow } from './glass/tint.ts';
import { readMark } from './marks/marks.ts';
import { everyTechnology, seriesCompositions } from './series.ts';

/** Draws the three pictures of every technology: beside the headline, upright, and lying. */
export function drawTechnologies(): void {
  for (const [slug, technology] of Object.entries(everyTechnology())) {
    const isOwn = Object.hasOwn(TECHNOLOGIES, slug);
    const composition = isOwn ? COMPOSITIONS[slug] : seriesCompositions(slug);
    if (!composition) throw new Error(`${slug} has no composition`);
    const { pictures, coloured } = markedPictures(slug, technology, composition);
    for (const [index, svg] of pictures.entries()) {
      (isOwn ? save : saveSeries)(`technologies/${slug}-${index + 1}`, svg, coloured);
    }
  }
}

/** The three pictures of a page whose mark stands in glass, and how they take the colours of the agency. */
export function markedPictures(slug: string, technology: Technology, composition: Compositions) {
  const tint = blow(technology);
  const mark = readMark(technology, tint);
  const [scene, heroPattern, turn] = composition.hero;
  const [layout, pattern, form, isTurned] = composition.tall;
  const motif = { mark, tint, pattern, form, isTurned };
  // Green glass of its own stays green.
  const isItsOwn = isGreen(tint.colour) || mark.parts.some(({ ramp }) => isGreen(shade(ramp, 0.7)));
  return {
    pictures: [
      scene({ mark, tint, random: seeded(`${slug}-1`), pattern: heroPattern, turn }),
      layout({ ...motif, random: seeded(`${slug}-2`) }),
      composition.wide({ ...motif, random: seeded(`${slug}-3`) }),
    ],
    coloured: isItsOwn ? houseInItsColours : inItsColours,
  };
}
