import { offerList } from 'content-collections';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { OfferSection } from '../sections/offer-section.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import type { Route } from './+types/services';

interface ServicesSectionsProps {
  reviews: Route.ComponentProps['loaderData']['reviews'];
  lastResult: LeadFormResult;
}

/** The list of services below its first screen. */
export default function ServicesSections({ reviews, lastResult }: ServicesSectionsProps) {
  return (
    <>
      <ExpertiseGrid background="white" />
      <OfferSection id="consulting" group={offerList.consulting} path="/contact" />
      <OfferSection id="conception" group={offerList.conception} path="/obtenir-un-devis" />
      <OfferSection id="marketing" group={offerList.marketing} path="/obtenir-un-devis" />
      <BookingCards />
      <CustomerReviews reviews={reviews} />
      <QuickEstimate lastResult={lastResult} />
    </>
  );
}
