import { allCaseStudies } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { FACETS, filterChoices, filteredCases, filterQuery, readFilter } from './filter.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the case studies', () => {
  it('lets everything through, in order, when nothing is asked for', () => {
    const orders = filteredCases({}).map(({ order }) => order);
    expect(orders).toEqual(allCaseStudies.map((_, index) => index + 1));
  });

  it('lets through the cases that have every choice', () => {
    const slugs = filteredCases({ metier: 'energie', outil: 'docker' }).map(({ slug }) => slug);
    expect(slugs).toEqual(['tableau-de-bord-energie', 'formation-developpeurs']);
  });

  it('finds tools that have no page of their own', () => {
    expect(filteredCases(filterOf('outil=odoo')).map(({ slug }) => slug)).toEqual(['erp-negoce']);
  });

  it('leaves out what no case could have, and puts the rest in one order', () => {
    expect(filterQuery(filterOf('outil=docker&metier=energie&x=y'))).toBe('?metier=energie&outil=docker');
    expect(filterQuery(filterOf('service=voyance&metier=constructor&outil='))).toBe('');
  });

  it('counts what each choice would leave, and offers to undo the one that is made', () => {
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
