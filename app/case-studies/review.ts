import type { Facts } from '../../content/facts.ts';
import type { ShownReview } from '../../content/shown-reviews.ts';

/** What a client says, and whether it is made up for the demonstration. */
export type Review = Facts['reviews']['reviews'][number] & { sample: boolean };

/** The review of that id, for a loader: the texts of all would weigh on every page. @throws Error when there is none */
export function reviewOf(id: string, { reviews: list }: Pick<Facts, 'reviews'>): Review {
  const review = list.reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`content/reviews.yaml has no « ${id} »`);
  return { ...review, sample: list.sample };
}

/** An e-commerce client in one city, a SaaS client in another (specification, « Quote page »). */
const PAIR: readonly ShownReview[] = ['e-commerce', 'saas'];

/** The two reviews that /obtenir-un-devis and /services show side by side. */
export function reviewPair(facts: Pick<Facts, 'reviews'>): Review[] {
  return PAIR.map((id) => reviewOf(id, facts));
}
