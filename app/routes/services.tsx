import { agency, claimRegister, offerList } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { OfferSection } from '../sections/offer-section.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import { ServicesHero } from '../sections/services-hero.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/services';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export function meta() {
  return pageMeta({
    title: `Nos services numériques – ${agency.brand}`,
    description: `Conseil et formation, conception et développement, marketing : dix-sept offres décrites en clair, et un devis gratuit en ${claimRegister.promises.replyWithin}.`,
    keywords: ['conseil informatique', 'création de site', 'logiciel sur mesure', ...COMMON_KEYWORDS],
    path: '/services',
  });
}

export default function Services({ actionData }: Route.ComponentProps) {
  return (
    <>
      <ServicesHero />
      <ExpertiseGrid background="white" />
      <OfferSection
        id="consulting"
        group={offerList.consulting}
        callToAction={{ label: 'Séance de consulting gratuite', path: '/contact' }}
      />
      <OfferSection
        id="conception"
        group={offerList.conception}
        callToAction={{ label: 'Chiffrer mon projet', path: '/obtenir-un-devis' }}
      />
      <OfferSection
        id="marketing"
        group={offerList.marketing}
        callToAction={{ label: 'Faire grandir mon activité', path: '/obtenir-un-devis' }}
      />
      <BookingCards />
      <CustomerReviews />
      <QuickEstimate lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
