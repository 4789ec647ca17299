import { allCaseStudies, allCities, allServices, allTechnologies, reviewList } from 'content-collections';

/** Names of the pages that show a review, by its id; unused reviews are absent. */
export const REVIEW_PLACES: ReadonlyMap<string, readonly string[]> = reviewPlaces();

function reviewPlaces(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (id: string, place: string) => places.set(id, [...(places.get(id) ?? []), place]);
  const { home, pair = [], caseStudies } = reviewList.shown;
  if (home) add(home, 'Accueil');
  for (const id of pair) add(id, 'Demande de devis et services');
  if (caseStudies) add(caseStudies, 'Réalisations');
  for (const { review, name } of [...allServices, ...allTechnologies, ...allCities])
    if (review) add(review, name);
  for (const { review, title } of allCaseStudies) if (review) add(review, title);
  return places;
}
