import { allServices, estimateList, offerList, serviceListCopy } from 'content-collections';
import { reviewPair } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { firstPrice, projectPriceLine } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { BookingCards } from '../sections/booking.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { QuickEstimate } from '../sections/estimate-forms.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { OfferSection } from '../sections/offer-section.tsx';
import { pillars } from '../sections/pillars.ts';
import { WindowsHero } from '../sections/windows-hero.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/services';
import { briefTerms } from './contract-terms.ts';

export const action = leadAction(speedEstimateForm);

/** Texts come from the loader, as on the home page. */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(screenServices);
  return {
    pillars: pillars(),
    price: firstPrice(),
    reviews: reviewPair(facts),
    more: furtherOffers(),
    prices: conceptionPrices(),
    terms: briefTerms(true, 3),
  };
}

/** The services that their files list here, by pillar. */
function furtherOffers() {
  const offers = allServices.flatMap(({ name, path, promise, pillar }) =>
    pillar === undefined ? [] : [{ pillar, title: name, text: `${promise}.`, page: path }],
  );
  return Object.groupBy(offers, ({ pillar }) => pillar);
}

/** What its offers that are sold as projects cost, by page. Those of other pillars lead to the same pages for advice. */
function conceptionPrices() {
  const pages = offerList.conception.offers.flatMap(({ page = '' }) => {
    const line = projectPriceLine(page);
    return line === undefined ? [] : [[page, line] as const];
  });
  return { lines: Object.fromEntries(pages), isSample: estimateList.sample && pages.length > 0 };
}

export function meta() {
  return listedPageMeta(serviceListCopy.meta);
}

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const { more } = loaderData;
  return (
    <Sections>
      <WindowsHero copy={serviceListCopy.hero} pillars={loaderData.pillars} price={loaderData.price} />
      <ExpertiseGrid background="white" />
      <OfferSection id="consulting" group={offerList.consulting} more={more.consulting} path="/contact" />
      <OfferSection
        id="conception"
        group={offerList.conception}
        more={more.conception}
        prices={loaderData.prices}
        path="/obtenir-un-devis"
      />
      <OfferSection
        id="marketing"
        group={offerList.marketing}
        more={more.marketing}
        path="/obtenir-un-devis"
      />
      <BookingCards isJoined />
      <CustomerReviews reviews={loaderData.reviews} />
      <QuickEstimate terms={loaderData.terms} lastResult={actionData} />
      <QuoteWidget />
    </Sections>
  );
}
