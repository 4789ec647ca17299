import { allCaseStudies, type City, type Service, type Technology } from 'content-collections';
import { type Review, reviewOf } from './review.ts';

type Page = City | Service | Technology;

/** Number of reviews on the page of a service, a technology or a city. */
const MOST = 2;

/**
 * The reviews that fit a page, at most two: the one that its file names, that of the client whose case it shows, then
 * those of cases with its service or technology, or with one of those that it links to.
 */
export function fittingReviews(page: Page, facts: Parameters<typeof reviewOf>[1]): Review[] {
  const cases = [
    ...allCaseStudies.filter(({ slug }) => slug === page.caseStudy?.slug),
    ...subjectsOf(page).flatMap((subject) =>
      allCaseStudies.filter(
        ({ services, stack }) =>
          services.includes(subject) || stack.some(({ technology }) => technology === subject),
      ),
    ),
  ];
  const ids = new Set([page.review, ...cases.map(({ review }) => review)]);
  return [...ids].flatMap((id) => reviewOf(id, facts) ?? []).slice(0, MOST);
}

/** Slugs of the services and technologies that a page is about, its own first. */
function subjectsOf(page: Page): string[] {
  if ('neighbours' in page) return page.services.map(({ service }) => service);
  return [page.slug, ...('aliases' in page ? page.services : page.technologies)];
}
