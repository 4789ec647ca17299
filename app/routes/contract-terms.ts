import { commitmentList } from 'content-collections';
import type { Terms } from '../sections/contract-terms.tsx';

/** The terms of what is sold as a project, or else by the day. */
export function contractTerms(isProject: boolean): Terms {
  const { sample, terms, dailyTerms, team } = commitmentList;
  return { sample, terms: isProject ? terms : dailyTerms, team };
}

/** Their first lines, for pages of which there are dozens; not shown on a phone. */
export function briefTerms(isProject: boolean): Terms {
  const { sample, terms } = contractTerms(isProject);
  return { sample, terms: terms?.slice(0, 3), isBrief: true };
}
