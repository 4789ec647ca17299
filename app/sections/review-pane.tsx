import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { Pane } from '../ui/pane.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

interface ReviewPaneProps {
  review: Review;
  className: string;
}

/** One customer's review, as a pane of `WorkingTogether`. */
export function ReviewPane({ review, className }: ReviewPaneProps) {
  const { quote, author, role, company, city, sample } = review;
  return (
    <Pane labelledBy="avis" tone="emerald" className={className}>
      <h2 id="avis" className="text-lg font-semibold tracking-normal">
        {proofCopy.review.title}
      </h2>
      <figure className="flex grow flex-col">
        <blockquote className="mt-3 max-w-4xl text-xl leading-snug font-medium text-pretty wide:text-2xl wide:leading-snug">
          « {quote} »
        </blockquote>
        <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-6">
          <span>
            <strong className="block font-title text-lg leading-tight">{author}</strong> {role}, {company} (
            {city})
          </span>
          {sample ? <SampleTag /> : null}
        </figcaption>
      </figure>
    </Pane>
  );
}
