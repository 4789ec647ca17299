import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { SHOWN_REVIEWS, type ShownReview } from '../../content/shown-reviews.ts';

const FIXED: Readonly<Record<ShownReview, string>> = {
  accueil: 'Accueil',
  'e-commerce': 'Demande de devis et services',
  saas: 'Demande de devis et services',
  'direction-e-commerce': 'Réalisations',
};

/** The pages that show a review, by its id; those that nothing shows are not there. */
export const REVIEW_PLACES: ReadonlyMap<string, readonly string[]> = reviewPlaces();

function reviewPlaces(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (id: string, place: string) => places.set(id, [...(places.get(id) ?? []), place]);
  for (const id of SHOWN_REVIEWS) add(id, FIXED[id]);
  for (const { review, name } of [...allServices, ...allTechnologies, ...allCities])
    if (review) add(review, name);
  for (const { review, title } of allCaseStudies) if (review) add(review, title);
  return places;
}
