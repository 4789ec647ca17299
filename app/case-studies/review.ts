import { reviewList } from 'content-collections';

/** What a client says, and whether it is made up for the demonstration. */
export type Review = (typeof reviewList)['reviews'][number] & { sample: boolean };

/** The review of that id, for a loader: the texts of all would weigh on every page. Nothing when it is gone. */
export function reviewOf(id: string | undefined): Review | undefined {
  const review = reviewList.reviews.find((candidate) => candidate.id === id);
  return review && { ...review, sample: reviewList.sample };
}

/** The review of a page that all visitors share: the one that `content/reviews.yaml` chose for it, or the first. */
export function shownReview(page: 'home' | 'caseStudies'): Review | undefined {
  return reviewOf(reviewList.shown[page] ?? reviewList.reviews[0]?.id);
}

/** The two reviews that /obtenir-un-devis and /services show side by side, or fewer where there are. */
export function reviewPair(): Review[] {
  const ids = reviewList.shown.pair ?? reviewList.reviews.slice(0, 2).map(({ id }) => id);
  return ids.map(reviewOf).filter((review) => review !== undefined);
}
