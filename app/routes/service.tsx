import {
  agency,
  allCaseStudies,
  allServices,
  allTechnologies,
  claimRegister,
  menu,
} from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { leadAction, leadClientAction } from '../forms/lead-actions.ts';
import { speedEstimateForm } from '../forms/speed-estimate-form.tsx';
import { BookingCards } from '../sections/booking-cards.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderMessage } from '../sections/founder-message.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import { NeedEstimate } from '../sections/need-estimate.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ServiceScope } from '../sections/service-scope.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service as serviceData } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/service';
import { findPage, linksTo } from './find-page.ts';
import { withServiceDefaults } from './service-defaults.ts';

export const action = leadAction(speedEstimateForm);
export const clientAction = leadClientAction(speedEstimateForm);

export function loader({ params }: Route.LoaderArgs) {
  const service = withServiceDefaults(findPage(allServices, params.service));
  return {
    ...service,
    delivery: claimRegister.deliveryTimes.find(({ id }) => id === service.deliveryTime),
    technologies: linksTo(allTechnologies, service.technologies),
    caseStudies: allCaseStudies
      .filter(({ slug }) => service.caseStudies.includes(slug))
      .map(({ slug, title }) => ({ name: title, path: `/realisations#${slug}` })),
  };
}

export function meta({ loaderData: service }: Route.MetaArgs) {
  if (!service) return [];
  const { name, path, heroTitle, heroSubTitle, questions } = service;
  const cities = menu.cities.map(({ label }) => label);
  return [
    ...pageMeta({
      title: `${name} – Agence ${agency.brand}`,
      description: `${heroTitle} ${heroSubTitle}`.replaceAll(/<[^>]*>/g, ''),
      keywords: expertiseKeywords(name),
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('services', service)) },
    { 'script:ld+json': serviceData({ name, path, description: heroSubTitle, cities }) },
    { 'script:ld+json': faqPage(questions) },
  ];
}

export default function Service({ loaderData: service, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        trail={trailTo('services', service)}
        title={service.heroTitle}
        subtitle={service.heroSubTitle}
        picture={service.banner1}
        buttonLabel={service.heroButton}
        cards={service.arguments}
      />
      <PartnerStrip />
      <PageIntro
        title={service.title1}
        html={service.description1}
        picture={service.banner2}
        buttonLabel={service.buttonIntro}
      />
      <ServiceScope included={service.included} forWhom={service.forWhom} delivery={service.delivery} />
      <NeedEstimate subject={service.name} lastResult={actionData} />
      <WhyUs
        title={service.sectionTitle}
        html={service.sectionDescription}
        picture={service.banner3}
        buttonLabel={service.buttonTechno}
      />
      <KeyStats />
      <CustomerProcess service={service.name} />
      <BookingCards />
      <FounderMessage />
      <CustomerReviews />
      <Faq questions={service.questions} />
      <RelatedPages
        groups={[
          { title: 'Technologies que nous employons pour cela', links: service.technologies },
          { title: 'Réalisations proches', links: service.caseStudies },
        ]}
      />
      <QuoteWidget />
    </>
  );
}
