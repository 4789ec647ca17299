import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import type { ProvenReview } from '../case-studies/review.ts';
import { ScreenTeaser, SPREAD_SIZES } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

interface ReviewBandProps {
  look: keyof typeof LOOKS;
  reviews: readonly ProvenReview[];
}

const LOOKS = {
  /** As much word as screen. */
  service: 'on-dark bg-emerald text-white spread-mirrored',
  /** A large screen, on the other side and on the ground of what follows. */
  technology: 'on-dark bg-ink text-white',
  /** A large word, and a screen in the page’s column. */
  city: 'bg-mint voice-large',
};

/** A customer’s review beside a screen of what was made for them; another one unfolds below, on a computer. */
export function ReviewBand({ look, reviews: [review, second] }: ReviewBandProps) {
  if (!review) return null;
  return (
    <section aria-labelledby="avis" className={`spread voice ${LOOKS[look]}`}>
      {review.caseStudy ? (
        <ScreenTeaser
          screen={review.caseStudy.image}
          detailMedia="screen"
          sizes={SPREAD_SIZES}
          className=""
        />
      ) : (
        <p className="voice-mark" aria-hidden="true">
          «
        </p>
      )}
      <h2 id="avis" className="flex flex-wrap items-baseline gap-x-4 text-lg font-semibold tracking-normal">
        {proofCopy.review.title} {review.sample ? <SampleTag /> : null}
      </h2>
      <div>
        <Word review={review} isLarge />
        {second ? (
          <details className="mt-5 border-t border-current/30 max-desktop:hidden">
            <summary className="plus-sign flex min-h-11 items-center font-semibold after:ml-auto">
              {proofCopy.review.second}
            </summary>
            <Word review={second} />
          </details>
        ) : null}
      </div>
    </section>
  );
}

function Word({ review, isLarge = false }: { review: ProvenReview; isLarge?: boolean }) {
  const { quote, author, role, company, city, caseStudy } = review;
  return (
    <figure className="wrap-anywhere">
      <blockquote className={isLarge ? 'voice-word' : 'mt-1 text-lg'}>
        {/* Compounds stay whole. */}
        {quote.split(/([^ ]+-[^ ]+)/).map((part, index) =>
          index % 2 === 1 ? (
            <span key={part} className="inline-block">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </blockquote>
      <figcaption className="mt-3">
        <strong className="font-title text-lg">{author}</strong>
        {`, ${role}, `}
        {isLarge && caseStudy ? (
          <Link
            to={caseStudy.path}
            prefetch={PREFETCH}
            className="underline decoration-1 underline-offset-4 hover:text-(--accent)"
          >
            {company}
          </Link>
        ) : (
          company
        )}
        {`\u00a0(${city})`}
      </figcaption>
    </figure>
  );
}
