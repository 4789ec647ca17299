import { commitmentList } from 'content-collections';
import type { Terms } from '../sections/contract-terms.tsx';

/** The terms of what is sold as a project, or else by the day; there a service may have one of its own. */
export function contractTerms(isProject: boolean, slug?: string): Terms {
  const { sample, terms, dailyTerms = [], serviceTerms = [], team } = commitmentList;
  if (isProject) return { sample, terms, team };
  const own = serviceTerms.filter(({ service }) => service === slug).map(({ term }) => term);
  return {
    sample,
    terms: [...dailyTerms, ...own],
    team: team?.one && { photo: team.photo, ...team.one, isOne: true },
  };
}

/** The team alone, where nothing was said of a contract. */
export function teamTerms(): Terms {
  return { ...contractTerms(true), terms: undefined, isBrief: true };
}

/** Their first lines, for pages of which there are dozens; not shown on a phone. */
export function briefTerms(isProject: boolean): Terms {
  const { terms, ...rest } = contractTerms(isProject);
  return { ...rest, terms: terms?.slice(0, 2), isBrief: true };
}
