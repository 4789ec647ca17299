import { reviewList } from 'content-collections';

/** What a client says, and whether it is made up for the demonstration. */
export type Review = (typeof reviewList)['reviews'][number] & { sample: boolean };

/** The review of that id, for a loader: the texts of all would weigh on every page. @throws Error when there is none */
export function reviewOf(id: string): Review {
  const review = reviewList.reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`content/reviews.yaml has no « ${id} »`);
  return { ...review, sample: reviewList.sample };
}
