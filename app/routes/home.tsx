import { agency, claimRegister, faq } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerReview } from '../sections/customer-review.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { SpeedEstimate } from '../sections/speed-estimate.tsx';
import { TurnkeySolutions } from '../sections/turnkey-solutions.tsx';
import { WhoWeAre } from '../sections/who-we-are.tsx';
import { WhyCollaborate } from '../sections/why-collaborate.tsx';
import { organization, webSite } from '../seo/organization.ts';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { faqPage } from '../seo/structured-data.ts';
import type { Route } from './+types/home';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export function meta() {
  return [
    ...pageMeta({
      title: `${agency.brand}, ${agency.tagline} : logiciels, sites et conseil`,
      description: `Conseil, conception et développement, marketing : un cabinet digital qui répond à votre demande de devis en ${claimRegister.promises.replyWithin}, gratuitement et sans engagement.`,
      keywords: ['cabinet digital', 'logiciel sur mesure', 'création de site', ...COMMON_KEYWORDS],
      path: '/',
    }),
    { 'script:ld+json': organization(agency) },
    { 'script:ld+json': webSite() },
    { 'script:ld+json': faqPage(faq.general) },
  ];
}

export default function Home({ actionData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      <WhoWeAre />
      <PartnerStrip />
      <ExpertiseGrid />
      <BookingCards />
      <KeyStats />
      <FounderMessage />
      <TurnkeySolutions />
      <SpeedEstimate lastResult={actionData} action="/?index" />
      <WhyCollaborate />
      <CustomerReview id="accueil" />
      <Faq />
      <QuoteWidget />
    </>
  );
}
