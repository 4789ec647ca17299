import {
  agency,
  allCaseStudies,
  allServices,
  allTechnologies,
  deliveryTimeList,
  footerMenu,
  serviceCopy,
  serviceDefaultCopy,
} from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { serviceDescription, withServiceDefaults } from '../../content/service-defaults.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { expertiseKeywords } from '../seo/expertise-keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage, service as serviceData } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/service';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';

const ServiceSections = lazySection(() => import('./service.below.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  const service = withServiceDefaults(
    findPage(allServices, params.service, { url, context }),
    serviceDefaultCopy,
  );
  return {
    ...service,
    ...ownSections(service, context.get(screenServices).facts),
    keywords: expertiseKeywords(service.name),
    delivery: deliveryTimeList.deliveryTimes.find(({ id }) => id === service.deliveryTime),
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
      title: fillText(serviceCopy.meta.title, { service: name, brand: agency.brand }),
      description: serviceDescription(service),
      keywords: service.keywords,
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
        cardsLabel={serviceCopy.arguments}
        cards={service.arguments}
      />
      <ServiceSections service={service} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
