import { CaseDifferently } from '../sections/case-differently.tsx';
import { CaseNeighbours } from '../sections/case-neighbours.tsx';
import { CaseScreens } from '../sections/case-screens.tsx';
import { CaseStory } from '../sections/case-story.tsx';
import { CustomerReview } from '../sections/customer-review.tsx';
import type { Route } from './+types/case-study';

interface CaseStudySectionsProps {
  study: Route.ComponentProps['loaderData'];
}

/** A case study below its first screen. */
export default function CaseStudySections({ study }: CaseStudySectionsProps) {
  const { images, differently, review, previous, next } = study;
  return (
    <>
      <CaseStory study={study} />
      {images.length > 1 ? <CaseScreens images={images} /> : null}
      <CaseDifferently text={differently} />
      {review ? <CustomerReview review={review} /> : null}
      <CaseNeighbours previous={previous} next={next} />
    </>
  );
}
