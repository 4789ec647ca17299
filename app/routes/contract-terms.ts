import { commitmentList } from 'content-collections';
import type { Terms } from '../sections/contract-terms.tsx';

/** The terms of what is sold as a project, or else by the day. */
export function contractTerms(isProject: boolean): Terms {
  const { sample, terms, dailyTerms, team } = commitmentList;
  return { sample, terms: isProject ? terms : dailyTerms, team };
}
