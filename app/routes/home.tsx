import { commitmentList, estimateList, homeCopy } from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { caseAt } from '../case-studies/case-summary.ts';
import { provenReview, shownReview } from '../case-studies/review.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { priceBeside, pricedDelays } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { BookingCards } from '../sections/booking.tsx';
import { CustomerReview } from '../sections/customer-review.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FilmHero } from '../sections/film-hero.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { KeyStats } from '../sections/key-figures.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { pillars } from '../sections/pillars.ts';
import { SpeedEstimate } from '../sections/speed-estimate.tsx';
import { TurnkeySolutions } from '../sections/turnkey-solutions.tsx';
import { WhoWeAre } from '../sections/who-we-are.tsx';
import { WhyCollaborate } from '../sections/why-collaborate.tsx';
import { organization, webSite } from '../seo/organization.ts';
import { listedPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/home';
import { teamTerms } from './contract-terms.ts';

export const action = leadAction(speedEstimateForm);

/** Texts of this page come from its loader: in its module every other page would load them too. */
export function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(screenServices);
  const review = shownReview('home', facts);
  const caseStudy = caseAt(1, facts);
  return {
    pillars: pillars(),
    price: priceBeside(caseStudy?.path),
    delays: pricedDelays(),
    isSamplePrice: estimateList.sample,
    questions: facts.faq.general,
    commitments: commitmentList,
    terms: teamTerms(),
    caseStudy,
    review: review && provenReview(review, facts),
    organization: organization(facts.agency),
    engines: engineTags(facts.searchEngines),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...listedPageMeta(homeCopy.meta),
    ...(loaderData?.engines ?? []),
    ...(loaderData ? [{ 'script:ld+json': loaderData.organization }] : []),
    { 'script:ld+json': webSite() },
  ];
}

/** What proves to search engines that the site is the agency’s; a file of theirs is answered elsewhere. */
function engineTags({ google, bing }: Facts['searchEngines']) {
  return [
    { name: 'google-site-verification', content: google },
    { name: 'msvalidate.01', content: bing },
  ].filter(({ content }) => content && !content.endsWith('.html'));
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Sections>
      <FilmHero
        copy={homeCopy.hero}
        pillars={loaderData.pillars}
        price={loaderData.price}
        caseStudy={loaderData.caseStudy}
      />
      <WhoWeAre caseStudy={loaderData.caseStudy} />
      <PartnerStrip />
      <ExpertiseGrid />
      <BookingCards />
      <KeyStats />
      <FounderMessage />
      <TurnkeySolutions delays={loaderData.delays} isSamplePrice={loaderData.isSamplePrice} />
      <SpeedEstimate terms={loaderData.terms} lastResult={actionData} />
      <WhyCollaborate />
      {loaderData.review ? <CustomerReview review={loaderData.review} /> : null}
      <Faq questions={loaderData.questions} commitments={loaderData.commitments} />
      <QuoteWidget />
    </Sections>
  );
}
