import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { Pane } from '../ui/box.tsx';
import { Unfold } from '../ui/unfold.tsx';

interface ReviewPanesProps {
  reviews: readonly Review[];
  className?: string;
}

/** One or two customers' reviews, as panes of `WorkingTogether` that fill a row; a phone unfolds the second. */
export function ReviewPanes({ reviews, className = '' }: ReviewPanesProps) {
  return reviews.map(({ id, quote, author, role, company, city }, index) => (
    <Pane
      key={id}
      labelledBy={`avis-${index + 1}`}
      className={`${className} ${index === 0 ? '' : 'foldable'}`}
    >
      <h2 id={`avis-${index + 1}`} className="text-lg font-semibold tracking-normal text-(--accent)">
        {index === 0 ? proofCopy.review.title : proofCopy.review.second}
      </h2>
      {index === 0 ? null : <Unfold of={`avis-${index + 1}`} />}
      <figure className={`grow flex-col ${index === 0 ? 'flex' : 'unfolded col-span-2 desktop:flex'}`}>
        <blockquote className="mt-2 max-w-4xl font-medium text-pretty">« {quote} »</blockquote>
        <figcaption className="mt-auto pt-3 text-base">
          {`${author}, ${role}, ${company} (${city})`}
        </figcaption>
      </figure>
    </Pane>
  ));
}
