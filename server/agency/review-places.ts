import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { fittingReviews, reviewPair, shownReview } from '../../app/case-studies/review.ts';
import type { FactValues } from './fact-sections.ts';

/**
 * Names of the pages that show a review, by its id; unused reviews are absent. Includes ids that a page names and that
 * the list does not have.
 */
export function reviewPlaces(list: FactValues['reviews']): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  const add = (id: string, place: string) => places.set(id, [...(places.get(id) ?? []), place]);
  const facts = { reviews: list };
  const [home, caseStudies] = [shownReview('home', facts), shownReview('caseStudies', facts)];
  if (home) add(home.id, 'Accueil');
  for (const { id } of reviewPair(facts)) add(id, 'Demande de devis et services');
  if (caseStudies) add(caseStudies.id, 'Réalisations');
  for (const page of [...allServices, ...allTechnologies, ...allCities]) {
    const shown = fittingReviews(page, facts).map(({ id }) => id);
    for (const id of new Set(page.review ? [page.review, ...shown] : shown)) add(id, page.name);
  }
  for (const { review, title } of allCaseStudies) if (review) add(review, title);
  return places;
}
