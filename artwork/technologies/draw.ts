import { houseInItsColours, inItsColours, save } from '../output.ts';
import { isGreen, shade } from '../palette.ts';
import { seeded } from '../random.ts';
import { TECHNOLOGIES } from './catalogue.ts';
import { COMPOSITIONS } from './compositions.ts';
import { blow } from './glass/tint.ts';
import { readMark } from './marks/marks.ts';

/** Draws the three pictures of every technology: beside the headline, upright, and lying. */
export function drawTechnologies(): void {
  for (const [slug, technology] of Object.entries(TECHNOLOGIES)) {
    const composition = COMPOSITIONS[slug];
    if (!composition) throw new Error(`${slug} has no composition`);
    const tint = blow(technology);
    const mark = readMark(technology, tint);
    const [scene, heroPattern, turn] = composition.hero;
    const [layout, pattern, form, isTurned] = composition.tall;
    const subject = { mark, tint };
    const motif = { ...subject, pattern, form, isTurned };
    // Green glass of its own stays green.
    const coloured =
      isGreen(tint.colour) || mark.parts.some(({ ramp }) => isGreen(shade(ramp, 0.7)))
        ? houseInItsColours
        : inItsColours;
    save(
      `technologies/${slug}-1`,
      scene({ ...subject, random: seeded(`${slug}-1`), pattern: heroPattern, turn }),
      coloured,
    );
    save(`technologies/${slug}-2`, layout({ ...motif, random: seeded(`${slug}-2`) }), coloured);
    save(`technologies/${slug}-3`, composition.wide({ ...motif, random: seeded(`${slug}-3`) }), coloured);
  }
}
