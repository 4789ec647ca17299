import { allServices, estimateList, offerList, partList, serviceListCopy } from 'content-collections';
import { isShown } from '../../content/parts.ts';
import { caseAt } from '../case-studies/case-summary.ts';
import { reviewPair } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { priceBeside, priceLine, projectKind } from '../estimate/price.ts';
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

interface ListedOffer {
  title: string;
  text: string;
  page?: string | undefined;
  usualWork?: Parameters<typeof priceLine>[1];
}

/** Texts come from the loader, as on the home page. */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(screenServices);
  const caseStudy = caseAt(8, facts);
  return {
    pillars: pillars(),
    price: priceBeside(caseStudy?.path),
    caseStudy,
    reviews: reviewPair(facts, 'services'),
    groups: {
      consulting: withPrices('consulting'),
      conception: withPrices('conception'),
      marketing: withPrices('marketing'),
    },
    terms: briefTerms(true, 3),
  };
}

/**
 * A pillar’s offers and the services whose files list them there, each with its price, and a project with its picture;
 * apart, those that are a part of another page.
 */
function withPrices(id: keyof typeof offerList) {
  const { offers, ...group } = offerList[id];
  const listed = allServices
    .filter(({ pillar }) => pillar === id)
    .map(({ name, path, promise }) => ({
      title: name,
      text: `${promise}.`,
      page: path,
      usualWork: undefined,
    }));
  return {
    ...group,
    isSample: partList.estimate && estimateList.sample,
    offers: [...offers, ...listed].filter(({ usualWork }) => !usualWork).map(withPrice),
    further: offers.filter(({ usualWork }) => usualWork).map(withPrice),
  };
}

function withPrice({ title, text, page = '', usualWork }: ListedOffer) {
  const service = usualWork ? undefined : allServices.find(({ path }) => path === page);
  return {
    title,
    text,
    page: isShown(page, partList) ? page : '',
    price: priceLine(page, usualWork),
    picture: service && projectKind(service) ? service.banner3 : undefined,
  };
}

export function meta() {
  return listedPageMeta(serviceListCopy.meta);
}

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const { groups } = loaderData;
  return (
    <Sections>
      <WindowsHero
        copy={serviceListCopy.hero}
        pillars={loaderData.pillars}
        price={loaderData.price}
        caseStudy={loaderData.caseStudy}
      />
      <ExpertiseGrid background="white" />
      <OfferSection id="consulting" group={groups.consulting} path="/contact" />
      <OfferSection id="conception" group={groups.conception} path="/obtenir-un-devis" />
      <OfferSection id="marketing" group={groups.marketing} path="/obtenir-un-devis" />
      <BookingCards isJoined />
      <CustomerReviews reviews={loaderData.reviews} />
      <QuickEstimate terms={loaderData.terms} lastResult={actionData} />
      <QuoteWidget />
    </Sections>
  );
}
