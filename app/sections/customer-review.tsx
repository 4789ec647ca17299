import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

interface CustomerReviewProps {
  review: Review;
}

export function CustomerReview({ review }: CustomerReviewProps) {
  const { author, role, company, city, quote, sample } = review;
  return (
    <Section tone="emerald" labelledBy="avis">
      <div className="grid gap-5 desktop:grid-cols-[8rem_1fr]">
        <p
          className="font-title text-[5rem] leading-[0.6] font-bold text-lime desktop:text-[8rem] select-none"
          aria-hidden="true"
        >
          «
        </p>
        <figure>
          <h2 id="avis" className="text-lg font-semibold tracking-normal text-white">
            {proofCopy.review.title}
          </h2>
          <blockquote className="mt-5 max-w-4xl text-xl leading-snug font-medium text-balance desktop:text-4xl">
            {quote}
          </blockquote>
          <figcaption className="mt-6">
            <strong className="mr-4 font-title text-xl">{author}</strong>
            {sample ? <SampleTag /> : null}
            <span className="block">
              {role}, {company} ({city})
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
