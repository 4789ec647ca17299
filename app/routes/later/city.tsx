import type { LeadFormResult } from '../../forms/engine/lead-form-definition.ts';
import { BookingCards } from '../../sections/booking-cards.tsx';
import { CityNeeds } from '../../sections/city-needs.tsx';
import { CustomerProcess } from '../../sections/customer-process.tsx';
import { CustomerReviews } from '../../sections/customer-reviews.tsx';
import { ExpertiseGrid } from '../../sections/expertise-grid.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FounderMessage } from '../../sections/founder-message.tsx';
import { KeyStats } from '../../sections/key-stats.tsx';
import { PageIntro } from '../../sections/page-intro.tsx';
import { PartnerStrip } from '../../sections/partner-strip.tsx';
import { QuickEstimate } from '../../sections/quick-estimate.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import type { Route } from '../+types/city';

interface CitySectionsProps {
  city: Route.ComponentProps['loaderData'];
  /** What the form's last post was answered. */
  lastResult: LeadFormResult;
}

/** A city below its first screen. */
export default function CitySections({ city, lastResult }: CitySectionsProps) {
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={city.title1}
        html={city.description1}
        picture={city.banner2}
        pictureAlt={`Carte du département (${city.department}), ${city.name} en lumière`}
        buttonLabel="Décrire mon projet"
      />
      <CityNeeds origin={city.origin} needs={city.needs} services={city.services} />
      <QuickEstimate lastResult={lastResult} />
      <ExpertiseGrid background="white" />
      <KeyStats />
      <CustomerProcess />
      <CustomerReviews />
      <BookingCards />
      <FounderMessage />
      <Faq />
      <RelatedPages
        groups={[{ title: `Nous intervenons aussi près ${city.origin}`, links: city.neighbours }]}
      />
    </>
  );
}
