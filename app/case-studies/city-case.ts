import { allCaseStudies, type City } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { type CaseSummary, cityOf, inOrder, summaryOf } from './case-summary.ts';

/** How far a client is still a neighbour (km). */
const NEAR = 100;
const KM_PER_DEGREE = 111.2;

export interface CityCase extends CaseSummary {
  /** Whether its client is there or near there. */
  isNear: boolean;
  /** « à Annecy »; empty where the client’s city is unknown. */
  locative: string;
}

/**
 * The case of a client in a city, else near it; among several, the one that the city’s file names, then the nearest, then
 * the first. Where no client is near, the one that its file names, or `undefined`.
 */
export function cityCase(city: City, facts: Facts): CityCase | undefined {
  const chosen = allCaseStudies.find(({ slug }) => slug === city.caseStudy?.slug);
  const [nearest] = allCaseStudies
    .flatMap((study) => {
      const place = cityOf(study);
      if (!place) return [];
      return [{ study, place, distance: place.slug === city.slug ? 0 : distance(city, place) }];
    })
    .filter(({ distance }) => distance <= NEAR)
    .toSorted(
      (a, b) =>
        Number(a.distance > 0) - Number(b.distance > 0) ||
        Number(b.study === chosen) - Number(a.study === chosen) ||
        a.distance - b.distance ||
        inOrder(a.study, b.study),
    );
  const study = nearest?.study ?? chosen;
  if (!study) return undefined;
  return {
    ...summaryOf(study, facts, study === chosen ? city.caseStudy : undefined),
    isNear: nearest !== undefined,
    locative: cityOf(study)?.locative ?? '',
  };
}

/** Kilometres between two cities, on the plane: exact enough within France; one that is not on the map is far. */
function distance({ at: from }: City, { at: to }: City): number {
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(to.latitude - from.latitude, east) * KM_PER_DEGREE;
}
