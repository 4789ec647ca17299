import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import type { ProvenReview } from '../case-studies/review.ts';
import { ScreenTeaser } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

/** A customer's review in large type, with the case that it is of, if any: its screen where there is room for it. */
export function CustomerReview({ review }: { review: ProvenReview }) {
  const { author, role, company, city, quote, sample, caseStudy } = review;
  return (
    <Section tone="emerald" labelledBy="avis">
      <div className="praise">
        <p aria-hidden="true">«</p>
        <figure>
          <h2 id="avis">{proofCopy.review.title}</h2>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <strong>{author}</strong>
            {sample ? <SampleTag /> : null}
            <span className="block">{`${role}, ${company}\u00a0(${city})`}</span>
            {caseStudy ? (
              <Link to={caseStudy.path} className="leads-on mt-2 w-fit py-2.5 font-semibold underline">
                {proofCopy.caseStudy.action}
              </Link>
            ) : null}
          </figcaption>
        </figure>
        {caseStudy ? <ScreenTeaser screen={caseStudy.image} detailMedia="screen" className="" /> : null}
      </div>
    </Section>
  );
}
