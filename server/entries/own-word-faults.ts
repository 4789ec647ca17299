import { allCities } from 'content-collections';
import { type ContentValues, withContent } from '../../content/live.ts';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import { plainWords } from '../../domain/plain-words.ts';
import type { Entry } from './entries.ts';
import { makingOf } from './made-pages.ts';
import type { FieldIssue } from './published-values.ts';

/** The texts that each page writes itself. */
function textOf({
  heroSubTitle,
  title1,
  description1,
  needs,
  pillars,
  expertises,
  questions,
}: (typeof allCities)[number]) {
  const parts = [heroSubTitle, title1, description1, needs, pillars ?? {}, expertises ?? {}, questions];
  return parts.map((part) => plainWords(leaves(part).join(' '))).join(' ');
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** A page without a file that would repeat those of its kind: at least two thirds of its words are to be its own. */
export function ownWordFaults(entry: Entry, values: ContentValues): FieldIssue[] {
  const least = makingOf(entry)?.leastOwnWords;
  if (least === undefined) return [];
  return withContent(values, () => {
    const page = allCities.find(({ path }) => path === entry.shownAt);
    if (!page) return [];
    const words = wordsOf(textOf(page));
    const others = allCities.filter((city) => city !== page).map((city) => wordsOf(textOf(city)));
    const own = Math.round(shareOfOwnWords(words, others) * words.length);
    if (own >= least) return [];
    const message = `cette page dit ${own} mots que les autres ne disent pas, il en faut ${least}`;
    return [{ field: 'content', message }];
  });
}
