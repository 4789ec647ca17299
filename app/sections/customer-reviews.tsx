import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { Button } from '../ui/button.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

interface CustomerReviewsProps {
  reviews: readonly Review[];
  /** Ends with a link to the case studies. */
  leadsOn?: boolean;
}

/** Two reviews side by side, or one alone. */
export function CustomerReviews({ reviews, leadsOn = true }: CustomerReviewsProps) {
  if (reviews.length === 0) return null;
  const isAlone = reviews.length === 1;
  return (
    <Section tone="emerald" labelledBy="avis">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="avis" className="heading">
          {isAlone ? proofCopy.review.title : proofCopy.reviews.title}
        </h2>
        {reviews.some(({ sample }) => sample) ? <SampleTag /> : null}
      </div>
      <div className={`mt-10 grid gap-6 ${isAlone ? 'max-w-4xl' : 'desktop:grid-cols-2 desktop:gap-8'}`}>
        {reviews.map(({ id, author, role, company, city, quote }) => (
          <figure
            key={id}
            className="flex flex-col bg-paper p-7 text-ink desktop:row-span-2 desktop:grid desktop:grid-rows-subgrid desktop:gap-0 desktop:p-10"
          >
            <blockquote className="text-xl leading-snug font-medium text-pretty wide:text-2xl">
              « {quote} »
            </blockquote>
            <figcaption className="mt-auto pt-8 text-pretty text-stone desktop:mt-0">
              <strong className="block font-title text-lg text-ink">{author}</strong>{' '}
              {`${role}, ${company}\u00a0(${city})`}
            </figcaption>
          </figure>
        ))}
      </div>
      {leadsOn ? (
        <div className="mt-12 desktop:mt-16">
          <Button routerLink="/realisations" color="white-outline" label={proofCopy.reviews.action} />
        </div>
      ) : null}
    </Section>
  );
}
