import { allCaseStudies } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { FACETS, filterChoices, filteredCases, filterQuery, readFilter } from './filter.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the case list', () => {
  it('returns all cases in order without a filter', () => {
    const orders = filteredCases({}).map(({ order }) => order);
    expect(orders).toEqual(allCaseStudies.map((_, index) => index + 1));
  });

  it('returns the cases that match every choice', () => {
    const slugs = filteredCases({ metier: 'energie', outil: 'docker' }).map(({ slug }) => slug);
    expect(slugs).toEqual(['tableau-de-bord-energie', 'formation-developpeurs']);
  });

  it('filters by tools without a page', () => {
    expect(filteredCases(filterOf('outil=odoo')).map(({ slug }) => slug)).toEqual(['erp-negoce']);
  });

  it('ignores unknown values, and writes the query in a fixed order', () => {
    expect(filterQuery(filterOf('outil=docker&metier=energie&x=y'))).toBe('?metier=energie&outil=docker');
    expect(filterQuery(filterOf('service=voyance&metier=constructor&outil='))).toBe('');
  });

  it('counts the matches of each choice, and links the current one to its removal', () => {
    const trades = filterChoices('metier', { metier: 'energie', outil: 'docker' });
    expect(trades.find(({ isChosen }) => isChosen)).toEqual({
      name: 'Énergie',
      query: '?outil=docker',
      count: 2,
      isChosen: true,
    });
    expect(trades.find(({ name }) => name === 'Beauté')?.count).toBe(0);
    for (const facet of FACETS) {
      for (const { query, count } of filterChoices(facet, {})) {
        expect(filteredCases(filterOf(query)), query).toHaveLength(count);
        expect(count, query).toBeGreaterThan(0);
      }
    }
  });
});
