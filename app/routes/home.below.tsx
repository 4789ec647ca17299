import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerReview } from '../sections/customer-review.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { SpeedEstimate } from '../sections/speed-estimate.tsx';
import { TurnkeySolutions } from '../sections/turnkey-solutions.tsx';
import { WhoWeAre } from '../sections/who-we-are.tsx';
import { WhyCollaborate } from '../sections/why-collaborate.tsx';
import type { Route } from './+types/home';

interface HomeSectionsProps {
  page: Route.ComponentProps['loaderData'];
  lastResult: LeadFormResult;
}

/** The home page below its first screen. */
export default function HomeSections({ page, lastResult }: HomeSectionsProps) {
  return (
    <>
      <WhoWeAre caseStudy={page.caseStudy} />
      <PartnerStrip />
      <ExpertiseGrid />
      <BookingCards />
      <KeyStats />
      <FounderMessage />
      <TurnkeySolutions />
      <SpeedEstimate lastResult={lastResult} />
      <WhyCollaborate />
      {page.review ? <CustomerReview review={page.review} /> : null}
      <Faq questions={page.questions} />
    </>
  );
}
