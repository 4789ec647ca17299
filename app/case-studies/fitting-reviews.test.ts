import { allCities, allServices, allTechnologies, reviewList } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { fittingReviews } from './review.ts';

const PAGES = [...allServices, ...allTechnologies, ...allCities];
const pageAt = (path: string) => PAGES.find((page) => page.path === path) ?? expect.fail(path);
const idsOf = (path: string, reviews = reviewList.reviews) =>
  fittingReviews(pageAt(path), { reviews: { ...reviewList, reviews } }).map(({ id }) => id);

describe('the reviews of a page', () => {
  it.each([
    ['/villes/lyon', ['e-commerce', 'annuaire']],
    ['/technologies/docker', ['formation', 'tests']],
    ['/services/saas', ['saas', 'e-commerce']],
  ])('of %s are the one that its file names, and one of a case that fits', (path, ids) => {
    expect(idsOf(path)).toEqual(ids);
  });

  it('are never the same twice, and two on nearly every page', () => {
    const shown = PAGES.map(({ path }) => idsOf(path));
    expect(shown.filter((ids) => new Set(ids).size !== ids.length || ids.length > 2)).toEqual([]);
    expect(shown.filter(({ length }) => length === 0)).toEqual([]);
    expect(shown.filter(({ length }) => length === 2).length / PAGES.length).toBeGreaterThan(0.9);
  });

  it('are marked as samples, as the list is', () => {
    const reviews = fittingReviews(pageAt('/villes/lyon'), { reviews: { ...reviewList, sample: true } });
    expect(reviews.map(({ sample }) => sample)).toEqual([true, true]);
  });

  it('are fewer where the agency has fewer that fit', () => {
    const own = reviewList.reviews.filter(({ id }) => id === 'annuaire');
    expect(idsOf('/villes/lyon', own)).toEqual(['annuaire']);
    expect(idsOf('/villes/lyon', [])).toEqual([]);
  });
});
