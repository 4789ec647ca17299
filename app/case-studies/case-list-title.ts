import { caseListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';

/** Heading of /realisations, by number of cases. */
export function caseListTitle(count: number): string {
  const { title, titleOfOne, titleOfNone } = caseListCopy.hero;
  if (count > 1) return fillText(title, { count });
  return count === 1 ? titleOfOne : titleOfNone;
}
