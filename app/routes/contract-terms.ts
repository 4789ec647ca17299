import { commitmentList } from 'content-collections';
import type { Terms } from '../sections/contract-terms.tsx';

/** The terms of what is sold as a project, or else by the day; there a service may have one of its own. */
export function contractTerms(isProject: boolean, slug?: string): Terms {
  const { sample, terms, dailyTerms = [], serviceTerms = [], team } = commitmentList;
  const own = serviceTerms.filter(({ service }) => service === slug).map(({ term }) => term);
  return { sample, terms: isProject ? terms : [...dailyTerms, ...own], team };
}

/** Their first lines, for pages of which there are dozens; not shown on a phone. */
export function briefTerms(isProject: boolean): Terms {
  const { sample, terms } = contractTerms(isProject);
  return { sample, terms: terms?.slice(0, 3), isBrief: true };
}
