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
    const tint = blow(technology);
    const mark = readMark(technology, tint);
    // Green glass of its own stays green.
    const coloured =
      isGreen(tint.colour) || mark.parts.some(({ ramp }) => isGreen(shade(ramp, 0.7)))
        ? houseInItsColours
        : inItsColours;
    for (const [index, svg] of markedPictures(slug, technology, composition).entries()) {
      const name = `technologies/${slug}-${index + 1}`;
      if (isOwn) save(name, svg, coloured);
      else saveSeries(name, svg);
    }
  }
}

/** The three pictures of a page whose mark stands in glass. */
export function markedPictures(slug: string, technology: Technology, composition: Compositions): string[] {
  const tint = blow(technology);
  const mark = readMark(technology, tint);
  const [scene, heroPattern, turn] = composition.hero;
  const [layout, pattern, form, isTurned] = composition.tall;
  const motif = { mark, tint, pattern, form, isTurned };
  return [
    scene({ mark, tint, random: seeded(`${slug}-1`), pattern: heroPattern, turn }),
    layout({ ...motif, random: seeded(`${slug}-2`) }),
    composition.wide({ ...motif, random: seeded(`${slug}-3`) }),
  ];
}
