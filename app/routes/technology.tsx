import { agency, allServices, allTechnologies } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { expertiseKeywords, pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import type { Route } from './+types/technology';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';
import { requirePart } from './require-part.ts';

const TechnologySections = lazySection(() => import('./later/technology.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('technologies');
  const technology = findPage(allTechnologies, params.technologie, { url, context });
  return {
    ...technology,
    ...ownSections(technology),
    technologies: linksTo(allTechnologies, technology.technologies),
    services: linksTo(allServices, technology.services),
  };
}

export function meta({ loaderData: technology }: Route.MetaArgs) {
  if (!technology) return [];
  return [
    ...pageMeta({
      title: `Développement ${technology.name} – Agence ${agency.brand}`,
      description: technology.metaDescription,
      keywords: expertiseKeywords(technology.name),
      path: technology.path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('technologies', technology)) },
    { 'script:ld+json': faqPage(technology.ownQuestions) },
  ];
}

export default function Technology({ loaderData: technology, actionData }: Route.ComponentProps) {
  const { name } = technology;
  return (
    <>
      <PageHero
        trail={trailTo('technologies', technology)}
        title={name}
        subtitle={technology.heroSubTitle}
        picture={technology.banner1}
        buttonLabel={`Discuter de mon projet ${name}`}
        cardsLabel={`Ce que ${name} apporte`}
        cards={technology.arguments}
      />
      <TechnologySections technology={technology} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
