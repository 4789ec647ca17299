import {
  agency,
  allCaseStudies,
  allServices,
  allTechnologies,
  claimRegister,
  footerMenu,
} from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service as serviceData } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/service';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';
import { serviceDescription, withServiceDefaults } from './service-defaults.ts';

const ServiceSections = lazySection(() => import('./later/service.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  const service = withServiceDefaults(findPage(allServices, params.service, { url, context }));
  return {
    ...service,
    ...ownSections(service),
    delivery: claimRegister.deliveryTimes.find(({ id }) => id === service.deliveryTime),
    technologies: linksTo(allTechnologies, service.technologies),
    caseStudies: allCaseStudies
      .filter(({ slug }) => service.caseStudies.includes(slug) && slug !== service.caseStudy?.slug)
      .map(({ path, title }) => ({ name: title, path })),
  };
}

export function meta({ loaderData: service }: Route.MetaArgs) {
  if (!service) return [];
  const { name, path, heroSubTitle, ownQuestions } = service;
  const cities = footerMenu.cities.map(({ label }) => label);
  return [
    ...pageMeta({
      title: `${name} – Agence ${agency.brand}`,
      description: serviceDescription(service),
      keywords: expertiseKeywords(name),
      path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('services', service)) },
    { 'script:ld+json': serviceData({ name, path, description: heroSubTitle, cities }) },
    { 'script:ld+json': faqPage(ownQuestions) },
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
        cardsLabel="Nos arguments"
        cards={service.arguments}
      />
      <ServiceSections service={service} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
