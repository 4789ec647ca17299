import { proofCopy } from 'content-collections';
import type { Review } from '../case-studies/review.ts';
import { Pane } from '../ui/box.tsx';

interface ReviewPaneProps {
  reviews: readonly Review[];
  className?: string;
}

/** A customer's review as a pane of `WorkingTogether`, in its largest type; another one unfolds below. */
export function ReviewPane({ reviews: [review, second], className = '' }: ReviewPaneProps) {
  if (!review) return null;
  return (
    <Pane labelledBy="avis" className={`across ${className}`}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 wrap-anywhere desktop:gap-x-8">
        <p
          className="font-title text-[3.5rem] leading-[0.4] font-bold text-lime select-none desktop:row-span-3 desktop:text-[7rem] desktop:leading-[0.6]"
          aria-hidden="true"
        >
          «
        </p>
        <h2 id="avis" className="text-lg font-semibold tracking-normal text-(--accent)">
          {proofCopy.review.title}
        </h2>
        <Word
          review={review}
          className="mt-3 text-xl leading-[1.3] desktop:mt-1.5 font-medium text-pretty desktop:text-2xl wide:text-[1.75rem]"
        />
        {second ? (
          <details className="mt-2.5 border-t border-(--rule) max-desktop:col-span-2 desktop:mt-4">
            <summary className="plus-sign flex min-h-11 items-center font-semibold after:ml-auto">
              {proofCopy.review.second}
              <span className="max-desktop:hidden">{`\u202f: ${second.author}, ${second.company}`}</span>
            </summary>
            <Word review={second} className="mt-1 max-w-4xl text-lg" />
          </details>
        ) : null}
      </div>
    </Pane>
  );
}

function Word({ review, className }: { review: Review; className: string }) {
  const { quote, author, role, company, city } = review;
  return (
    <figure className="max-desktop:col-span-2">
      <blockquote className={className}>{quote}</blockquote>
      <figcaption className="mt-2 desktop:mt-3">
        <strong className="font-title text-lg">{author}</strong>
        {`, ${role}, ${company} (${city})`}
      </figcaption>
    </figure>
  );
}
