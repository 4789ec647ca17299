import type { Facts } from '../../content/facts.ts';

/** What a client says, and whether it is made up for the demonstration. */
export type Review = Facts['reviews']['reviews'][number] & { sample: boolean };

/** What clients say, and which of it common pages show. */
type ReviewFacts = { reviews: Pick<Facts['reviews'], 'sample' | 'reviews' | 'shown'> };

/** The review of that id, for a loader: the texts of all would weigh on every page. Nothing when it is gone. */
export function reviewOf(id: string | undefined, { reviews: list }: ReviewFacts): Review | undefined {
  const review = list.reviews.find((candidate) => candidate.id === id);
  return review && { ...review, sample: list.sample };
}

/** The review of a page that all visitors share: the one that `content/reviews.yaml` chose for it, or the first. */
export function shownReview(page: 'home' | 'caseStudies', facts: ReviewFacts): Review | undefined {
  const { shown, reviews } = facts.reviews;
  return reviewOf(shown[page], facts) ?? reviewOf(reviews[0]?.id, facts);
}

/** The two reviews that /obtenir-un-devis and /services show side by side, or fewer where there are. */
export function reviewPair(facts: ReviewFacts): Review[] {
  const { shown, reviews } = facts.reviews;
  const chosen = (shown.pair ?? []).map((id) => reviewOf(id, facts)).filter((review) => review !== undefined);
  return chosen.length > 0
    ? chosen
    : reviews.slice(0, 2).map((review) => ({ ...review, sample: facts.reviews.sample }));
}
