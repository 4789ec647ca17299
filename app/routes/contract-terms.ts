import { commitmentList } from 'content-collections';
import type { Terms } from '../sections/contract-terms.tsx';

/** The terms of what is sold as a project, or else by the day; there a service may have one of its own. */
export function contractTerms(isProject: boolean, slug?: string): Terms {
  const { sample, terms, dailyTerms = [], serviceTerms = [] } = commitmentList;
  if (isProject) return { sample, terms };
  const own = serviceTerms.filter(({ service }) => service === slug).map(({ term }) => term);
  return { sample, terms: [...dailyTerms, ...own] };
}

/** The first `count` lines of them, for pages of which there are dozens; not shown on a phone. */
export function briefTerms(isProject: boolean, count?: number): Terms {
  const { sample, terms } = contractTerms(isProject);
  return { sample, terms: terms?.slice(0, count), isBrief: true };
}

/** The team alone, where nothing was said of a contract. */
export function teamTerms(): Terms {
  const { sample, team } = commitmentList;
  return { sample, team, isBrief: true };
}
