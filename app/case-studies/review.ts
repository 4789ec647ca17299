import { allCaseStudies, type City, type Service, type Technology } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import type { ScreenShown } from '../ui/picture.tsx';
import { cityOf, clientOf } from './case-summary.ts';

/** A client's review; `sample` if it is made up for the demonstration. */
export type Review = Facts['reviews']['reviews'][number] & { sample: boolean };

export type ProvenReview = Review & { caseStudy?: { path: string; image: ScreenShown } | undefined };

/** The reviews and which of them the shared pages show. */
type ReviewFacts = { reviews: Pick<Facts['reviews'], 'sample' | 'reviews' | 'shown'> };

/** Finds a review; `undefined` if it is gone. For loaders: a module would bring all reviews to every page. */
export function reviewOf(id: string | undefined, { reviews: list }: ReviewFacts): Review | undefined {
  const review = list.reviews.find((candidate) => candidate.id === id);
  return review && { ...review, sample: list.sample };
}

/** The review of a page: the one chosen in `content/reviews.yaml`, or the first. */
export function shownReview(page: 'home' | 'caseStudies', facts: ReviewFacts): Review | undefined {
  const { shown, reviews } = facts.reviews;
  return reviewOf(shown[page], facts) ?? reviewOf(reviews[0]?.id, facts);
}

/** The two reviews on /obtenir-un-devis or /services, or fewer if there are fewer. */
export function reviewPair(facts: ReviewFacts, page: 'pair' | 'services' = 'pair'): Review[] {
  const { shown, reviews } = facts.reviews;
  const chosen = (shown[page] ?? [])
    .map((id) => reviewOf(id, facts))
    .filter((review) => review !== undefined);
  return chosen.length > 0
    ? chosen
    : reviews.slice(0, 2).map((review) => ({ ...review, sample: facts.reviews.sample }));
}

type Page = City | Service | Technology;

/** Number of reviews on the page of a service, a technology or a city. */
const MOST = 2;

/**
 * The reviews that fit a page, at most two: that of a client in its city, those that its file names, that of the
 * client whose case it shows, then those of cases with its service or technology, or with one that it links to.
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
  const named = [page.review, page.secondReview];
  const local = facts.reviews.reviews.filter(({ city }) => 'neighbours' in page && city === page.name);
  const here = local.find(({ id }) => named.includes(id)) ?? local[0];
  const ids = new Set([here?.id, ...named, ...cases.map(({ review }) => review)]);
  return [...ids].flatMap((id) => reviewOf(id, facts) ?? []).slice(0, MOST);
}

/** The same with their cases, each with a screen that the page does not show already. */
export function provenReviews(page: Page, facts: Facts): ProvenReview[] {
  return fittingReviews(page, facts).map((review) => provenReview(review, facts, page.caseStudy));
}

/**
 * A review with its case: its own, or its client's that the page shows (by another screen than the page), or its
 * client's only one in that city.
 */
export function provenReview(review: Review, facts: Facts, shown?: Page['caseStudy']): ProvenReview {
  const ofClient = allCaseStudies.filter(
    (study) => clientOf(study.client, facts).name === review.company && cityOf(study)?.name === review.city,
  );
  const study =
    allCaseStudies.find((candidate) => candidate.review === review.id) ??
    ofClient.find(({ slug }) => slug === shown?.slug) ??
    (ofClient.length === 1 ? ofClient[0] : undefined);
  const isTaken = study?.slug === shown?.slug && (shown?.screen ?? 1) === 1;
  const image = study?.images[isTaken ? 1 : 0] ?? study?.images[0];
  return { ...review, caseStudy: study && image && { path: study.path, image } };
}

/** Slugs of the services and technologies that a page is about, its own first. */
function subjectsOf(page: Page): string[] {
  if ('neighbours' in page) return page.services.map(({ service }) => service);
  return [page.slug, ...('aliases' in page ? page.services : page.technologies)];
}
