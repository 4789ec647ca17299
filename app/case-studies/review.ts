import type { Facts } from '../../content/facts.ts';

/** A client's review; `sample` if it is made up for the demonstration. */
export type Review = Facts['reviews']['reviews'][number] & { sample: boolean };

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

/** The two reviews on /obtenir-un-devis and /services, or fewer if there are fewer. */
export function reviewPair(facts: ReviewFacts): Review[] {
  const { shown, reviews } = facts.reviews;
  const chosen = (shown.pair ?? []).map((id) => reviewOf(id, facts)).filter((review) => review !== undefined);
  return chosen.length > 0
    ? chosen
    : reviews.slice(0, 2).map((review) => ({ ...review, sample: facts.reviews.sample }));
}
