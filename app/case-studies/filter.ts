import { allCaseStudies, allServices, type CaseStudy } from 'content-collections';
import { TRADES } from '../../content/trades.ts';
import { slugify } from '../../domain/slug.ts';
import { inOrder } from './case-summary.ts';

/** Filters of the case list, named as in the query of /realisations. */
export const FACETS = ['service', 'metier', 'outil'] as const;
export type Facet = (typeof FACETS)[number];

/** At most one choice per facet. */
export type CaseFilter = Readonly<Partial<Record<Facet, string>>>;

/** Terms of a case in each facet: key in the query, and display name. */
const TERMS_OF: Record<Facet, (study: CaseStudy) => { key: string; name: string }[]> = {
  service: ({ services }) =>
    allServices.filter(({ slug }) => services.includes(slug)).map(({ slug, name }) => ({ key: slug, name })),
  metier: ({ trade }) => [{ key: trade, name: TRADES[trade] }],
  outil: ({ stack }) => stack.map(({ name, technology }) => ({ key: technology ?? slugify(name), name })),
};

/** Choices of a facet: display names by key, in alphabetical order. */
function termsOf(facet: Facet): Map<string, string> {
  const terms = allCaseStudies.flatMap((study) => TERMS_OF[facet](study));
  return new Map(
    terms.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')).map(({ key, name }) => [key, name]),
  );
}

/** Reads the filter of a query; unknown values are ignored. */
export function readFilter(search: URLSearchParams): CaseFilter {
  return Object.fromEntries(
    FACETS.flatMap((facet) => {
      const key = search.get(facet);
      return key !== null && termsOf(facet).has(key) ? [[facet, key]] : [];
    }),
  );
}

/** Canonical query of a filter, with its question mark; empty without a filter. */
export function filterQuery(filter: CaseFilter): string {
  const chosen = FACETS.flatMap((facet) => {
    const key = filter[facet];
    return key === undefined ? [] : [[facet, key]];
  });
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

/** The cases that match a filter, in the order of the site. */
export function filteredCases(filter: CaseFilter): CaseStudy[] {
  return allCaseStudies
    .filter((study) =>
      FACETS.every(
        (facet) =>
          filter[facet] === undefined || TERMS_OF[facet](study).some(({ key }) => key === filter[facet]),
      ),
    )
    .toSorted(inOrder);
}

export interface FilterChoice {
  name: string;
  /** Query that makes the choice, or undoes it if it is made. */
  query: string;
  /** Number of cases that would match. */
  count: number;
  isChosen: boolean;
}

/** Every choice of a facet, combined with the choices of the other facets. */
export function filterChoices(facet: Facet, filter: CaseFilter): FilterChoice[] {
  const { [facet]: chosen, ...others } = filter;
  return Array.from(termsOf(facet), ([key, name]) => {
    const next = { ...others, [facet]: key };
    const isChosen = key === chosen;
    return {
      name,
      query: filterQuery(isChosen ? others : next),
      count: filteredCases(next).length,
      isChosen,
    };
  });
}
