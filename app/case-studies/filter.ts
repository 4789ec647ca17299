import { allCaseStudies, allServices, type CaseStudy } from 'content-collections';
import { TRADES } from '../../content/trades.ts';
import { slugify } from '../../domain/slug.ts';

/** What a case may be looked for by; names as they stand in the query of /realisations. */
export const FACETS = ['service', 'metier', 'outil'] as const;
export type Facet = (typeof FACETS)[number];

/** One choice a facet, or none. */
export type CaseFilter = Readonly<Partial<Record<Facet, string>>>;

/** What a case may be found by under a facet: key in the query, and what readers call it. */
const TERMS_OF: Record<Facet, (study: CaseStudy) => { key: string; name: string }[]> = {
  service: ({ services }) =>
    allServices.filter(({ slug }) => services.includes(slug)).map(({ slug, name }) => ({ key: slug, name })),
  metier: ({ trade }) => [{ key: trade, name: TRADES[trade] }],
  outil: ({ stack }) => stack.map(({ name, technology }) => ({ key: technology ?? slugify(name), name })),
};

/** Names of a facet's choices by their keys, in the alphabet's order. */
function termsOf(facet: Facet): Map<string, string> {
  const terms = allCaseStudies.flatMap((study) => TERMS_OF[facet](study));
  return new Map(
    terms.toSorted((a, b) => a.name.localeCompare(b.name, 'fr')).map(({ key, name }) => [key, name]),
  );
}

/** The filter that a query asks for; what no case could have is left out. */
export function readFilter(search: URLSearchParams): CaseFilter {
  return Object.fromEntries(
    FACETS.flatMap((facet) => {
      const key = search.get(facet);
      return key !== null && termsOf(facet).has(key) ? [[facet, key]] : [];
    }),
  );
}

/** The one query of a filter, with its question mark; empty when nothing is asked for. */
export function filterQuery(filter: CaseFilter): string {
  const chosen = FACETS.flatMap((facet) => {
    const key = filter[facet];
    return key === undefined ? [] : [[facet, key]];
  });
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

/** The cases that a filter lets through, in the order of the site. */
export function filteredCases(filter: CaseFilter): CaseStudy[] {
  return allCaseStudies
    .filter((study) =>
      FACETS.every(
        (facet) =>
          filter[facet] === undefined || TERMS_OF[facet](study).some(({ key }) => key === filter[facet]),
      ),
    )
    .toSorted((a, b) => a.order - b.order);
}

/** A choice of a facet as a page shows it. */
export interface FilterChoice {
  name: string;
  /** Query of the page once it is made, or made undone where it is chosen already. */
  query: string;
  /** How many cases it would leave. */
  count: number;
  isChosen: boolean;
}

/** Every choice of a facet, beside what is chosen of the others. */
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
