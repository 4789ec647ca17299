import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { Pane } from '../ui/box.tsx';

/** One or two customers' reviews, as panes of `WorkingTogether` that fill a row. */
export function ReviewPanes({ reviews }: { reviews: readonly Review[] }) {
  return reviews.map(({ id, quote, author, role, company, city }, index) => (
    <Pane
      key={id}
      labelledBy={`avis-${index + 1}`}
      tone="emerald"
      className={reviews.length > 1 ? 'desktop:grow desktop:basis-2/5' : 'desktop:basis-full'}
    >
      <h2 id={`avis-${index + 1}`} className="text-lg font-semibold tracking-normal">
        {index === 0 ? proofCopy.review.title : proofCopy.review.second}
      </h2>
      <figure className="flex grow flex-col">
        <blockquote className="mt-2 max-w-4xl text-lg leading-[1.3] desktop:text-xl font-medium text-pretty">
          « {quote} »
        </blockquote>
        <figcaption className="mt-auto pt-3">
          <strong className="block font-title text-lg leading-tight">{author}</strong> {role}, {company} (
          {city})
        </figcaption>
      </figure>
    </Pane>
  ));
}
