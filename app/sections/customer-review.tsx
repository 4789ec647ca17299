import { reviewList } from 'content-collections';
import type { ShownReview } from '../../content/shown-reviews.ts';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

/** One customer's word, large. */
export function CustomerReview({ id }: { id: ShownReview }) {
  const review = reviewList.reviews.find((candidate) => candidate.id === id);
  if (!review) throw new Error(`content/reviews.yaml has no review « ${id} »`);
  return (
    <Section tone="emerald" labelledBy="avis">
      <Reveal className="grid gap-6 desktop:grid-cols-[8rem_1fr]">
        <p
          className="font-title text-[8rem] leading-[0.6] font-bold text-lime select-none"
          aria-hidden="true"
        >
          «
        </p>
        <figure>
          <h2 id="avis" className="text-lg font-semibold tracking-normal text-white">
            Ce qu’en dit un client
          </h2>
          <blockquote className="mt-5 max-w-4xl text-2xl leading-snug font-medium tracking-tight text-pretty desktop:text-4xl">
            {review.quote}
          </blockquote>
          <figcaption className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <strong className="font-title text-xl">{review.company}</strong>
            <span>{review.author}</span>
            {reviewList.sample ? <SampleTag /> : null}
          </figcaption>
        </figure>
      </Reveal>
    </Section>
  );
}
